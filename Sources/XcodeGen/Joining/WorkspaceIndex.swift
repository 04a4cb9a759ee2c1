internal import Documents
internal import Modules

/// All targets of all specs, by every name that a dependency may call them.
///
/// It is a class because it is handed about for every dependency and is large.
final class WorkspaceIndex {
  /// One target or aggregate, with the spec that has it.
  struct Member {
    let id: TargetID
    let project: Int
    let target: SpecTarget
  }

  let projects: [SpecProject]
  /// In the order of their ids, which are numbered without a gap.
  let members: [Member]
  private let firstID: Int
  /// The final names of each spec.
  private var locals: [[String: TargetID]] = []
  /// By the files that are built.
  private var byProduct: [String: [TargetID]] = [:]
  /// The file that is built, where `productName:` speaks of another one.
  private var builtFiles: [String: String] = [:]
  /// Generated project files, by their path.
  private var byProjectFile: [String: Int] = [:]
  private var byProjectName: [String: [Int]] = [:]
  /// Whether anything at all comes from Carthage.
  private(set) var hasCarthage = false

  init(_ projects: [SpecProject], _ members: [Member]) {
    self.projects = projects
    self.members = members
    firstID = members.first?.id.index ?? 0
    byProduct.reserveCapacity(members.count)
    locals.reserveCapacity(projects.count)
    for (index, project) in projects.enumerated() {
      locals.append(Dictionary(minimumCapacity: project.targets.count + project.aggregates.count))
      let file = project.rootPath("\(project.name).xcodeproj")
      byProjectFile[file] = byProjectFile[file] ?? index
      byProjectName["\(project.name).xcodeproj", default: []].append(index)
    }
    for member in members { add(member) }
  }

  subscript(id: TargetID) -> Member { members[id.index - firstID] }

  /// The target or aggregate of a name in one spec.
  func local(_ name: String, in project: Int) -> TargetID? { locals[project][name] }

  /// The names that dependencies of a spec may use.
  func localNames(in project: Int) -> [String] { locals[project].keys.sorted() }

  /// The targets that build a file.
  func builders(of file: String) -> [TargetID] { byProduct[file] ?? [] }

  /// The file that a target builds whose `productName:` would make it the one that is asked for.
  func builtFile(insteadOf file: String) -> String? { builtFiles[file] }

  /// The names of everything that can be linked by name, sorted.
  func productFiles() -> [String] { byProduct.keys.sorted() }

  /// The loaded spec that generates a project file.
  ///
  /// Projects may be generated elsewhere than beside their spec, so a unique file name will do.
  func generator(of projectFile: String) -> Int? {
    if let exact = byProjectFile[projectFile] { return exact }
    let named = byProjectName[String(projectFile.lastPathName)] ?? []
    return named.count == 1 ? named.first : nil
  }

  private func add(_ member: Member) {
    let (id, target) = (member.id, member.target)
    // Equal final names crash XcodeGen; the first one counts here, and the reader says so.
    let first = locals[member.project].updateValue(id, forKey: target.name)
    if let first { locals[member.project][target.name] = first }
    if target.dependencies.contains(where: { $0.kind == .carthage }) { hasCarthage = true }
    guard target.kind == .native, target.type.fileExtension != nil else { return }
    let files = target.made.builtNames.map(target.type.file)
    for file in files { byProduct[file, default: []].append(id) }
    if let file = files.first, !files.contains(target.made.product) {
      builtFiles[target.made.product] = file
    }
  }
}

extension Target {
  /// The names that settings give the product, which is what Xcode builds; where a variable leaves
  /// them open, what it may be.
  fileprivate var builtNames: [String] {
    guard !settingNames.isEmpty else { return [productName] }
    let names = settingNames.filter { !$0.has(UInt8(ascii: "$")) }
    return names.count == settingNames.count ? names : names + Set([name, productName]).sorted()
  }
}
