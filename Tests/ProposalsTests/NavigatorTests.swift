import Modules
import Testing

@testable import Proposals

@Suite("Layers from groups of Xcode")
struct NavigatorTests {
  /// An app and frameworks, each in a project of its own, in a group of a workspace.
  private static func tried(
    _ groups: KeyValuePairs<String, String>, _ links: String..., appGroups: [String] = []
  ) throws -> Tried {
    var options = ProposalOptions()
    options.navigator = "Music.xcworkspace"
    var builder = GraphBuilder()
    var ids: [String: TargetID] = [:]
    for (name, group) in groups {
      let file = "\(name)/\(name).xcodeproj/project.pbxproj"
      let spec = builder.add(Spec(path: "\(name)/\(name).xcodeproj", file: file, project: name))
      var target = Target(
        name: name, project: name, spec: spec, type: group.isEmpty ? .application : .framework,
        place: Place(file: file))
      target.details.groups =
        group.isEmpty ? appGroups : ["Modules"] + group.split(separator: "/").map(String.init)
      ids[name] = builder.add(target)
    }
    for link in links {
      let ends = link.split(separator: " ").compactMap { ids[String($0)] }
      let place = Place(file: "\(link.split(separator: " ")[0])/project.pbxproj")
      builder.add(
        Link(from: ends[0], to: .target(ends[1]), kind: .framework),
        of: Link.Entry(link, at: place))
    }
    return try Tried(builder.build(), options: options)
  }

  @Test(
    "two groups are enough, and one of them may hold a single module if it is named like a layer")
  func few() throws {
    let tried = try Self.tried(
      ["App": "", "Home": "Screens", "Shop": "Screens", "Net": "Services"], "App Home", "App Shop",
      "Home Net", "Shop Net")
    #expect(tried.layers == ["app: App", "screens: Home Shop", "services: Net"])
    #expect(tried.lines.contains { $0.contains(#"{group: "Services"}"#) })
  }

  @Test("groups that put the app among others don't count, and a comment names the workspace")
  func mixed() throws {
    let groups: KeyValuePairs = [
      "App": "", "Home": "Screens", "Shop": "Screens", "Net": "Modules", "Log": "Modules",
    ]
    let links = ["App Home", "App Shop", "Home Net", "Shop Log"]
    let tried = try Self.tried(groups, links[0], links[1], links[2], links[3])
    #expect(tried.first.text.contains("# in the group Screens of Music.xcworkspace: Home, Shop"))
    let mixed = try Self.tried(
      groups, links[0], links[1], links[2], links[3], appGroups: ["Modules"])
    #expect(!mixed.lines.contains { $0.contains("group:") })
    #expect(mixed.layers[0] == "app: App")
  }

  @Test("groups inside that of a module are those of its sources")
  func inside() throws {
    let tried = try Self.tried(
      ["App": "", "Home": "Screens/Home/domain", "Shop": "Screens", "Net": "Services/Net/shared"],
      "App Home", "App Shop", "Home Net", "Shop Net")
    #expect(tried.layers == ["app: App", "screens: Home Shop", "services: Net"])
  }

  @Test("a group around the sources of a single module is no layer")
  func ofSources() throws {
    let tried = try Self.tried(
      [
        "App": "", "Home": "Screens", "Shop": "Screens", "Net": "Core", "Log": "Core", "Dev": "Odd",
      ],
      "App Home", "App Shop", "Home Dev", "Shop Net", "Home Log", "Dev Log")
    #expect(!tried.lines.contains { $0.contains("Odd") })
    #expect(tried.layers.last == "core: Dev Log Net")
  }

  @Test("three groups of single modules are enough if they are named like layers")
  func named() throws {
    let links = ["App Start", "Start Home", "Home Net"]
    let tried = try Self.tried(
      ["App": "", "Start": "Flow", "Home": "Feature", "Net": "Common"], links[0], links[1],
      links[2])
    #expect(tried.layers == ["app: App", "flow: Start", "feature: Home", "common: Net"])
    // Such a group may be the folder of a module alone.
    let alone = try Self.tried(
      ["App": "", "Start": "First", "Home": "Second", "Net": "Third"], links[0], links[1], links[2])
    #expect(!alone.lines.contains { $0.contains("group:") })
  }
}
