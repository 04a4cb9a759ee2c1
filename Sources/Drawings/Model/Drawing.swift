internal import Documents
internal import Findings
internal import Modules

/// A picture of an architecture as plain values: what is drawn, but not yet where.
///
/// `Draft` makes it; every format writes the same drawing, so all of them show the same boxes and
/// arrows in the same order. Nothing is dropped in silence: `omissions` says what the view left out.
struct Drawing {
  /// What was drawn, such as `Modules around ISSNetwork`.
  var title: String
  /// How much was drawn, such as `24 modules, 61 links`.
  var summary = ""
  /// What could not be read and is therefore missing; nil if all of it could.
  var unread: String?
  /// What was folded, reduced or left out, counted; one phrase each.
  var omissions: [String]
  var level: DrawingView.Level
  var look = DrawingView.Look.arrows
  var paper = Paper.a3
  var grouping = DrawingView.Grouping.folder
  /// Top to bottom; empty ones are left out.
  var bands: [Band] = []
  /// Sorted by band, then name.
  var boxes: [Box]
  /// Sorted by the box they leave, then the one they lead to.
  var arrows: [Arrow] = []
  /// In the order in which findings are read.
  var remarks: [Remark]
  /// What pages lead to.
  var links = PageLinks()
  /// For the page: what is told of each box, where that is a module.
  var cards: @Sendable () -> [ModuleCard?] = { [] }
  /// For the page: how its parts are made.
  var makeParts = DrawingView.makeInTurn
  /// Findings about the whole rather than about something drawn; those outside a view are not here.
  var strays: [Remark] = []

  /// Whether arrows to one box run together; between layers each carries its number.
  var isBundled: Bool { level != .layer }

  /// A layer of the architecture, or what is in none.
  struct Band: Hashable {
    let name: String
    /// The number of the layer among all there are, whatever a view leaves out.
    let layer: Int?
    /// The positions of its boxes.
    let boxes: Range<Int>
  }

  /// A rectangle with a name.
  struct Box: Hashable {
    var name: String
    /// What is folded into it, in a few words; may be empty.
    var detail: String
    let meaning: Meaning
    var band: Int
    /// The folder of its spec.
    var home = ""
    /// Who looks after that; empty if nobody does, or nobody asked.
    var owner = ""
    /// What stands at the boxes that link it, instead of lines; nil unless it is a hub.
    var port: String?
    /// For an app: how many dynamic frameworks of the workspace it loads.
    var images: Int?
    /// The positions of the remarks about it; those about its arrows are not among them.
    var remarks: [Int] = []
    /// The highest severity among its remarks.
    var worst: Severity?
    var change: Change?
    /// How many findings about it are mended.
    var mended = 0
    /// The targets in it that were asked for, by name.
    var chosen: [String] = []
    /// The targets it stands for, folded or not, by the numbers of steps.
    var members: [Member] = []
    /// The links between them.
    var inside: [Step] = []

    /// What it stands together with its like by.
    func group(by grouping: DrawingView.Grouping) -> String {
      switch grouping {
      case .folder: home.lastIndex(of: "/").map { String(home[..<$0]) } ?? ""
      case .owner: owner.isEmpty ? "no owner" : owner
      }
    }
  }

  /// A target or an external in a box.
  struct Member: Hashable {
    let number: Int
    let name: String
    /// What it is for its module; nil for what is gone, or comes from outside.
    let role: Role?
  }

  /// What has become of something since an earlier architecture.
  enum Change: String, CaseIterable {
    case added
    case removed
  }

  /// What a box stands for.
  enum Meaning: Hashable {
    case layer
    /// Several modules in one box.
    case group
    /// A target, or a module whose main target has that role.
    case role(Role)
    case external

    /// All there are, in the order of legends.
    static let ordered = [Meaning.layer, .group] + Role.allCases.map(Meaning.role) + [.external]

    /// The word for it in a legend.
    var word: String {
      switch self {
      case .layer: "layer"
      case .group: "group"
      case .role(let role): role.rawValue
      case .external: "external"
      }
    }
  }

  /// All links from one box to another.
  struct Arrow: Hashable {
    var from: Int
    var to: Int
    /// Those links; never empty.
    var steps: [Step]
    var remarks: [Int] = []
    var worst: Severity?
    /// Whether a cycle is to be cut here.
    var isCut = false
    /// How many findings about it are mended.
    var mended = 0
    /// Whether a sign at the box that it leaves stands for it, as it leads to a hub.
    var isPort = false
  }

  /// A link between two targets, which chains are followed along, or what stands for one.
  struct Step: Hashable {
    /// Its ends, by numbers that hold for one drawing: targets and externals, today's and earlier.
    let ends: Pair
    let kind: Kind
    /// Whether a folded companion made it, or it is no link, so that it is no part of any chain of
    /// the product.
    var isAside = false
    /// Whether no source imports what is linked.
    var isUnimported = false
    var change: Change?
    /// Where a spec says it.
    var place: Place?

    /// What a link is for the architecture; what counts most comes first.
    enum Kind: CaseIterable {
      case toImplementation
      case toInterface
      /// Made by what serves tests only.
      case forTests
      /// No link, but an import.
      case imported
      /// Only embeds, or only orders the build.
      case loose
      /// No link at all: the two ends that a finding names.
      case finding
    }
  }

  /// Two boxes, or two nodes, in the direction of what joins them.
  struct Pair: Hashable {
    let from: Int
    let to: Int
  }

  /// What a finding says, where the drawing shows it.
  struct Remark: Hashable {
    let rule: String
    let severity: Severity
    let message: String
    let place: Place
    /// The boxes concerned, sorted.
    var boxes: [Int]
    /// The arrow that it is about.
    var arrow: Int?
    /// The boxes that it leads from and to, whether an arrow joins them or not.
    var ends: Pair?
    /// Whether it is about a cycle or another set, rather than about its two ends.
    var isAboutSet = false
  }

  /// Whether an arrow leads to a higher band.
  func goesUp(_ arrow: Arrow) -> Bool { boxes[arrow.to].band < boxes[arrow.from].band }
}
