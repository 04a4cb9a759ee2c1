/// What manifests need to know of the libraries they are written with: which types there are, and
/// which types the arguments of calls have.
struct LibraryTypes: Sendable {
  /// Which library describes what is read.
  enum Dialect {
    case package
    case tuist
  }

  static let modules: Set<String> = [
    "PackageDescription", "ProjectDescription", "Swift", "Foundation", "CompilerPluginSupport",
  ]

  /// The kinds of targets of a package, by the functions that make them.
  static let targetKinds = [
    "target": "regular", "executableTarget": "executable", "testTarget": "test",
    "systemLibrary": "system", "binaryTarget": "binary", "plugin": "plugin", "macro": "macro",
  ]

  static func of(_ dialect: Dialect) -> LibraryTypes {
    dialect == .package ? package : tuist
  }

  private let names: Set<String>
  private let aliases: [String: TypeSyntax]
  /// The types of arguments, by type and label; `*` stands for every type.
  private let arguments: [String: TypeSyntax]

  func knows(_ name: String) -> Bool { names.contains(name) }

  func alias(_ name: String) -> TypeSyntax? { aliases[name] }

  /// The type of an argument; one without a label is called `_`.
  func argument(_ label: String?, of type: String) -> TypeSyntax? {
    let label = label ?? "_"
    return arguments["\(type).\(label)"] ?? arguments["*.\(label)"]
  }

  /// The type of the elements that a type is written as a list of.
  static func element(of type: String) -> TypeSyntax? {
    elements[type].map { .name([$0], []) }
  }

  private static let elements = [
    "Destinations": "Destination", "SourceFilesList": "SourceFileGlob",
    "ResourceFileElements": "ResourceFileElement", "Plist.Value": "Plist.Value",
    "FileList": "FileListGlob",
  ]

  /// Types are written as `A`, `A.B`, `[A]` and `[A:B]`, one after another.
  private init(names: String, aliases: [String: String], arguments: String) {
    var table: [String: TypeSyntax] = [:]
    for line in arguments.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for word in words.dropFirst() {
        let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
        if parts.count == 2 { table["\(words[0]).\(parts[0])"] = LibraryTypes.syntax(parts[1]) }
      }
    }
    let standard = """
      String Substring Character Int Double Float Bool Array Set Dictionary Optional Any Never Void
      Sequence Collection StringProtocol CaseIterable Equatable Hashable Codable Encodable Error
      Decodable Identifiable Comparable RawRepresentable CustomStringConvertible Sendable
      ExpressibleByStringLiteral ExpressibleByArrayLiteral ExpressibleByStringInterpolation
      AnyHashable KeyValuePairs Version
      """
    self.names = Set(
      (names + " " + standard).split(whereSeparator: \.isWhitespace).map(String.init))
    self.aliases = aliases.mapValues(LibraryTypes.syntax)
    self.arguments = table
  }

  private static func syntax(_ text: String) -> TypeSyntax {
    guard text.hasPrefix("[") else { return .name(text.split(separator: ".").map(String.init), []) }
    let parts = text.dropFirst().dropLast().split(separator: ":").map { syntax(String($0)) }
    return parts.count == 2 ? .dictionary(parts[0], parts[1]) : .array(parts[0])
  }

  private static let package = LibraryTypes(
    names: """
      Package Package.Dependency Package.Dependency.Requirement Package.Dependency.Trait Target
      Target.Dependency Target.PluginUsage Target.PluginCapability Target.TargetType Product
      Product.Library Product.Library.LibraryType Platform SupportedPlatform Resource SwiftSetting
      CSetting CXXSetting LinkerSetting BuildConfiguration BuildSettingCondition Trait
      TargetDependencyCondition SwiftVersion SwiftLanguageMode LanguageTag CLanguageStandard
      CXXLanguageStandard SystemPackageProvider PackageSettings Context PluginPermission
      PluginCommandIntent PluginNetworkPermissionScope ProcessInfo
      """, aliases: ["PackageDependency": "Package.Dependency"],
    arguments: """
      Package platforms:[SupportedPlatform] products:[Product] dependencies:[Package.Dependency]
      Package targets:[Target] traits:[Trait] swiftLanguageModes:[SwiftLanguageMode]
      Package swiftLanguageVersions:[SwiftVersion] providers:[SystemPackageProvider]
      Package defaultLocalization:LanguageTag cLanguageStandard:CLanguageStandard
      Package cxxLanguageStandard:CXXLanguageStandard
      Package.Dependency traits:[Package.Dependency.Trait] _:Package.Dependency.Requirement
      Package.Dependency requirement:Package.Dependency.Requirement
      Target dependencies:[Target.Dependency] resources:[Resource] plugins:[Target.PluginUsage]
      Target swiftSettings:[SwiftSetting] cSettings:[CSetting] cxxSettings:[CXXSetting]
      Target linkerSettings:[LinkerSetting] capability:Target.PluginCapability
      Target providers:[SystemPackageProvider] type:Target.TargetType
      Target.Dependency condition:TargetDependencyCondition
      Product type:Product.Library.LibraryType
      * platforms:[Platform] configuration:BuildConfiguration name:String package:String
      Target path:String exclude:[String] sources:[String] publicHeadersPath:String url:String
      Target checksum:String pkgConfig:String
      Package.Dependency url:String path:String id:String
      Product targets:[String]
      Package pkgConfig:String
      SwiftSetting _:BuildSettingCondition
      CSetting _:BuildSettingCondition
      CXXSetting _:BuildSettingCondition
      LinkerSetting _:BuildSettingCondition
      PackageSettings productTypes:[String:Product]
      """)

  private static let tuist = LibraryTypes(
    names: """
      Project Project.Options Workspace Workspace.GenerationOptions Target TargetDependency Package
      Package.Requirement Product Platform Destination Destinations DeploymentTarget
      DeploymentTargets InfoPlist Plist Plist.Value Entitlements SourceFilesList SourceFileGlob
      ResourceFileElements ResourceFileElement Path Headers TargetScript CoreDataModel FileElement
      Settings SettingValue Configuration ConfigurationName DefaultSettings Scheme Environment
      TargetReference BuildAction TestAction TestActionOptions RunAction ArchiveAction ProfileAction
      AnalyzeAction LaunchArgument LaunchArguments Arguments EnvironmentVariable TestableTarget
      FileHeaderTemplate ResourceSynthesizer CopyFilesAction LinkingStatus SDKStatus SDKType
      PlatformCondition PlatformFilter TargetMetadata MergedBinaryType BuildableFolder Config Tuist
      PluginLocation Plugin Template PackageSettings Dependencies ExecutionAction TestPlan
      CodeCoverageMode FileCodeGen DeploymentDevice TargetAction BuildRule RunActionOptions
      TargetDependency.PackageType FileList FileListGlob SchemeDiagnosticsOptions
      ResourceSynthesizer.Parser CarthageDependencies SwiftPackageManagerDependencies
      PrivacyManifest OnDemandResourcesTags ExecutableReference CoreDataModel Cloud
      """,
    aliases: [
      "SettingsDictionary": "[String:SettingValue]", "InfoPlist.Value": "Plist.Value",
      "Target.Dependency": "TargetDependency", "ProjectOption": "Project.Options",
    ],
    arguments: """
      Project packages:[Package] targets:[Target] settings:Settings options:Project.Options
      Project schemes:[Scheme] additionalFiles:[FileElement]
      Project fileHeaderTemplate:FileHeaderTemplate resourceSynthesizers:[ResourceSynthesizer]
      Workspace projects:[Path] additionalFiles:[FileElement] schemes:[Scheme]
      Workspace fileHeaderTemplate:FileHeaderTemplate
      Workspace generationOptions:Workspace.GenerationOptions
      Target destinations:Destinations platform:Platform product:Product infoPlist:InfoPlist
      Target deploymentTargets:DeploymentTargets deploymentTarget:DeploymentTarget
      Target sources:SourceFilesList resources:ResourceFileElements headers:Headers
      Target entitlements:Entitlements scripts:[TargetScript] actions:[TargetAction]
      Target dependencies:[TargetDependency] settings:Settings coreDataModels:[CoreDataModel]
      Target copyFiles:[CopyFilesAction] additionalFiles:[FileElement] metadata:TargetMetadata
      Target environmentVariables:[String:EnvironmentVariable] buildRules:[BuildRule]
      Target launchArguments:[LaunchArgument] mergedBinaryType:MergedBinaryType
      Target buildableFolders:[BuildableFolder]
      TargetDependency status:LinkingStatus condition:PlatformCondition publicHeaders:Path
      TargetDependency swiftModuleMap:Path
      PlatformCondition _:[PlatformFilter]
      Package _:Package.Requirement requirement:Package.Requirement
      InfoPlist with:[String:Plist.Value] _:[String:Plist.Value]
      Entitlements with:[String:Plist.Value] _:[String:Plist.Value]
      Plist.Value _:Plist.Value
      SourceFilesList globs:[SourceFileGlob] _:[Path]
      SourceFileGlob _:Path excluding:[Path] codeGen:FileCodeGen
      ResourceFileElements resources:[ResourceFileElement]
      * path:Path pattern:Path glob:Path xcconfig:Path excluding:[Path] settings:[String:SettingValue]
      * infoPlist:InfoPlist name:String
      Target bundleId:String productName:String
      Project organizationName:String
      TargetDependency target:String product:String
      Package url:String
      Settings base:[String:SettingValue] configurations:[Configuration]
      Settings defaultSettings:DefaultSettings debug:[String:SettingValue]
      Config plugins:[PluginLocation]
      Tuist plugins:[PluginLocation] project:Tuist
      PackageSettings productTypes:[String:Product]
      """)
}
