@_exported public import Findings
@_exported public import LinkedImages

/// A diagram of an architecture as plain values, without positions.
///
/// `Draft` makes it; every format writes the same diagram, so all of them show the same boxes and
/// arrows in the same order. `omissions` lists everything that the view left out.
package struct Drawing {
  /// What was drawn, such as `Modules around ISSNetwork`.
  package var title: String
  /// How much was drawn, such as `24 modules, 61 links`.
  package var summary = ""
  /// What could not be read and is therefore missing; nil if all of it could.
  package var unread: String?
  /// What a reader has to know about the whole, a sentence without an end each.
  package var notes: [String] = []
  /// What was folded, reduced or left out, counted; one phrase each.
  package var omissions: [String]
  /// The findings that are fixed since an earlier architecture, in words.
  package var fixedFindings: [String] = []
  /// What was asked for.
  package var view: DrawingView
  /// Whether it shows what programs load.
  package var isOfLaunch = false
  /// Top to bottom; empty ones are left out.
  package var bands: [Band] = []
  /// Sorted by band, then name.
  package var boxes: [Box]
  /// Sorted by the box they leave, then the one they lead to.
  package var arrows: [Arrow] = []
  /// In the order in which findings are read.
  package var remarks: [Remark]
  /// For the page: the card of each box that is a module.
  package var cards: @Sendable () -> [ModuleCard?] = { [] }
  /// Findings about the whole rather than about something drawn; those outside a view are not here.
  package var strays: [Remark] = []

  /// Whether arrows to one box run together; between layers each carries its number.
  package var isBundled: Bool { view.level != .layer }

  /// A layer of the architecture, or what is in none.
  package struct Band: Hashable {
    package let name: String
    /// The number of the layer among all layers, even if a view omits some.
    package let layer: Int?
    package let boxes: Range<Int>
  }

  /// A rectangle with a name.
  package struct Box: Hashable {
    package var name: String
    package var detail: String
    package let meaning: Meaning
    package var band: Int
    /// Whether it is a part of a module that has another box.
    package var isPart = false
    /// How many boxes link it in the whole, also where a view omits them.
    package var users = 0
    package var home = ""
    /// The file of its spec; empty if it has none.
    package var file = ""
    /// The owner; empty if there is none or it was not requested.
    package var owner = ""
    /// The label of a hub at the boxes that link it, in place of lines; nil for other boxes.
    package var port: String?
    /// For an app: how many dynamic frameworks of the workspace it loads.
    package var images: Int?
    /// The positions of the remarks about it; those about its arrows are not among them.
    package var remarks: [Int] = []
    package var worst: Severity?
    /// The highest severity among those that say that the box itself is broken.
    package var flaw: Severity?
    package var change: Change?
    /// Whether a change can break what it stands for.
    package var isAffected = false
    package var fixed = 0
    /// How many links to and from it changed nothing, and are left out for that.
    package var unchanged = 0
    /// The targets in it that were asked for, by name.
    package var chosen: [String] = []
    /// The targets it stands for, folded or not, by the numbers of steps.
    package var members: [Member] = []
    package var inside: [Step] = []

    package func group(by grouping: DrawingView.Grouping) -> String {
      switch grouping {
      case .folder: home.lastIndex(of: "/").map { String(home[..<$0]) } ?? ""
      case .owner: owner.isEmpty ? "no owner" : owner
      }
    }
  }

  /// A target or an external in a box.
  package struct Member: Hashable {
    package let number: Int
    package let name: String
    /// What it is for its module; nil for what is gone, or comes from outside.
    package let role: Role?
  }

  /// The change of an element since an earlier architecture.
  package enum Change: String, CaseIterable {
    case added, removed
  }

  package enum Meaning: Hashable {
    case layer, group
    /// A target, or a module whose main target has that role.
    case role(Role)
    case external

    /// All there are, in the order of legends.
    static let ordered = [Meaning.layer, .group] + Role.allCases.map(Meaning.role) + [.external]

    package var word: String {
      switch self {
      case .layer: "layer"
      case .group: "group"
      case .role(let role): role.rawValue
      case .external: "external"
      }
    }
  }

  /// All links from one box to another.
  package struct Arrow: Hashable {
    package var from: Int
    package var to: Int
    package var steps: [Step]
    package var remarks: [Int] = []
    package var worst: Severity?
    /// Whether a cycle is to be cut here.
    package var isCut = false
    package var fixed = 0
    /// Whether a sign at the box that it leaves stands for it, as it leads to a hub.
    package var isPort = false
  }

  /// A link between two targets, which chains are followed along, or what stands for one.
  package struct Step: Hashable {
    /// Its ends, by numbers that hold for one drawing: targets and externals, today's and earlier.
    let ends: Pair
    let kind: Kind
    /// Whether it is not part of a chain: an import, or a link of a folded companion.
    var isAside = false
    var isUnimported = false
    var change: Change?
    var place: Place?

    /// The meaning of a link for the architecture, the most important first.
    package enum Kind: CaseIterable {
      case toImplementation, toInterface
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
  package typealias Pair = Adjacency.Edge

  /// A finding, where the drawing shows it.
  package struct Remark {
    package let finding: ReportedFinding
    /// The boxes concerned, sorted.
    package var boxes: [Int]
    package var arrow: Int?
    /// The boxes that its parts lead from and to, whether an arrow joins them or not.
    package var ends: [Pair] = []
    /// Whether it says that a box itself is broken.
    var isFlaw = true
  }

  package func goesUp(_ arrow: Arrow) -> Bool { boxes[arrow.to].band < boxes[arrow.from].band }
}
