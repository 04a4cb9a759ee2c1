import Documents
import Modules

/// The words in parentheses after the name of a drawn target.
///
/// - A product type by XcodeGen's name, or `app`, `extension`, `static`, `library`, `unit-tests`,
///   `ui-tests`; a platform by its name.
/// - `layer:domain` and `role:mock`: the spec's own tags.
/// - `built:static`, `built:dynamic`: what Xcode builds, unlike what XcodeGen sees.
/// - `host:App`, `drives:App`: `TEST_HOST` and `TEST_TARGET_NAME`; `-ObjC`, `-all_load`;
///   `no-loader`: without `BUNDLE_LOADER`.
/// - `project:Name`, `product:Name`.
/// - `from:folder`: the folder of its sources.
/// - `twin:Kit`: what XcodeGen makes of a target `Kit` for the target's platform.
/// - `path:@loader_path/Frameworks`: a run path; `install:@rpath`: a dynamic library's install
///   name; `force:S.framework`: an argument of `-force_load`; `script:text`, with `_` for
///   spaces.
enum DrawingWord {
  static let types: [String: ProductType] = [
    "app": .application, "extension": .appExtension, "static": .staticFramework,
    "library": .staticLibrary, "unit-tests": .unitTests, "ui-tests": .uiTests,
  ]
}

extension Target {
  /// Does what a word says; false, if it says nothing.
  mutating func apply(_ word: String, at place: Place) -> Bool {
    let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
    if parts.count == 2 { return apply(key: parts[0], value: parts[1], at: place) }
    if let type = DrawingWord.types[word] ?? ProductType(specified: word) {
      self.type = type
      declaredLinkage = type.defaultLinkage
      linkage = type.defaultLinkage
    } else if let platform = Platform(rawValue: word) {
      self.platform = platform
    } else if word == "-ObjC" {
      details.build.loadsObjCMembers = true
    } else if word == "no-loader" {
      details.build.linksHost = false
    } else if word == "-all_load" {
      details.build.loadsAllMembers = true
    } else {
      return false
    }
    return true
  }

  private mutating func apply(key: String, value: String, at place: Place) -> Bool {
    switch key {
    case "layer": details.tag.layer = .init(value, at: place)
    case "role": details.tag.role = .init(value, at: place)
    case "host": details.build.testHost = .init(value, at: place)
    case "drives": details.build.testTarget = .init(value, at: place)
    case "project": details.project = value
    case "product": details.productName = value
    case "twin":
      details.productName = value
      details.provenance = [Provenance(.platform, platform.rawValue, at: place)]
    case "path": details.build.runPaths = (details.build.runPaths ?? []) + [value]
    case "script": details.build.scripts.append(value.replacing("_", with: " "))
    case "install": details.build.installFolder = value
    case "force": details.build.forceLoaded.append(value)
    case "from": details.sources.append(SourcePath(value, at: place))
    case "built": linkage = Linkage(rawValue: value) ?? linkage
    default: return false
    }
    return true
  }
}
