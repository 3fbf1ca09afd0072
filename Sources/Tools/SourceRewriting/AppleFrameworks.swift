/// The names of Apple's frameworks, and the prefixes of their types.
package enum AppleFrameworks {
    /// Returns the framework that declares a type, among the modules that a source imports; nil if none of them
    /// declares it.
    package static func framework(of type: String, imported: Set<String>) -> String? {
        for framework in imported.sorted() {
            guard let prefixes = prefixes[framework] else { continue }
            if prefixes.contains(where: { hasPrefix(type, $0) }) { return framework }
        }
        return nil
    }

    /// Whether a type has a prefix of UIKit or of a related framework.
    package static func belongsToUIKit(_ type: String) -> Bool {
        ["UI", "NS", "CA", "CG", "CF"].contains { hasPrefix(type, $0) }
    }

    /// Whether a name begins with a prefix. An uppercase letter must follow a prefix of up to three letters: `UIView`,
    /// but not `UIdesign`.
    private static func hasPrefix(_ name: String, _ prefix: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        return prefix.count > 3 || name.dropFirst(prefix.count).first?.isUppercase ?? false
    }

    package static func isFramework(_ module: String) -> Bool { all.contains(module) }

    /// Returns the prefixes of the names of a framework that does not exist here, and of the frameworks that it
    /// exports; nil for another module.
    ///
    /// Modules of apps can have names such as `Network`, so frameworks whose names are common words are left out, and
    /// so are frameworks that also declare names without a prefix, such as StoreKit.
    static func missingPrefixes(of module: String) -> [String]? {
        guard let exported = missing[module] else { return nil }
        return ([module] + exported).flatMap { prefixes[$0] ?? [] }
    }

    /// The frameworks whose names begin with known prefixes and that do not exist here, and the frameworks that they
    /// export.
    static let missing: [String: [String]] = [
        "AVFoundation": ["CoreMedia", "CoreVideo"], "AVKit": ["AVFoundation", "CoreMedia", "CoreVideo"],
        "ARKit": ["AVFoundation", "CoreMedia", "CoreVideo", "SceneKit", "SpriteKit"],
        "AuthenticationServices": [], "CallKit": [], "CarPlay": ["MapKit", "CoreLocation"],
        "CloudKit": ["CoreLocation"], "CoreBluetooth": [], "CoreData": [],
        "CoreLocation": [], "CoreMedia": [], "CoreML": ["CoreVideo"], "CoreMotion": [], "CoreSpotlight": [],
        "CoreTelephony": [], "CoreVideo": [], "EventKit": ["CoreLocation"],
        "EventKitUI": ["EventKit", "CoreLocation"], "GameController": [], "GameKit": ["GameplayKit"],
        "GameplayKit": ["SpriteKit", "SceneKit"], "HealthKit": ["CoreLocation"], "HomeKit": ["CoreLocation"],
        "JavaScriptCore": [], "LocalAuthentication": [], "MapKit": ["CoreLocation"],
        "MediaPlayer": ["AVFoundation", "CoreMedia"], "MetalKit": ["Metal"], "MultipeerConnectivity": [],
        "NaturalLanguage": [], "NetworkExtension": ["Network"], "PassKit": [], "PDFKit": [], "PencilKit": [],
        "SceneKit": ["AVFoundation", "CoreMedia"], "SpriteKit": ["AVFoundation", "CoreMedia", "GameplayKit"],
        "VideoToolbox": ["CoreMedia", "CoreVideo"], "VisionKit": ["Vision"],
        "WatchConnectivity": [], "WebKit": [],
    ]

    /// The names of such frameworks that UIKit declares here.
    static let available: Set<String> = ["AVMakeRect"]

    /// Returns whether a name in a source can be declared by a framework whose names have a prefix: a type such as
    /// `MKMapView`, or a constant such as `kCLLocationAccuracyBest`.
    static func hasPrefix(_ name: String, anyOf prefixes: [String]) -> Bool {
        let name: String = name.hasPrefix("k") ? String(name.dropFirst()) : name
        return prefixes.contains { hasPrefix(name, $0) }
    }

    /// The prefixes of type names, by framework. A whole type name can be a prefix.
    private static let prefixes: [String: [String]] = [
        "AVFoundation": ["AV"], "AVKit": ["AVPlayer", "AVRoute", "AVPicture"], "ARKit": ["AR"],
        "AuthenticationServices": ["AS"], "BackgroundTasks": ["BG"], "CallKit": ["CX"], "CarPlay": ["CP"],
        "CloudKit": ["CK"], "Combine": ["AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "AnyPublisher"],
        "Contacts": ["CN"], "ContactsUI": ["CN"], "CoreBluetooth": ["CB"],
        "CoreData": ["NSManaged", "NSFetch", "NSPersistent", "NSEntity", "NSBatch", "NSMerge", "NSAsynchronous"],
        "CoreImage": ["CI"], "CoreLocation": ["CL"], "CoreMedia": ["CM"], "CoreMotion": ["CM"],
        "CoreML": ["ML"], "CoreSpotlight": ["CS"], "CoreTelephony": ["CT"], "CoreText": ["CT"], "CoreVideo": ["CV"],
        "EventKit": ["EK"], "EventKitUI": ["EK"], "GameController": ["GC"], "GameKit": ["GK"],
        "GameplayKit": ["GK"], "HealthKit": ["HK"], "HomeKit": ["HM"], "iAd": ["AD"], "Intents": ["IN"],
        "IntentsUI": ["IN"], "JavaScriptCore": ["JS"], "LinkPresentation": ["LP"], "LocalAuthentication": ["LA"],
        "MapKit": ["MK"], "MediaPlayer": ["MP"], "MessageUI": ["MF"], "Messages": ["MS"], "Metal": ["MTL"],
        "MetalKit": ["MTK"], "MultipeerConnectivity": ["MC"], "NaturalLanguage": ["NL"], "Network": ["NW"],
        "NetworkExtension": ["NE"], "PDFKit": ["PDF"], "PassKit": ["PK"], "PencilKit": ["PK"], "Photos": ["PH"],
        "PhotosUI": ["PH"], "QuickLook": ["QL"], "SafariServices": ["SF"], "SceneKit": ["SCN"],
        "ScreenTime": ["ST"], "Social": ["SL"], "Speech": ["SF"], "SpriteKit": ["SK"], "StoreKit": ["SK"],
        "SwiftUI": ["UIHosting", "UIViewRepresentable", "UIViewControllerRepresentable"],
        "UniformTypeIdentifiers": ["UTType"], "UserNotifications": ["UN"], "UserNotificationsUI": ["UN"],
        "VideoToolbox": ["VT"], "Vision": ["VN"], "VisionKit": ["VN"], "WatchConnectivity": ["WC"], "WatchKit": ["WK"],
        "WebKit": ["WK"],
    ]

    /// Other frameworks of iOS.
    private static let others: Set<String> = [
        "Accelerate", "Accessibility", "Accounts", "ActivityKit", "AdServices", "AdSupport", "AddressBook",
        "AddressBookUI", "AppIntents", "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox", "AudioUnit",
        "BusinessChat", "CFNetwork", "Charts", "ClassKit", "ClockKit", "Cinematic", "CommonCrypto", "Compression",
        "CoreAudio", "CoreAudioKit", "CoreFoundation", "CoreHaptics", "CoreMIDI", "CoreNFC", "CoreServices",
        "CreateML", "CryptoKit", "CryptoTokenKit", "DeviceActivity", "DeviceCheck", "ExposureNotification",
        "ExtensionKit", "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI", "FoundationModels",
        "GLKit", "GroupActivities", "GSS", "HealthKitUI", "IOKit", "IOSurface", "IdentityLookup",
        "ImageCaptureCore", "ImagePlayground", "JournalingSuggestions", "MachO", "ManagedSettings",
        "MarketplaceKit", "MediaAccessibility", "MediaToolbox", "MetalFX", "MetalPerformanceShaders",
        "MetalPerformanceShadersGraph", "MetricKit", "MLCompute", "MobileCoreServices", "ModelIO",
        "NearbyInteraction", "NewsstandKit", "NotificationCenter", "OSLog", "OpenAL", "OpenGLES",
        "PHASE", "PushKit", "PushToTalk", "QuartzCore", "QuickLookThumbnailing", "RealityKit", "ReplayKit",
        "RoomPlan", "Security", "SensitiveContentAnalysis", "SensorKit", "ShazamKit", "SoundAnalysis", "SwiftData",
        "Symbols", "SystemConfiguration", "TabularData", "ThreadNetwork", "TipKit", "Translation", "TVMLKit",
        "Twitter", "TwitterKit", "UIKit", "VideoSubscriberAccount", "WeatherKit", "WidgetKit", "WorkoutKit", "XPC",
        "iTunesLibrary", "os", "simd", "notify", "zlib", "SQLite3", "libxml2",
    ]

    private static let all: Set<String> = others.union(prefixes.keys)
}
