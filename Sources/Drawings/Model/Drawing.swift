package import Documents
package import Findings
package import Modules

/// A picture of an architecture as plain values: what is drawn, but not yet where.
///
/// Every format writes the same drawing, so all of them show the same boxes and arrows in the
/// same order. Nothing is dropped in silence: `omissions` says what the view left out.
package struct Drawing: Sendable {
  /// What was drawn, such as `Modules around ISSNetwork`.
  package var title: String
  /// How much was drawn, such as `24 modules, 61 links`.
  package var summary: String
  /// What was folded, reduced or left out, counted; one phrase each.
  package var omissions: [String]
  package var level: DrawingView.Level
  /// Top to bottom; empty ones are left out.
  package var bands: [Band]
  /// Sorted by band, then name.
  package var boxes: [Box]
  /// Sorted by the box they leave, then the one they lead to.
  package var arrows: [Arrow]
  /// In the order in which findings are read.
  package var remarks: [Remark]
  /// Findings about the whole rather than about something drawn; those outside a view are not here.
  package var strays: [Remark] = []

  /// Whether arrows to one box run together; between layers each carries its number.
  var isBundled: Bool { level != .layer }

  /// A layer of the architecture, or what is in none.
  package struct Band: Hashable, Sendable {
    package let name: String
    /// The positions of its boxes.
    package let boxes: Range<Int>
  }

  /// A rectangle with a name.
  package struct Box: Hashable, Sendable {
    package var name: String
    /// What is folded into it, in a few words; may be empty.
    package var detail: String
    package let kind: Kind
    package var band: Int
    /// Where what it stands for is written.
    package var place: Place?
    /// For an app: how many dynamic frameworks of the workspace it loads.
    package var images: Int?
    /// The positions of the remarks about it; those about its arrows are not among them.
    package var remarks: [Int] = []
    /// The gravest severity among its remarks.
    package var worst: Severity?
    package var change: Change?
  }

  /// What has become of something since an earlier architecture.
  package enum Change: String, CaseIterable, Sendable {
    case added
    case removed
  }

  /// What a box stands for.
  package enum Kind: Hashable, Sendable {
    case layer
    /// A target, or a module whose main target has that role.
    case role(Role)
    case external
  }

  /// All links from one box to another.
  package struct Arrow: Hashable, Sendable {
    package var from: Int
    package var to: Int
    /// How many links it stands for.
    package var count: Int
    /// Whether the product really links the other in at least one of them.
    package var links: Bool
    package var remarks: [Int] = []
    package var worst: Severity?
    /// Whether a cycle is to be cut here.
    package var isCut = false
    /// What has become of the arrow as a whole.
    package var change: Change?
    /// How many of its links are new, where the arrow is not.
    package var gained = 0
    /// How many links it had before and has not any more, where the arrow is still there.
    package var lost = 0

    /// Whether anything about it is other than before.
    var hasChanged: Bool { change != nil || gained + lost > 0 }
  }

  /// Two boxes, or two nodes, in the direction of what joins them.
  struct Pair: Hashable {
    let from: Int
    let to: Int
  }

  /// What a finding says, where the drawing shows it.
  package struct Remark: Hashable, Sendable {
    package let rule: String
    package let severity: Severity
    package let message: String
    package let place: Place
    /// The boxes concerned, sorted.
    package var boxes: [Int]
    /// The arrow that it is about.
    package var arrow: Int?
  }
}

extension Drawing.Kind {
  /// The word for it in a legend.
  package var word: String {
    switch self {
    case .layer: "layer"
    case .role(let role): role.rawValue
    case .external: "external"
    }
  }
}

extension Drawing.Kind {
  /// All there are, in the order of legends.
  static let ordered = [Drawing.Kind.layer] + Role.allCases.map(Drawing.Kind.role) + [.external]
}
