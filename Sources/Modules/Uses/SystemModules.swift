/// Modules that come with the system, as far as it matters which they are.
package enum SystemModules {
  /// Frameworks whose names a workspace might use for modules of its own, or for names close to
  /// them: nobody can tell which of the two an import means, unless the target lists its own.
  package static let names: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts", "ActivityKit",
    "AdServices", "AdSupport", "AppIntents", "AppKit", "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "CFNetwork", "CallKit", "CarPlay", "Charts",
    "ClassKit", "CloudKit", "Combine", "CommonCrypto", "Compression", "Contacts", "ContactsUI",
    "CoreAudio", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit",
    "CryptoTokenKit", "Darwin", "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck",
    "Dispatch", "Distributed", "EventKit", "EventKitUI", "ExtensionKit", "ExternalAccessory",
    "FamilyControls", "FileProvider", "Foundation", "FoundationModels", "GameController",
    "GameKit", "GameplayKit", "GLKit", "Glibc", "HealthKit", "HomeKit", "IOKit", "ImageIO",
    "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit",
    "MachO", "ManagedSettings", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MetricKit", "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "Musl",
    "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NotificationCenter",
    "ObjectiveC", "Observation", "OSLog", "PDFKit", "PackageDescription", "PackagePlugin",
    "PassKit", "PencilKit", "Photos", "PhotosUI", "PlaygroundSupport", "PushKit", "QuartzCore",
    "QuickLook", "QuickLookThumbnailing", "RealityKit", "RegexBuilder", "ReplayKit",
    "SafariServices", "SceneKit", "ScreenTime", "Security", "ShazamKit", "Social", "SoundAnalysis",
    "Speech", "SpriteKit", "StoreKit", "StoreKitTest", "Swift", "SwiftData", "SwiftUI",
    "Synchronization", "SystemConfiguration", "Testing", "TipKit", "Translation", "TVMLKit",
    "TVServices", "TVUIKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
    "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit",
    "WeatherKit", "WebKit", "WidgetKit", "XCTest", "os", "simd", "sqlite3", "zlib",
  ]
}
