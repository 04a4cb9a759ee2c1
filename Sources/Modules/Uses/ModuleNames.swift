internal import Imports
internal import Pages

/// Who builds the modules that sources name.
struct ModuleNames {
  private let graph: ModuleGraph
  private var byModule: [String: [TargetID]] = [:]
  /// Headers name frameworks, which may be called otherwise than their modules; empty, if no source
  /// names any.
  private var byProduct: [String: [TargetID]] = [:]
  private var externals: [String: [ExternalID]] = [:]

  init(_ graph: ModuleGraph) {
    self.graph = graph
    let hasHeaders = graph.sources.files.contains { $0.imports.contains { $0.kind == .header } }
    for id in graph.targetIDs where graph[id].isImportable {
      for name in graph[id].moduleNames { byModule[name, default: []].append(id) }
      guard hasHeaders else { continue }
      for name in Set([graph[id].productName] + graph[id].settingNames) {
        byProduct[name, default: []].append(id)
      }
    }
    for index in graph.externals.indices {
      externals[graph.externals[index].importedName, default: []].append(ExternalID(index))
    }
  }

  /// The names of all modules that targets build, sorted.
  var all: [String] { byModule.keys.sorted() }

  /// The targets that build what an import names.
  func targets(_ item: Import) -> [TargetID] {
    let named = byModule[item.module] ?? []
    return named.isEmpty && item.kind == .header ? byProduct[item.module] ?? [] : named
  }

  func externals(_ item: Import) -> [ExternalID] { externals[item.module] ?? [] }

  /// Whether an import means the target itself.
  func isOwn(_ item: Import, of id: TargetID) -> Bool {
    let target = graph[id]
    return target.isImported(as: item.module)
      || item.kind == .header && ([target.productName] + target.settingNames).contains(item.module)
  }
}

extension Target {
  /// Whether its product has a module that others can import; of an app only its tests do.
  package var isImportable: Bool {
    kind == .native && !type.isTest && type != .bundle && type != .ocUnitTests
      && type != .metalLibrary && type != .none
  }
}

extension External {
  /// What sources would call it if it is named like its module: the name of a framework without
  /// its ending.
  fileprivate var importedName: String {
    let file = String(name.lastPathName)
    let stem = file.split(separator: ".", maxSplits: 1).first.map(String.init) ?? file
    return stem.hasPrefix("lib") && file.contains(".") ? String(stem.dropFirst(3)) : stem
  }
}

/// Modules that come with the system, as far as it matters which they are.
package enum SystemModules {
  /// Frameworks whose names a workspace might use for its own modules, or names close to them.
  ///
  /// An import of one is ambiguous unless the target lists a module of its own.
  package static let names = Set(
    LibraryFiles.systemModules.split { $0.isWhitespace }.map(String.init))
}
