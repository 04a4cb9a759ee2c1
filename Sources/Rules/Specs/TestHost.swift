package import Configuration
internal import Documents
package import Findings
internal import Modules

/// Finds test bundles without the application that they need, and host apps without their module.
package struct TestHost: Rule {
  package static let description = RuleDescription(
    "test-host", .warning, "a test bundle or a host app misses what it tests")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    let names = AppNames(survey.graph)
    return survey.graph.targetIDs.compactMap { id in
      switch survey.architecture.role(of: id) {
      case .unitTests: return wrongHost(of: id, names, survey)
      case .uiTests: return wrongTarget(of: id, names, survey) ?? appless(id, survey)
      case .hostApp: return idleHost(id, survey)
      default: return nil
      }
    }
  }

  /// A `TEST_HOST` whose application nobody builds.
  private func wrongHost(of id: TargetID, _ names: AppNames, _ survey: Survey) -> Finding? {
    guard !survey.conditions.isLoneSpec, let setting = survey.graph[id].build.testHost,
      let name = AppNames.productName(inTestHost: setting.value), !name.contains("$"),
      names.app(inTestHost: setting.value, for: id) == nil
    else { return nil }
    let host = survey.images.hosts.host(of: id).map { host in
      "its host \(survey.graph[host].name) builds \(survey.graph[host].product); without this line "
        + "XcodeGen fills in the right path"
    }
    return .unknownApp(
      "\(name).app", setting, "TEST_HOST", of: id, in: survey.architecture,
      help: host ?? names.suggestion(for: name))
  }

  /// A `TEST_TARGET_NAME` that no application has.
  private func wrongTarget(of id: TargetID, _ names: AppNames, _ survey: Survey) -> Finding? {
    guard !survey.conditions.isLoneSpec, let setting = survey.graph[id].build.testTarget,
      !setting.value.contains("$"), !setting.value.isEmpty, !names.all.contains(setting.value)
    else { return nil }
    return .unknownApp(
      setting.value, setting, "TEST_TARGET_NAME", of: id, in: survey.architecture,
      help: names.suggestion(for: setting.value))
  }

  /// A UI-test bundle that drives nothing.
  private func appless(_ id: TargetID, _ survey: Survey) -> Finding? {
    let graph = survey.graph
    let hasApp = graph.links(from: id).contains { link in
      link.target.map { graph[$0].type.isApp } ?? (graph.isUnread(link.to))
    }
    guard !hasApp, graph[id].build.testTarget == nil, survey.images.hosts.host(of: id) == nil
    else { return nil }
    return Finding(
      of: TestHost.self,
      "\(survey.architecture.words(for: id)) is a UI-test bundle that depends on no application",
      about: id, in: graph,
      help: survey.architecture.appBeside(id).map { app in
        "add `\(graph.entry(for: app, in: id))` to its dependencies"
      } ?? "add the application that they drive to their dependencies")
  }

  /// A host app that reaches neither an implementation nor an interface of its module.
  private func idleHost(_ id: TargetID, _ survey: Survey) -> Finding? {
    let architecture = survey.architecture
    let module = architecture[architecture.module(of: id)]
    let hosted = module.targets.filter {
      [.implementation, .interface].contains(architecture.role(of: $0))
    }
    guard let main = hosted.first(where: { architecture.role(of: $0) == .implementation }),
      !survey.graph.reaches(hosted, from: id)
    else { return nil }
    let name = survey.graph.name(of: main)
    let isAlone = architecture.interfacesInReach(of: main).isEmpty
    return Finding(
      of: TestHost.self,
      "\(architecture.words(for: id)) is a host app of \(module.name), and links "
        + (isAlone ? "nothing of it" : "neither \(name) nor its interface"),
      about: id, in: survey.graph,
      help: "add `\(survey.graph.entry(for: main, in: id))` to its dependencies")
  }
}

extension Finding {
  fileprivate static func unknownApp(
    _ name: String, _ setting: BuildFacts.Setting, _ key: String, of id: TargetID,
    in architecture: Architecture, help: String?
  ) -> Finding {
    Finding(
      of: TestHost.self,
      "the \(key) of \(architecture.words(for: id)) is \(name), which no spec builds",
      at: setting.place, from: Subject(id, in: architecture.graph), to: Subject(name), help: help)
  }
}

extension AppNames {
  /// The name of an application that was probably meant.
  fileprivate func suggestion(for name: String) -> String? {
    NearestName.of(name, among: all.sorted()).map { "did you mean `\($0)`?" }
  }
}

extension Architecture {
  /// The application of its module and spec that a bundle may drive.
  fileprivate func appBeside(_ test: TargetID) -> TargetID? {
    self[module(of: test)].targets.first { id in
      graph[id].type.isApp && graph[id].spec == graph[test].spec
    }
  }
}

extension ModuleGraph {
  /// Whether a link leads into a project that archlint does not read.
  fileprivate func isUnread(_ end: Link.End) -> Bool {
    guard case .external(let id) = end else { return false }
    return self[id].kind == .project
  }

  /// Whether dependencies lead from a target to one of some others.
  fileprivate func reaches(_ goals: [TargetID], from start: TargetID) -> Bool {
    var seen: Set<TargetID> = [start]
    var queue = [start]
    while let id = queue.popLast() {
      if goals.contains(id) { return true }
      for link in links(from: id) {
        guard let target = link.target, seen.insert(target).inserted else { continue }
        queue.append(target)
      }
    }
    return false
  }
}
