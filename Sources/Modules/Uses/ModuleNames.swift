internal import Imports
internal import WordLists

struct ModuleNames {
  private let graph: ModuleGraph
  private var byModule: [String: [TargetID]] = [:]
  /// By product, since frameworks may be named otherwise than modules.
  private var byProduct: [String: [TargetID]] = [:]
  private var externals: [String: [ExternalID]] = [:]

  init(_ graph: ModuleGraph) {
    self.graph = graph
    for id in graph.targetIDs where graph[id].isImportable {
      for name in graph[id].moduleNames { byModule[name, default: []].append(id) }
      for name in Set([graph[id].productName] + graph[id].settingNames) {
        byProduct[name, default: []].append(id)
      }
    }
    for index in graph.externals.indices where graph.products[ExternalID(index)] == nil {
      // A framework without its extension, if its module is named alike.
      let file = String(graph.externals[index].name.lastPathName)
      let stem = file.split(separator: ".", maxSplits: 1).first.map(String.init) ?? file
      let isLibrary = stem.hasPrefix("lib") && file.contains(".")
      let name = isLibrary ? String(stem.dropFirst(3)) : stem
      externals[name, default: []].append(ExternalID(index))
    }
  }

  var all: [String] { byModule.keys.sorted() }

  func targets(_ item: Import) -> [TargetID] {
    let named = byModule[item.module] ?? []
    return named.isEmpty && item.kind == .header ? byProduct[item.module] ?? [] : named
  }

  func externals(_ item: Import) -> [ExternalID] { externals[item.module] ?? [] }

  func isOwn(_ item: Import, of id: TargetID) -> Bool {
    let target = graph[id]
    return target.moduleNames.contains(item.module)
      || item.kind == .header && ([target.productName] + target.settingNames).contains(item.module)
  }
}

extension Target {
  /// Whether others can import its module; an app's is only for its tests.
  ///
  /// A system library of a package has a module, although it has no product.
  package var isImportable: Bool {
    kind == .native && !type.isTest && type != .bundle && type != .ocUnitTests
      && type != .metalLibrary && (type != .none || details.isSystemLibrary)
  }
}

/// System modules that need special treatment.
package enum SystemModules {
  /// Frameworks whose names a workspace might use for its own modules, or names close to them.
  ///
  /// An import of one is ambiguous unless the target lists a module of its own.
  package static let names = Set(LibraryFiles.systemModules)
}
