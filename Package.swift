// swift-tools-version:6.2
import PackageDescription

// Warnings are errors in all modules, so that they are fixed immediately.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Whether one compiler process compiles a whole module in debug builds too. The scripts set this variable.
let compilesWholeModules = Context.environment["ENGAWA_WHOLE_MODULES"] == "1"

/// Settings for all modules except UIKitCore. A build from nothing takes a third less time if one process compiles a
/// module, because each process reads all imported modules and all files of its own module. After a change, the whole
/// module is compiled; dependent modules are compiled only if a declaration changed.
let standard: [SwiftSetting] =
    compilesWholeModules
    ? strict + [
        .unsafeFlags(
            [
                "-whole-module-optimization", "-no-emit-module-separately-wmo", "-num-threads", "1",
                "-disable-batch-mode",
            ], .when(configuration: .debug))
    ]
    : strict

/// Settings for modules of tests. Even if whole modules are not compiled, one process compiles all changed files of a
/// module, because every process expands the macros of all files. Macros are most of the cost of compiling tests.
let forTests: [SwiftSetting] =
    compilesWholeModules ? standard : strict + [.unsafeFlags(["-driver-batch-count", "1"])]

/// Returns settings for the modules of the kit and of graphics.
///
/// On Apple platforms, the properties of their classes are Objective-C methods. An app can therefore read a property in the
/// statement that changes it, as in `button.configuration?.title = button.configuration?.subtitle`. With Swift's run-time
/// checks for exclusive access, such a statement would stop the program.
func overlappingAccess(_ folder: String) -> [SwiftSetting] {
    ["Sources/Graphics", "Sources/Kit"].contains(folder) ? [.unsafeFlags(["-enforce-exclusivity=unchecked"])] : []
}

/// A module of Engawa. `folder` is the folder of its layer, such as Sources/Kit.
func module(
    _ name: String, _ folder: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = standard
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "\(folder)/\(name)",
        swiftSettings: settings + overlappingAccess(folder))
}

/// A module that is optimized in every build, because it runs for every frame, letter or pixel. Without optimization, the
/// tests spent two fifths of their processor time in these modules.
func optimizedModule(_ name: String, _ folder: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "\(folder)/\(name)",
        swiftSettings: standard + [.unsafeFlags(["-O"])] + overlappingAccess(folder))
}

func program(_ name: String, _ path: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: standard)
}

func tests(
    _ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = [], exclude: [String] = []
) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: dependencies + ["Expectations"], path: "Tests/\(name)Tests",
        exclude: exclude,
        resources: resources, swiftSettings: forTests)
}

/// Tests in the form of most iOS tests: plain `XCTestCase` classes in the Swift 5 language mode, where methods without
/// isolation can use UIKit. (XCTest's runner cannot call synchronous methods that are isolated to the main actor.)
func plainTests(_ name: String, _ dependencies: [Target.Dependency], snapshots: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(name)Tests", exclude: snapshots,
        swiftSettings: forTests + [.swiftLanguageMode(.v5)])
}

func library(_ name: String, pkgConfig: String, package: String) -> Target {
    .systemLibrary(
        name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
}

let system: [Target] = [
    library("CCairo", pkgConfig: "cairo", package: "libcairo2-dev"),
    library("CPango", pkgConfig: "pangocairo", package: "libpango1.0-dev"),
    .target(name: "CPangoMeasures", dependencies: ["CPango"], path: "Sources/System/CPangoMeasures"),
    library("CSQLite", pkgConfig: "sqlite3", package: "libsqlite3-dev"),
    .target(name: "CCurl", path: "Sources/System/CCurl"),
    .target(name: "CPSL", path: "Sources/System/CPSL"),
    .target(name: "CHunspell", path: "Sources/System/CHunspell"),
    .target(name: "CHyphen", path: "Sources/System/CHyphen"),
    .target(name: "CMarkdown", path: "Sources/System/CMarkdown"),
    .target(
        name: "CSimdJSON", path: "Sources/System/CSimdJSON", linkerSettings: [.linkedLibrary("simdjson")]),
    .target(name: "CGdkPixbuf", path: "Sources/System/CGdkPixbuf"),
    .target(name: "CRSVG", path: "Sources/System/CRSVG"),
    .target(name: "CQRCode", path: "Sources/System/CQRCode"),
    library("CZlib", pkgConfig: "zlib", package: "zlib1g-dev"),
    library("CLibXML2", pkgConfig: "libxml-2.0", package: "libxml2-dev"),
    .target(name: "CXML2", dependencies: ["CLibXML2"], path: "Sources/System/CXML2"),
    library("CSodium", pkgConfig: "libsodium", package: "libsodium-dev"),
    library("CCrypto", pkgConfig: "libcrypto", package: "libssl-dev"),
    library("CPostgreSQL", pkgConfig: "libpq", package: "libpq-dev"),
    library("CMicrohttpd", pkgConfig: "libmicrohttpd", package: "libmicrohttpd-dev"),
    .target(name: "CClassMembers", path: "Sources/System/CClassMembers"),
    .target(name: "CRuntimeHooks", path: "Sources/System/CRuntimeHooks"),
    .target(
        name: "CLocalization", path: "Sources/System/CLocalization",
        linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "CProcessWork", path: "Sources/System/CProcessWork"),
    .target(name: "CTestHost", path: "Sources/System/CTestHost"),
    .target(name: "CSDL2", path: "Sources/System/CSDL2"),
    library("CXCB", pkgConfig: "xcb", package: "libxcb1-dev"),
    .target(name: "CGIO", path: "Sources/System/CGIO"),
]

let base: [Target] = [
    module("HostClock", "Sources/Base", ["CRuntimeHooks", "ProgramDiagnostics"]),
    module("ClassNames", "Sources/Base"),
    module("ClassRuntime", "Sources/Base", ["CClassMembers"]),
    // The undo manager, which Foundation lacks on Linux.
    module("UndoManagement", "Sources/Base", ["ProgramDiagnostics", "HostClock"]),
    module("ProgramDiagnostics", "Sources/Base"),
    // Arrays without checks, for the inner loops of engines.
    module("RawMemory", "Sources/Base", ["ProgramDiagnostics"]),
    tests("RawMemory", ["RawMemory", "TestSupport"]),
    // Logs and locks, which the platform of iOS has and Linux lacks.
    .target(name: "CUnfairLock", path: "Sources/System/CUnfairLock"),
    module("os", "Sources/Base", ["CUnfairLock"]),
    module("OSLog", "Sources/Base", ["os"]),
    tests("os", ["OSLog", "os"]),
    // Format strings and string tables, without bundles.
    module("StringLocalization", "Sources/Base", ["CLocalization"]),
    tests("StringLocalization", ["StringLocalization"]),
    // The bundle, the languages and the folders of an app.
    .target(name: "CBundleHooks", path: "Sources/System/CBundleHooks"),
    module("AppBundles", "Sources/Base", ["CBundleHooks", "StringLocalization"]),
    // The observers of properties, and the changes that they are notified of.
    module("KeyObservations", "Sources/Base"),
    // The contents of `NSCache`.
    module("ObjectCaches", "Sources/Base"),
    // Functions that replace functions of Foundation, because they have the same symbols. Modules depend on this
    // module so that it is linked, but never import it: the optimizer would mistake its functions for those of
    // Foundation.
    module(
        "FoundationReplacements", "Sources/Base",
        [
            "AppBundles", "ClassNames", "ClassRuntime", "HostClock", "KeyObservations", "ObjectCaches",
            "StringLocalization",
        ]),
    // Prints the information that Foundation returns about a bundle, in a separate process.
    program("BundleProbe", "Tests/BundleProbe", ["AppBundles", "FoundationReplacements"]),
    tests("AppBundles", ["AppBundles", "BundleProbe", "FoundationReplacements", "TestSupport"]),
    // Raw DEFLATE data, with the API of Apple's framework.
    module("Compression", "Sources/Base", ["CZlib"]),
    tests("Compression", ["Compression", "FoundationAdditions", "TestSupport"]),
    // Selectors and associated objects, which Foundation lacks on Linux.
    module(
        "FoundationAdditions", "Sources/Base",
        [
            "AppBundles", "ClassNames", "ClassRuntime", "Compression", "ProgramDiagnostics",
            "FoundationReplacements", "HostClock", "KeyObservations", "ObjectCaches", "UndoManagement",
        ]),
    tests("FoundationAdditions", ["ClassNames", "FoundationAdditions", "ProgramDiagnostics", "TestSupport"]),
    // Streams of values, which the platform of iOS has and Linux lacks.
    module("Combine", "Sources/Base", ["FoundationAdditions", "HostClock", "ProgramDiagnostics"]),
    tests("Combine", ["Combine", "EngawaTesting", "FoundationAdditions"]),
    // The spelling of words, by the dictionaries of Hunspell.
    module("WordSpelling", "Sources/Base", ["CHunspell"]),
    // The places for hyphens in words, by the dictionaries of libhyphen.
    module("WordHyphenation", "Sources/Base", ["CHyphen"]),
    tests("WordHyphenation", ["WordHyphenation"]),
    // Links, dates, addresses and telephone numbers in text, which Foundation does not find on Linux.
    module("DataDetection", "Sources/Base", ["HostClock"]),
    tests("DataDetection", ["DataDetection", "HostClock", "TestSupport"]),
    // Markdown as attributed strings, which Foundation lacks on Linux.
    module("MarkdownText", "Sources/Base", ["CMarkdown", "ProgramDiagnostics"]),
    tests("MarkdownText", ["MarkdownText", "UIKitDrawing"]),
    // Hash values, authentication and encryption.
    module("CryptoKit", "Sources/Base", ["CCrypto", "ProgramDiagnostics"]),
    module("CommonCrypto", "Sources/Base", ["CryptoKit", "ProgramDiagnostics"]),
    tests("CryptoKit", ["CommonCrypto", "CryptoKit"]),
    // Types of files and data.
    module("UniformTypeIdentifiers", "Sources/Base"),
    tests("UniformTypeIdentifiers", ["CoreServices", "MobileCoreServices", "UniformTypeIdentifiers"]),
    // Items in several representations, which Foundation lacks on Linux.
    module("ItemProviders", "Sources/Base", ["HostClock", "UniformTypeIdentifiers"]),
    tests("ItemProviders", ["ItemProviders", "UniformTypeIdentifiers"]),
    // The folders and the files of the user, without views.
    module("FileBrowsing", "Sources/Base", ["UniformTypeIdentifiers"]),
    tests("FileBrowsing", ["FileBrowsing", "UniformTypeIdentifiers"]),
    // The contents of nibs and storyboards, without views.
    module("InterfaceFiles", "Sources/Base", ["CXML2"]),
    tests("InterfaceFiles", ["InterfaceFiles"]),
    // Optimized in every build, because it prints the messages of release builds. Only its tests depend on it.
    .executableTarget(
        name: "StopProbe", dependencies: ["ProgramDiagnostics"], path: "Tests/StopProbe",
        swiftSettings: standard + [.unsafeFlags(["-O"])]),
    tests("ProgramDiagnostics", ["StopProbe"]),
    module("TestSupport", "Tests"),
    // Comparisons that compile faster than the macro of Swift Testing.
    module("Expectations", "Tests"),
    tests("Expectations", []),
]

let graphics: [Target] = [
    module("CoreGraphics", "Sources/Graphics", ["CCairo", "ProgramDiagnostics"]),
    module("ImageIO", "Sources/Graphics", ["CGdkPixbuf", "CoreGraphics", "HostClock"]),
    // Recipes of images, filters and QR codes.
    optimizedModule(
        "CoreImage", "Sources/Graphics",
        ["CQRCode", "CoreGraphics", "FoundationAdditions", "ImageIO", "ProgramDiagnostics"]),
    tests(
        "CoreImage",
        [
            "CoreGraphics", "CoreImage", "FoundationAdditions", "UIKitCoreImage", "UIKitDrawing",
            "_Testing_CoreGraphics", "_Testing_CoreImage",
        ]),
    // The functions of vImage that image libraries use.
    optimizedModule("Accelerate", "Sources/Graphics"),
    tests("Accelerate", ["Accelerate"]),
    module("SymbolImages", "Sources/Graphics", ["CoreGraphics", "TextLayout"]),
    module("VectorImages", "Sources/Graphics", ["CRSVG", "CoreGraphics"]),
    // Asset catalogs on disk. It depends on nothing, because tools use it too.
    module("AssetCatalogs", "Sources/Graphics"),
    tests("AssetCatalogs", ["AssetCatalogs", "AssetPreparation", "TestSupport"]),
    optimizedModule(
        "TextLayout", "Sources/Graphics", ["CPango", "CPangoMeasures", "CoreGraphics", "WordHyphenation"]),
    optimizedModule(
        "QuartzCore", "Sources/Graphics",
        [
            "ClassNames", "CoreGraphics", "FoundationAdditions", "HostClock", "KeyObservations", "ProgramDiagnostics",
        ]),
    // Older names of types of files and data.
    module("MobileCoreServices", "Sources/Graphics", ["CoreGraphics", "UniformTypeIdentifiers"]),
    module("CoreServices", "Sources/Graphics", ["MobileCoreServices"]),
    tests("CoreGraphics", ["CCairo", "CoreGraphics", "ProgramDiagnostics", "_Testing_CoreGraphics"]),
    // Image files of all formats, including malicious ones.
    module("TestPictures", "Tests", ["CoreGraphics", "ImageIO"]),
    tests(
        "ImageIO",
        ["CAllocationCount", "CoreGraphics", "ImageIO", "TestPictures", "TestSupport", "_Testing_CoreGraphics"]),
    tests("VectorImages", ["CoreGraphics", "VectorImages", "_Testing_CoreGraphics"]),
    tests("SymbolImages", ["CoreGraphics", "SymbolImages", "TextLayout", "_Testing_CoreGraphics"]),
    tests("TextLayout", ["CoreGraphics", "TestSupport", "TextLayout", "WordHyphenation"]),
    tests(
        "QuartzCore",
        [
            "CAllocationCount", "CoreGraphics", "FoundationAdditions", "HostClock", "QuartzCore", "TestSupport",
            "_Testing_CoreGraphics",
        ]),
]

let testing: [Target] = [
    module("_Testing_CoreGraphics", "Sources/Testing", ["CoreGraphics"]),
    module("_Testing_CoreImage", "Sources/Testing", ["CoreImage", "_Testing_CoreGraphics"]),
    // The cross-import overlays that Swift Testing requires in a file that imports both Testing and UIKit.
    module(
        "_Testing_UIKit", "Sources/Testing", ["UIKit", "UIKitCore", "_Testing_CoreGraphics", "_Testing_CoreImage"]),
    // The engine of feedback audits, which does not depend on views.
    module("FeedbackPromises", "Sources/Testing"),
    tests("FeedbackPromises", ["FeedbackPromises"]),
    module(
        "AppDriver", "Sources/Testing",
        [
            "ClassRuntime", "CoreGraphics", "FeedbackPromises", "HostClock", "HostHeadless", "PlatformHost",
            "ProcessWork", "UIKitAlerts", "UIKitControls", "UIKitCore", "UIKitDesktop", "UIKitDragDrop",
            "UIKitKeyboard", "UIKitLists", "UIKitMenus", "UIKitNibs", "UIKitPickers", "UIKitSearching", "UIKitSharing",
            "UIKitSystem", "UIKitText", "UIKitTextSelection",
        ]),
    module(
        "XCUIAutomation", "Sources/Testing",
        [
            "AppBundles", "AppDriver", "CTestHost", "ClassRuntime", "CoreGraphics", "FeedbackPromises",
            "ProgramDiagnostics", "FoundationAdditions", "PlatformHost", "UIKitControls", "UIKitCore",
        ]),
    module(
        "SnapshotTesting", "Sources/Testing",
        ["CoreGraphics", "ProgramDiagnostics", "UIKitCore", "UIKitStackViews", "XCUIAutomation"]),
]

let servers: [Target] = [
    // A server in the process of a test, and the clock of the app under test.
    module("EngawaTesting", "Sources/Testing", ["CMicrohttpd", "ProgramDiagnostics", "HostClock"]),
    tests(
        "EngawaTesting",
        ["APIClient", "EngawaTesting", "HostClock", "HostHeadless", "PlatformHost", "TestStage", "TestSupport"]),
]

let layout: [Target] = [
    module("ConstraintSolver", "Sources/Layout", ["ProgramDiagnostics", "RawMemory"]),
    tests("ConstraintSolver", ["ConstraintSolver", "TestSupport"]),
    // The geometry of compositional collection layouts.
    module("CompositionalGeometry", "Sources/Layout", ["RowGeometry"]),
    tests("CompositionalGeometry", ["CompositionalGeometry", "TestSupport"]),
    module("FlowGeometry", "Sources/Layout"),
    module("FocusGeometry", "Sources/Layout"),
    tests("FocusGeometry", ["FocusGeometry", "TestSupport"]),
    // The identifiers of lists and outlines, and their differences.
    module("ListSnapshots", "Sources/Layout", ["RowGeometry"]),
    tests("ListSnapshots", ["ListSnapshots", "RowGeometry", "TestSupport"]),
    module("RowGeometry", "Sources/Layout"),
    tests("FlowGeometry", ["FlowGeometry", "TestSupport"]),
    tests("RowGeometry", ["CAllocationCount", "RowGeometry", "TestSupport"]),
]

let motion: [Target] = [
    module("AnimationTimeline", "Sources/Motion"),
    module("GestureArbitration", "Sources/Motion"),
    // Particles that are created, move and cease to exist.
    module("ParticleMotion", "Sources/Motion"),
    tests("ParticleMotion", ["ParticleMotion"]),
    // Bodies that fall, collide and are connected.
    optimizedModule("RigidBodies", "Sources/Motion"),
    tests("RigidBodies", ["RigidBodies"]),
    module("ScrollPhysics", "Sources/Motion"),
    // Rows that are swiped sideways.
    module("SwipePhysics", "Sources/Motion", ["ScrollPhysics"]),
    tests("SwipePhysics", ["SwipePhysics", "TestSupport"]),
    tests("AnimationTimeline", ["AnimationTimeline"]),
    tests("GestureArbitration", ["GestureArbitration", "TestSupport"]),
    tests("ScrollPhysics", ["ScrollPhysics"]),
]

let hosts: [Target] = [
    module("PlatformHost", "Sources/Hosts", ["HostClock"]),
    module("HostHeadless", "Sources/Hosts", ["ProgramDiagnostics", "HostClock", "PlatformHost"]),
    module("ProcessWork", "Sources/Hosts", ["CProcessWork", "HostClock", "HostHeadless"]),
    module("HostSDL", "Sources/Hosts", ["CGIO", "CSDL2", "CXCB", "PlatformHost", "HostClock"]),
]

let kit: [Target] = [
    module(
        "UIKitDrawing", "Sources/Kit",
        [
            "AppBundles", "AssetCatalogs", "CoreGraphics", "DeveloperToolsSupport", "ProgramDiagnostics", "HostClock",
            "ImageIO", "MarkdownText", "SymbolImages", "TextLayout", "VectorImages",
        ]),
    // Fonts, their glyphs, and lines and frames of text.
    module("CoreText", "Sources/Kit", ["CoreGraphics", "TextLayout", "UIKitDrawing"]),
    tests("CoreText", ["CoreGraphics", "CoreText", "TestSupport", "TextLayout", "UIKitDrawing"]),
    // Names of images and colors in asset catalogs.
    module("DeveloperToolsSupport", "Sources/Kit"),
    // Images and colors of Core Image as those of UIKit.
    module("UIKitCoreImage", "Sources/Kit", ["CoreImage", "UIKitDrawing"]),
    module(
        "UIKitCore", "Sources/Kit",
        [
            "AnimationTimeline", "AppBundles", "ClassNames", "ClassRuntime", "ConstraintSolver", "CoreGraphics",
            "CoreText", "DeveloperToolsSupport", "ProgramDiagnostics", "FoundationAdditions", "GestureArbitration",
            "HostClock", "ItemProviders", "MarkdownText", "PlatformHost", "QuartzCore", "ScrollPhysics",
            "SystemTexts", "TextDocuments", "TextEditing", "TextLayout",
            "UIKitAccessibility", "UIKitActivities", "UIKitAppearance", "UIKitDrawing", "UIKitFocus", "UIKitInput",
            "UIKitMenuElements", "UIKitPasting", "UIKitSpelling", "UndoManagement", "UniformTypeIdentifiers",
        ],
        // The module is so large that compiling only the changed files takes a third of the time.
        settings: strict),
    // The settings, traits, actions and messages of accessibility, without views.
    module("UIKitAccessibility", "Sources/Kit", ["FoundationAdditions", "UIKitDrawing", "UIKitInput"]),
    // The strings of the kit's own controls, in several languages.
    module("SystemTexts", "Sources/Kit"),
    tests("SystemTexts", ["SystemTexts"]),
    // Activities and actions of the app, without views.
    module("UIKitActivities", "Sources/Kit"),
    // Tables, collections, and what they share.
    module(
        "UIKitLists", "Sources/Kit",
        [
            "ClassNames", "ClassRuntime", "CompositionalGeometry", "CoreGraphics", "FlowGeometry", "HostClock",
            "ListSnapshots", "QuartzCore", "RowGeometry", "ScrollPhysics", "SwipePhysics", "SystemTexts", "UIKitCore",
            "UIKitDragDrop", "UIKitDrawing",
        ]),
    // Sliders, steppers, switches, progress bars and page dots.
    module(
        "UIKitControls", "Sources/Kit",
        ["FoundationAdditions", "HostClock", "ProgramDiagnostics", "QuartzCore", "SystemTexts", "UIKitCore"]),
    tests("UIKitControls", ["HostClock", "QuartzCore", "TestStage", "UIKitControls", "UIKitCore"]),
    // Animators of views, which can be paused, reversed and scrubbed.
    module(
        "UIKitAnimators", "Sources/Kit",
        [
            "AnimationTimeline", "FoundationAdditions", "HostClock", "ProgramDiagnostics", "QuartzCore", "UIKitCore",
        ]),
    tests(
        "UIKitAnimators",
        ["FoundationAdditions", "HostClock", "QuartzCore", "TestStage", "UIKitAnimators", "UIKitCore"]),
    // Alerts and action sheets.
    module("UIKitAlerts", "Sources/Kit", ["FoundationAdditions", "ProgramDiagnostics", "QuartzCore", "UIKitCore"]),
    tests("UIKitAlerts", ["HostHeadless", "PlatformHost", "QuartzCore", "TestStage", "UIKitAlerts", "UIKitCore"]),
    // Controllers that show others in columns and in pages.
    module(
        "UIKitContainers", "Sources/Kit",
        [
            "CoreGraphics", "ProgramDiagnostics", "QuartzCore", "SystemTexts", "UIKitAppearance", "UIKitControls",
            "UIKitCore", "UIKitDrawing",
        ]),
    plainTests(
        "UIKitContainers",
        ["AppDriver", "Expectations", "HostClock", "TestCases", "TestStage", "UIKitContainers", "UIKitCore"]),
    // The appearances of bars, the effects of views and the timing of animators, without views.
    module("UIKitAppearance", "Sources/Kit", ["AnimationTimeline", "CoreGraphics", "QuartzCore", "UIKitDrawing"]),
    // Properties of bars and their items: images, offsets, badges and subtitles.
    module(
        "UIKitBars", "Sources/Kit", ["CoreGraphics", "SystemTexts", "UIKitAppearance", "UIKitCore", "UIKitDrawing"]),
    // Views that arrange their subviews in rows and columns.
    module("UIKitStackViews", "Sources/Kit", ["ProgramDiagnostics", "UIKitCore"]),
    // Search bars and search controllers.
    module(
        "UIKitSearching", "Sources/Kit",
        [
            "CoreGraphics", "ItemProviders", "SystemTexts", "UIKitAppearance", "UIKitCore", "UIKitDrawing",
            "UIKitInput", "UIKitPasting",
        ]),
    // Constraints from visual formats.
    module("UIKitVisualFormat", "Sources/Kit", ["ConstraintSolver", "ProgramDiagnostics", "UIKitCore"]),
    // Transitions that controllers prefer, such as zooms.
    module(
        "UIKitTransitions", "Sources/Kit",
        ["CoreGraphics", "QuartzCore", "UIKitAppearance", "UIKitCore", "UIKitDrawing"]),
    tests("UIKitTransitions", ["CoreGraphics", "TestStage", "UIKitCore", "UIKitTransitions"]),
    // Enlarged content of small views, for accessibility text sizes.
    module("UIKitLargeContent", "Sources/Kit", ["UIKitCore"]),
    tests("UIKitLargeContent", ["TestStage", "UIKitCore", "UIKitLargeContent"]),
    // Glass: the shapes of effects, their pixels, and views that show them.
    optimizedModule(
        "UIKitGlass", "Sources/Kit", ["CoreGraphics", "QuartzCore", "UIKitAppearance", "UIKitCore", "UIKitDrawing"]),
    tests("UIKitGlass", ["CoreGraphics", "QuartzCore", "TestStage", "UIKitCore", "UIKitGlass"]),
    // The shape of views: their corners, and regions that adapt to them.
    module(
        "UIKitGeometry", "Sources/Kit",
        ["CoreGraphics", "FoundationAdditions", "QuartzCore", "UIKitCore", "UIKitDrawing"]),
    tests("UIKitGeometry", ["CoreGraphics", "QuartzCore", "TestStage", "UIKitCore", "UIKitGeometry", "UIKitGlass"]),
    // Feedback that the user feels.
    module("UIKitFeedback", "Sources/Kit", ["PlatformHost", "UIKitCore"]),
    tests("UIKitFeedback", ["PlatformHost", "TestStage", "UIKitCore", "UIKitFeedback"]),
    // Wheels, dates, calendars, colors and fonts that the user picks.
    module(
        "UIKitPickers", "Sources/Kit",
        ["HostClock", "SystemTexts", "UIKitControls", "UIKitCore", "UIKitFeedback", "UIKitLists", "UIKitSearching"]),
    tests(
        "UIKitPickers",
        [
            "HostClock", "HostHeadless", "PlatformHost", "TestStage", "UIKitControls", "UIKitCore", "UIKitLists",
            "UIKitPickers",
        ]),
    // Layers that draw text and particles.
    module(
        "UIKitLayers", "Sources/Kit", ["CoreGraphics", "CoreText", "ParticleMotion", "QuartzCore", "UIKitCore"]),
    tests("UIKitLayers", ["CoreGraphics", "CoreText", "QuartzCore", "TestStage", "UIKitCore", "UIKitLayers"]),
    // Views that move as bodies, and effects of the pointer's position on views.
    module("UIKitDynamics", "Sources/Kit", ["ClassRuntime", "QuartzCore", "RigidBodies", "UIKitCore"]),
    tests(
        "UIKitDynamics",
        ["HostHeadless", "PlatformHost", "TestStage", "UIKitCore", "UIKitDynamics"]),
    // Compares the kit with numbers that others measured on iOS.
    tests(
        "Fidelity",
        [
            "HostHeadless", "QuartzCore", "ScrollPhysics", "TestStage", "UIKitAlerts", "UIKitControls", "UIKitCore",
            "UIKitLists", "UIKitPickers",
        ]),
    // Text views and TextKit.
    module(
        "UIKitText", "Sources/Kit",
        [
            "CoreGraphics", "DataDetection", "FoundationAdditions", "ProgramDiagnostics", "HostClock", "TextDocuments",
            "TextEditing", "TextLayout", "UIKitCore",
            "UIKitDragDrop", "UIKitDrawing", "UIKitFind", "UIKitInput", "UIKitRichText", "UIKitSpelling",
            "UndoManagement", "UniformTypeIdentifiers", "WordSpelling",
        ]),
    tests(
        "UIKitText",
        [
            "CoreGraphics", "DataDetection", "HostHeadless", "PlatformHost", "SnapshotTesting", "TestStage",
            "TestSupport", "TextDocuments", "TextEditing", "UIKitCore", "UIKitDrawing", "UIKitFind", "UIKitMenus",
            "UIKitSearching", "UIKitSpelling", "UIKitStackViews", "UIKitText", "WordSpelling", "_Testing_CoreGraphics",
        ], exclude: ["__Snapshots__"]),
    // Nibs and storyboards.
    module(
        "UIKitNibs", "Sources/Kit",
        [
            "AppBundles", "ClassNames", "ClassRuntime", "CoreGraphics", "FoundationAdditions", "InterfaceFiles",
            "ProgramDiagnostics", "QuartzCore", "UIKitBars", "UIKitContainers", "UIKitControls", "UIKitCore",
            "UIKitLists", "UIKitPickers", "UIKitSearching", "UIKitStackViews", "UIKitText",
        ]),
    tests(
        "UIKitNibs",
        [
            "FoundationAdditions", "InterfaceFiles", "ProgramDiagnostics", "QuartzCore", "TestStage", "TestSupport",
            "UIKitBars", "UIKitContainers", "UIKitControls", "UIKitCore", "UIKitLists", "UIKitNibs", "UIKitPickers",
            "UIKitSearching", "UIKitStackViews", "UIKitText",
        ]),
    // Finding and replacing text: the panel, its interaction and sessions.
    module("UIKitFind", "Sources/Kit", ["CoreGraphics", "UIKitCore", "UIKitDrawing", "UIKitInput", "UIKitSearching"]),
    // The spelling of words, without views.
    module("UIKitSpelling", "Sources/Kit", ["TextEditing", "UIKitInput", "UIKitMenuElements", "WordSpelling"]),
    tests("UIKitSpelling", ["TestSupport", "UIKitSpelling", "WordSpelling"]),
    // Dragging items between views, and from other programs.
    module(
        "UIKitDragDrop", "Sources/Kit",
        [
            "CoreGraphics", "HostClock", "ItemProviders", "PlatformHost", "QuartzCore", "UIKitCore", "UIKitDrawing",
            "UIKitInput",
        ]),
    tests(
        "UIKitDragDrop",
        [
            "CoreGraphics", "HostHeadless", "ItemProviders", "PlatformHost", "TestStage", "TestSupport", "UIKitCore",
            "UIKitDragDrop", "UIKitDrawing", "UIKitLists", "_Testing_CoreGraphics",
        ]),
    // The selection of text with fingers, and text interactions for views of apps.
    module(
        "UIKitTextSelection", "Sources/Kit",
        [
            "CoreGraphics", "HostClock", "ProgramDiagnostics", "QuartzCore", "TextEditing", "UIKitCore",
            "UIKitDragDrop", "UIKitDrawing", "UIKitInput",
        ]),
    tests(
        "UIKitTextSelection",
        [
            "CoreGraphics", "HostHeadless", "PlatformHost", "TestStage", "UIKitCore", "UIKitDragDrop", "UIKitDrawing",
            "UIKitInput", "UIKitMenus", "UIKitText", "UIKitTextSelection", "UniformTypeIdentifiers",
            "_Testing_CoreGraphics",
        ]),
    // The keys of the on-screen keyboard, without views.
    module("KeyboardLayouts", "Sources/Kit", ["TextEditing", "UIKitInput"]),
    tests("KeyboardLayouts", ["KeyboardLayouts", "TestSupport", "UIKitInput"]),
    // Input views, the on-screen keyboard, and their notifications.
    module(
        "UIKitKeyboard", "Sources/Kit",
        [
            "CoreGraphics", "ProgramDiagnostics", "HostClock", "KeyboardLayouts", "PlatformHost", "UIKitCore",
            "UIKitDrawing",
        ]),
    tests(
        "UIKitKeyboard",
        [
            "CoreGraphics", "HostHeadless", "PlatformHost", "SnapshotTesting", "TestStage", "UIKitCore", "UIKitDrawing",
            "UIKitInput", "UIKitKeyboard", "UIKitLists", "UIKitSearching", "UIKitText",
        ], exclude: ["__Snapshots__"]),
    // HTML and Rich Text Format from and to attributed strings.
    module("UIKitRichText", "Sources/Kit", ["CoreGraphics", "UIKitDrawing"]),
    tests("UIKitRichText", ["CoreGraphics", "TestSupport", "UIKitDrawing", "UIKitRichText"]),
    // The geometry of focus, without views.
    module("UIKitFocus", "Sources/Kit"),
    // Menus and their elements, without views.
    module(
        "UIKitMenuElements", "Sources/Kit",
        ["ProgramDiagnostics", "FoundationAdditions", "UIKitDrawing", "UIKitInput"]),
    // What menus look like: context menus, edit menus, the menu bar and the overview of shortcuts.
    module(
        "UIKitMenus", "Sources/Kit",
        ["CoreGraphics", "HostClock", "QuartzCore", "SystemTexts", "UIKitAlerts", "UIKitCore", "UIKitDrawing"]),
    tests(
        "UIKitMenus",
        [
            "HostHeadless", "PlatformHost", "TestStage", "TestSupport", "UIKitAlerts", "UIKitCore", "UIKitInput",
            "UIKitLists", "UIKitMenuElements", "UIKitMenus", "_Testing_CoreGraphics",
        ]),
    // Names of keys and of movements in text, without views.
    module("UIKitInput", "Sources/Kit", ["HostClock", "UIKitDrawing"]),
    // The text that a field edits, its selection and its undo actions, without views.
    module(
        "TextEditing", "Sources/Kit",
        [
            "CoreGraphics", "HostClock", "TextDocuments", "TextLayout", "UIKitDrawing", "UIKitInput",
            "UIKitMenuElements", "UndoManagement",
        ]),
    // The pasteboard and pasting of items, without views.
    module(
        "UIKitPasting", "Sources/Kit",
        ["ItemProviders", "PlatformHost", "UIKitDrawing", "UIKitInput", "UniformTypeIdentifiers"]),
    plainTests("UIKitPasting", ["TestCases", "UIKitCore", "UIKitPasting", "UniformTypeIdentifiers"]),
    // Text that can be long, and its layout, without views.
    module("TextDocuments", "Sources/Kit", ["CoreGraphics", "ProgramDiagnostics", "TextLayout", "UIKitDrawing"]),
    tests("TextDocuments", ["CoreGraphics", "TestSupport", "TextDocuments", "TextLayout", "UIKitDrawing"]),
    // Local notifications, without views.
    module(
        "UserNotifications", "Sources/Kit",
        ["AppBundles", "ProgramDiagnostics", "HostClock", "PlatformHost", "StringLocalization"]),
    // The titles and pictures of links, without views.
    module("LinkPresentation", "Sources/Kit", ["ItemProviders"]),
    // Share sheets, file choosers, the page of settings, and work in the background.
    module(
        "UIKitSharing", "Sources/Kit",
        [
            "CoreGraphics", "FileBrowsing", "FoundationAdditions", "HostClock", "ImageIO", "ItemProviders",
            "LinkPresentation", "PlatformHost", "SystemTexts", "UIKitAlerts", "UIKitBars", "UIKitControls",
            "UIKitCore", "UIKitLists", "UIKitStackViews", "UIKitText", "UniformTypeIdentifiers", "UserNotifications",
        ]),
    // What a page shows in place of its content.
    module("UIKitContent", "Sources/Kit", ["CoreGraphics", "SystemTexts", "UIKitCore", "UIKitStackViews"]),
    tests(
        "UIKitContent",
        [
            "CoreGraphics", "HostHeadless", "PlatformHost", "TestStage", "UIKitContent", "UIKitCore", "UIKitLists",
            "UIKitSearching",
        ]),
    // The device, the icons of the app, several scenes, and states between launches.
    module(
        "UIKitSystem", "Sources/Kit",
        ["AppBundles", "ClassRuntime", "CoreGraphics", "PlatformHost", "UIKitCore", "UIKitNibs"]),
    tests(
        "UIKitSystem",
        [
            "AppBundles", "ClassRuntime", "HostClock", "HostHeadless", "PlatformHost", "TestStage", "TestSupport",
            "UIKitCore", "UIKitNibs", "UIKitSystem",
        ]),
    // Pages that are printed to PDF files.
    module(
        "UIKitPrinting", "Sources/Kit",
        [
            "CoreGraphics", "FileBrowsing", "ImageIO", "UIKitAlerts", "UIKitCore", "UIKitLists", "UIKitRichText",
            "UIKitSharing", "UIKitStackViews", "UIKitText",
        ]),
    // The preview of files, and emails and text messages.
    module("QuickLook", "Sources/Kit", ["UIKitCore", "UIKitSharing"]),
    module(
        "MessageUI", "Sources/Kit",
        [
            "FileBrowsing", "SystemTexts", "UIKitCore", "UIKitLists", "UIKitRichText", "UIKitSharing",
            "UIKitStackViews", "UIKitText",
        ]),
    // Web pages, which the desktop's browser opens.
    module("SafariServices", "Sources/Kit", ["ProgramDiagnostics", "UIKitContent", "UIKitCore", "UIKitSharing"]),
    // Tasks that the system starts in the background.
    module("BackgroundTasks", "Sources/Kit", ["HostClock", "PlatformHost", "UIKitCore", "UIKitSharing"]),
    // The picker of pictures.
    module(
        "PhotosUI", "Sources/Kit",
        ["FileBrowsing", "ItemProviders", "UIKitCore", "UIKitSharing", "UniformTypeIdentifiers"]),
    plainTests(
        "UIKitSharing",
        [
            "AppDriver", "BackgroundTasks", "FoundationAdditions", "HostClock", "HostHeadless", "LinkPresentation",
            "MessageUI", "PhotosUI", "PlatformHost", "QuickLook", "SafariServices", "SnapshotTesting", "UIKit",
            "UIKitCore", "UIKitPrinting", "UIKitSharing", "UniformTypeIdentifiers", "UserNotifications",
            "XCUIAutomation",
        ], snapshots: ["__Snapshots__"]),
    // Keyboard and mouse input that views do not handle themselves.
    module(
        "UIKitDesktop", "Sources/Kit",
        [
            "CoreGraphics", "FocusGeometry", "HostClock", "PlatformHost", "QuartzCore", "UIKitCore", "UIKitDrawing",
            "UIKitLists", "UIKitText",
        ]),
    module(
        "UIKit", "Sources/Kit",
        [
            "ClassRuntime", "CoreGraphics", "DataDetection", "ProgramDiagnostics", "HostHeadless", "HostSDL",
            "PlatformHost", "TextLayout", "UIKitAlerts", "UIKitAnimators", "UIKitBars", "UIKitContainers",
            "UIKitContent", "UIKitControls", "UIKitCore", "UIKitCoreImage", "UIKitDesktop", "UIKitDragDrop",
            "UIKitDynamics", "UIKitFeedback", "UIKitFind", "UIKitGeometry", "UIKitGlass", "UIKitKeyboard",
            "UIKitLargeContent",
            "UIKitLayers", "UIKitLists", "UIKitMenus", "UIKitNibs", "UIKitPickers", "UIKitPrinting", "UIKitRichText",
            "UIKitSearching", "UIKitSharing", "UIKitSpelling", "UIKitStackViews", "UIKitSystem", "UIKitText",
            "UIKitTextSelection", "UIKitTransitions", "UIKitVisualFormat", "WordSpelling",
        ]),
    tests(
        "UIKitDrawing",
        [
            "UIKitCore", "UIKitDrawing", "CoreGraphics", "CoreText", "HostClock", "PlatformHost", "QuartzCore",
            "TestStage",
            "TestSupport", "TextEditing", "TextLayout", "_Testing_CoreGraphics",
        ]),
    module(
        "TestStage", "Tests",
        [
            "CoreGraphics", "ProgramDiagnostics", "HostClock", "HostHeadless", "PlatformHost", "UIKitCore",
            "_Testing_CoreGraphics",
        ]),
    // Tests of UIKitCore and UIKitLists by topic.
    tests(
        "UIKitCoreLayout",
        [
            "UIKitControls", "UIKitCore", "UIKitLists", "UIKitStackViews", "UIKitVisualFormat", "ConstraintSolver",
            "QuartzCore", "TestStage", "TextLayout",
        ]),
    tests(
        "UIKitCoreMotion",
        [
            "HostClock", "Lab", "PlatformHost", "QuartzCore", "ScrollPhysics", "TestStage", "TestSupport",
            "UIKitAlerts", "UIKitAnimators", "UIKitContainers", "UIKitControls", "UIKitCore", "UIKitLists",
            "UIKitSearching", "_Testing_CoreGraphics",
        ]),
    tests(
        "UIKitCoreControls",
        [
            "HostHeadless", "PlatformHost", "QuartzCore", "TestStage", "UIKitAlerts", "UIKitAnimators", "UIKitBars",
            "UIKitContainers", "UIKitControls", "UIKitCore", "UIKitLists", "UIKitSearching", "UIKitStackViews",
        ]),
    tests(
        "UIKitListsCollections",
        ["HostHeadless", "PlatformHost", "TestStage", "TestSupport", "UIKitCore", "UIKitLists", "UIKitStackViews"],
        exclude: ["Trees"]),
    tests(
        "UIKitListsTables",
        [
            "ItemProviders", "UIKitCore", "UIKitDragDrop", "UIKitLists", "TestStage", "TestSupport", "HostHeadless",
            "PlatformHost", "_Testing_CoreGraphics",
        ]),
]

let stack: [Target] = [
    module("Parsing", "Sources/Stack", ["CSimdJSON", "CXML2", "ProgramDiagnostics", "RawMemory"]),
    tests("Parsing", ["CAllocationCount", "Parsing", "TestSupport"]),
    module("APIClient", "Sources/Stack", ["CCurl", "CPSL", "Compression", "HostClock", "Parsing"]),
    module("Bindings", "Sources/Stack", ["ProgramDiagnostics", "HostClock", "RawMemory"]),
    .target(name: "CAllocationCount", path: "Tests/CAllocationCount"),
    tests(
        "Bindings",
        ["Bindings", "CAllocationCount", "HostClock", "HostHeadless", "PlatformHost", "TestStage", "TestSupport"]),
    module("SQLite", "Sources/Stack", ["CSQLite"]),
    module("Sodium", "Sources/Stack", ["CSodium", "ProgramDiagnostics"]),
    module("Store", "Sources/Stack", ["Bindings", "HostClock", "ProgramDiagnostics", "SQLite", "Sodium"]),
    tests(
        "Store",
        [
            "Bindings", "CSQLite", "HostClock", "HostHeadless", "PlatformHost", "SQLite", "Store", "StoreCrashProbe",
            "TestStage", "TestSupport",
        ]),
    // Writes to a store until its process is killed.
    program("StoreCrashProbe", "Tests/StoreCrashProbe", ["Store"]),
    module("ViewModels", "Sources/Stack", ["APIClient", "Bindings", "ProgramDiagnostics", "HostClock"]),
    tests(
        "ViewModels",
        [
            "APIClient", "Bindings", "HostClock", "HostHeadless", "PlatformHost", "TestStage", "TestSupport",
            "ViewModels",
        ]),
    module("StoredLists", "Sources/Stack", ["APIClient", "Bindings", "Store", "ViewModels"]),
    tests(
        "StoredLists",
        [
            "Bindings", "HostClock", "HostHeadless", "PlatformHost", "Store", "StoredLists", "TestStage", "TestSupport",
            "ViewModels",
        ]),
    module(
        "ImagePipeline", "Sources/Stack", ["APIClient", "CoreGraphics", "ProgramDiagnostics", "HostClock", "ImageIO"]),
    tests(
        "ImagePipeline",
        [
            "APIClient", "Bindings", "CAllocationCount", "CoreGraphics", "DemoServer", "EngawaUI", "HostClock",
            "HostHeadless", "ImageIO", "ImagePipeline", "TestPictures", "TestStage", "TestSupport", "UIKitCore",
            "UIKitLists",
        ]),
    module(
        "EngawaUI", "Sources/Stack",
        [
            "APIClient", "Bindings", "CoreGraphics", "ProgramDiagnostics", "HostClock", "ImagePipeline",
            "UIKitAlerts", "UIKitControls", "UIKitCore", "UIKitLists", "UIKitStackViews", "ViewModels",
        ]),
    tests(
        "EngawaUI",
        [
            "APIClient", "Bindings", "EngawaUI", "HostClock", "TestStage", "TestSupport", "UIKitAlerts",
            "UIKitControls", "UIKitCore", "UIKitLists", "UIKitStackViews", "ViewModels",
        ]),
    // A view with vertical Japanese text.
    module("VerticalText", "Sources/Stack", ["CoreGraphics", "TextLayout", "UIKitCore"]),
    tests(
        "VerticalText",
        ["CoreGraphics", "SnapshotTesting", "TestStage", "TextLayout", "UIKitCore", "VerticalText"],
        exclude: ["__Snapshots__"]),
    module(
        "Engawa", "Sources/Stack",
        [
            "APIClient", "Bindings", "EngawaUI", "ImagePipeline", "Parsing", "Store", "StoredLists", "VerticalText",
            "ViewModels",
        ]),
    program("ExitProbe", "Tests/ExitProbe", ["APIClient"]),
    tests(
        "APIClient",
        [
            "APIClient", "CZlib", "DemoServer", "EngawaTesting", "ExitProbe", "ProgramDiagnostics", "HostClock",
            "HostHeadless", "PlatformHost", "TestSupport",
        ],
        exclude: ["Support/slow_server.py"]),
]

let examples: [Target] = [
    module("DemoServer", "Backend", ["EngawaTesting", "SQLite"]),
    program("engawa-backend", "Backend/engawa-backend", ["DemoServer", "SyncServer"]),
    tests("DemoServer", ["APIClient", "DemoServer", "EngawaTesting", "TestSupport", "engawa-backend"]),
    // The connections to PostgreSQL.
    module("PostgreSQL", "Backend", ["CPostgreSQL"]),
    module("SyncServer", "Backend", ["EngawaTesting", "HostClock", "PostgreSQL", "SQLite", "Sodium"]),
    program("SyncCrashProbe", "Tests/SyncCrashProbe", ["Bindings", "Store", "SyncModels"]),
    tests("SyncCrash", ["SyncCrashProbe", "TestSupport", "engawa-backend"]),
    tests(
        "SyncServer",
        ["APIClient", "EngawaTesting", "Parsing", "PostgreSQL", "SyncServer", "TestStage", "TestSupport"]),
    .target(
        name: "SyncModels",
        dependencies: ["APIClient", "Bindings", "ProfileModels", "Store", "StoredLists", "ViewModels"],
        path: "Examples/Sync/Models", resources: [.process("Resources")], swiftSettings: standard),
    .target(
        name: "Sync", dependencies: ["Engawa", "SyncModels", "UIKit"], path: "Examples/Sync/App",
        swiftSettings: standard),
    plainTests(
        "Sync",
        [
            "APIClient", "EngawaTesting", "SnapshotTesting", "Sync", "SyncModels", "SyncServer", "TestApps",
            "TestSupport", "UIKit", "XCUIAutomation",
        ],
        snapshots: ["__Snapshots__"]),
    tests(
        "SyncModels",
        ["Bindings", "EngawaTesting", "Store", "SyncModels", "SyncServer", "TestStage", "TestSupport", "ViewModels"]),
    .target(name: "ColrModels", dependencies: ["APIClient"], path: "Examples/Colr/Models", swiftSettings: standard),
    .target(
        name: "Colr", dependencies: ["ColrModels", "Engawa", "UIKit", "UIKitCore"],
        path: "Examples/Colr/App", swiftSettings: standard),
    .target(
        name: "TimelineModels", dependencies: ["APIClient", "Parsing", "ViewModels"],
        path: "Examples/Timeline/Models", swiftSettings: standard),
    .target(
        name: "Timeline", dependencies: ["TimelineModels", "Engawa", "UIKit", "UIKitCore"],
        path: "Examples/Timeline/App", swiftSettings: standard),
    tests(
        "TimelineModels",
        [
            "APIClient", "DemoServer", "HostClock", "HostHeadless", "PlatformHost", "TestStage", "TimelineModels",
            "ViewModels",
        ]),
    plainTests(
        "Timeline",
        [
            "DemoServer", "SnapshotTesting", "TestApps", "Timeline", "TimelineModels", "UIKit", "UIKitCore",
            "XCUIAutomation",
        ],
        snapshots: ["__Snapshots__"]),
    .target(
        name: "ProfileModels", dependencies: ["APIClient", "Bindings", "Parsing", "ViewModels"],
        path: "Examples/Profile/Models", swiftSettings: standard),
    .target(
        name: "Profile", dependencies: ["ProfileModels", "Engawa", "UIKit", "UIKitCore"],
        path: "Examples/Profile/App", swiftSettings: standard),
    tests(
        "ProfileModels",
        [
            "APIClient", "Bindings", "DemoServer", "HostClock", "HostHeadless", "ProfileModels", "TestStage",
            "TestSupport", "ViewModels",
        ]),
    plainTests(
        "Profile",
        [
            "DemoServer", "Profile", "ProfileModels", "SnapshotTesting", "TestApps", "UIKit", "UIKitCore",
            "XCUIAutomation",
        ],
        snapshots: ["__Snapshots__"]),
    // Test cases that launch an example, with or without the demo server.
    .target(
        name: "TestApps", dependencies: ["DemoServer", "UIKit", "XCUIAutomation"], path: "Tests/TestApps",
        swiftSettings: standard + [.swiftLanguageMode(.v5)]),
    // The code samples of the README and of the guides. GuideTests compares them with the text.
    program("Counter", "Examples/Counter", ["UIKit", "UIKitCore"]),
    plainTests("Counter", ["Counter", "XCUIAutomation"]),
    program("People", "Examples/People", ["Engawa", "UIKit"]),
    plainTests(
        "People", ["DemoServer", "Engawa", "People", "SnapshotTesting", "XCUIAutomation"],
        snapshots: ["__Snapshots__"]),
    program("Hub", "Examples/Hub", ["Engawa", "UIKit"]),
    .testTarget(
        name: "HubTests",
        dependencies: ["Engawa", "EngawaTesting", "Hub", "XCUIAutomation"],
        path: "Tests/HubTests", exclude: ["hub_server.py"], swiftSettings: forTests + [.swiftLanguageMode(.v5)]),
    plainTests(
        "Guide",
        ["Engawa", "Expectations", "SnapshotTesting", "TestStage", "UIKit", "XCUIAutomation", "_Testing_UIKit"],
        snapshots: ["Samples/__Snapshots__"]),
    .target(
        name: "Lab",
        dependencies: ["UIKit", "UIKitCore", "UniformTypeIdentifiers", "UserNotifications", "VerticalText"],
        path: "Examples/Lab",
        swiftSettings: standard),
    program(
        "showcase", "Examples/Showcase",
        ["AppDriver", "Colr", "Engawa", "Lab", "Profile", "Sync", "Timeline", "UIKit", "UIKitCore"]),
    plainTests(
        "Colr", ["Colr", "ColrModels", "DemoServer", "SnapshotTesting", "TestApps", "XCUIAutomation"],
        snapshots: ["__Snapshots__"]),
    plainTests(
        "ExampleKeys",
        [
            "Colr", "ColrModels", "Counter", "DemoServer", "EngawaTesting", "Hub", "Lab", "People", "Profile",
            "SnapshotTesting", "Sync", "SyncServer", "TestApps", "Timeline", "TimelineModels", "UIKit",
            "XCUIAutomation",
        ], snapshots: ["__Snapshots__"]),
    plainTests(
        "Audit",
        [
            "Colr", "ColrModels", "DemoServer", "Engawa", "EngawaTesting", "HostClock", "Hub", "Profile", "Sync",
            "SyncServer", "SystemTexts", "TestApps", "TestSupport", "Timeline", "TimelineModels", "UIKit",
            "XCUIAutomation",
        ]),
    plainTests(
        "Lab",
        [
            "AppDriver", "EngawaTesting", "HostHeadless", "Lab", "PlatformHost", "SnapshotTesting", "TestApps",
            "TestStage", "TestSupport", "UIKit", "UIKitCore", "XCUIAutomation",
        ],
        snapshots: ["__Snapshots__"]),
    tests("ColrModels", ["ColrModels", "APIClient", "DemoServer", "HostClock"]),
]

let checks: [Target] = [
    // A program that prints the events of its window. It is a separate process because it runs in real time.
    program("WindowProbe", "Tests/WindowProbe", ["HostClock", "HostSDL", "PlatformHost"]),
    tests("HostClock", ["HostClock", "HostHeadless", "TestStage", "TestSupport"]),
    tests("HostHeadless", ["HostClock", "HostHeadless", "PlatformHost", "TestStage"]),
    tests("ProcessWork", ["HostClock", "HostHeadless", "ProcessWork", "TestStage", "TestSupport"]),
    // A desktop portal that answers requests for file dialogs without a user.
    .systemLibrary(
        name: "CGIODevelopment", path: "Tests/CGIODevelopment", pkgConfig: "gio-2.0",
        providers: [.apt(["libglib2.0-dev"])]),
    .executableTarget(name: "PortalProbe", dependencies: ["CGIODevelopment"], path: "Tests/PortalProbe"),
    tests(
        "HostSDL",
        [
            "CSDL2", "CoreGraphics", "HostClock", "HostHeadless", "HostSDL", "PlatformHost", "PortalProbe", "TestStage",
            "WindowProbe",
        ]),
]

let kitTests: [Target] = [
    // An app that sets user defaults and exits, in a separate process.
    program("DefaultsProbe", "Tests/DefaultsProbe", ["UIKit"]),
    tests("UIKit", ["DefaultsProbe", "TestSupport", "UIKit"]),
    // Test cases that launch an application with a given root controller.
    .target(
        name: "TestCases", dependencies: ["AppDriver", "UIKitCore"], path: "Tests/TestCases",
        swiftSettings: standard + [.swiftLanguageMode(.v5)]),
    plainTests(
        "UIKitCore",
        [
            "AppDriver", "HostClock", "PlatformHost", "QuartzCore", "TestCases", "TestSupport", "UIKitAlerts",
            "UIKitContainers", "UIKitControls", "UIKitCore", "UIKitLists", "UniformTypeIdentifiers",
        ]),
    plainTests(
        "UIKitDesktop",
        [
            "AppDriver", "PlatformHost", "QuartzCore", "TestCases", "UIKitAlerts", "UIKitControls", "UIKitCore",
            "UIKitDesktop", "UIKitLists", "UIKitText",
        ]),
    plainTests(
        "XCUIAutomation", ["AppDriver", "Expectations", "HostHeadless", "UIKit", "UIKitCore", "XCUIAutomation"]),
    plainTests(
        "Toolchain",
        [
            "AppDriver", "CClassMembers", "ClassRuntime", "FoundationAdditions", "HostClock", "HostHeadless",
            "ObjectCaches", "ProcessWork", "QuartzCore", "UIKitCore", "UIKitLists",
        ]),
    plainTests("AppDriver", ["DemoServer", "UIKit", "XCUIAutomation"]),
    plainTests(
        "SnapshotTesting", ["Expectations", "SnapshotTesting", "UIKit", "UIKitCore", "XCUIAutomation"],
        snapshots: ["__Snapshots__"]),
    // An application with a main.swift, in the Swift 5 language mode.
    .executableTarget(
        name: "LaunchProbe", dependencies: ["UIKit", "UIKitCore"], path: "Tests/LaunchProbe",
        resources: [.copy("Resources")], swiftSettings: standard + [.swiftLanguageMode(.v5)]),
    // The launch of an application, with all of UIKit.
    tests(
        "UIKitCoreApp",
        ["AppDriver", "ClassRuntime", "LaunchProbe", "TestStage", "UIKit", "UIKitCore", "_Testing_UIKit"]),
    tests("_Testing_UIKit", ["UIKit", "_Testing_UIKit"]),
]

/// The command-line tool for projects made for iOS. It depends neither on the kit nor on the stack.
let tools: [Target] = [
    module("SwiftTokens", "Sources/Tools"),
    module("SourceRewriting", "Sources/Tools", ["SwiftTokens"]),
    // Reads Xcode projects, workspaces and packages into one model.
    module("AppProjects", "Sources/Tools"),
    // Indexes asset catalogs, converts their PDF files, and generates symbols for their assets.
    module("AssetPreparation", "Sources/Tools", ["AssetCatalogs"]),
    // Derives a package that builds on Linux from such a project.
    module(
        "ProjectDerivation", "Sources/Tools",
        ["AppProjects", "AssetCatalogs", "AssetPreparation", "SourceRewriting", "StringCatalogs"]),
    // Predicts which parts of an app do not work, from its sources and an index of the API.
    .target(
        name: "Doctor", dependencies: ["SourceRewriting", "SwiftTokens"], path: "Sources/Tools/Doctor",
        exclude: ["Names"], swiftSettings: standard),
    program(
        "engawa", "Sources/Tools/EngawaCommand", ["AppProjects", "Doctor", "ProjectDerivation", "SourceRewriting"]),
    tests("SwiftTokens", ["SwiftTokens", "TestSupport"]),
    tests("Doctor", ["Doctor", "TestSupport"]),
    tests(
        "SourceRewriting", ["FoundationAdditions", "SourceRewriting", "SwiftTokens", "TestSupport"],
        exclude: ["Cases", "Programs", "StandIn"]),
    tests("EngawaCommand", ["AppProjects", "ProjectDerivation", "TestSupport", "engawa"]),
    tests("ProjectDerivation", ["AppProjects", "ProjectDerivation", "TestSupport"]),
    tests("AppProjects", ["AppProjects", "TestSupport"]),
    module("StringCatalogs", "Sources/Tools", ["StringLocalization"]),
    tests("StringCatalogs", ["StringCatalogs"]),
]

let benchmarks: [Target] = [
    // Measures processes from outside. It depends on no module of Engawa.
    program("bench", "Benchmarks/Bench", []),
    program(
        "AppBenchmark", "Benchmarks/AppBenchmark",
        [
            "AppDriver", "Colr", "ColrModels", "CoreGraphics", "DemoServer", "HostHeadless", "PlatformHost",
            "UIKitCore",
            "XCUIAutomation",
        ]),
    program(
        "MotionBenchmark", "Benchmarks/MotionBenchmark",
        [
            "Bindings", "CAllocationCount", "DemoServer", "EngawaUI", "HostClock", "HostHeadless", "HostSDL",
            "PlatformHost", "QuartzCore", "Timeline", "TimelineModels", "UIKitCore", "UIKitLists",
        ]),
    program(
        "TextBenchmark", "Benchmarks/TextBenchmark",
        [
            "CoreGraphics", "HostClock", "HostHeadless", "HostSDL", "PlatformHost", "TextLayout", "UIKitCore",
            "UIKitText",
        ]),
    program("ListApp", "Benchmarks/ListApp", ["CAllocationCount", "UIKit"]),
    program("AssetBenchmark", "Benchmarks/AssetBenchmark", ["AssetCatalogs", "UIKitDrawing"]),
    program("BindingsBenchmark", "Benchmarks/BindingsBenchmark", ["Bindings", "CAllocationCount"]),
    program("ImageBenchmark", "Benchmarks/ImageBenchmark", ["CoreGraphics", "ImageIO", "ImagePipeline"]),
    program("ParsingBenchmark", "Benchmarks/ParsingBenchmark", ["Parsing"]),
    program("NetworkBenchmark", "Benchmarks/NetworkBenchmark", ["APIClient", "DemoServer", "TestSupport"]),
    // Servers of the messenger under load.
    program("SyncLoad", "Benchmarks/SyncLoad", ["SyncServer", "TestSupport"]),
    program("SyncScaling", "Benchmarks/SyncScaling", []),
    program(
        "StoreBenchmark", "Benchmarks/StoreBenchmark", ["Bindings", "CSQLite", "Store", "StoredLists", "ViewModels"]),
    program(
        "ListsBenchmark", "Benchmarks/ListsBenchmark",
        ["HostHeadless", "ListSnapshots", "PlatformHost", "RowGeometry", "UIKitCore", "UIKitLists"]),
    program("LayoutBenchmark", "Benchmarks/LayoutBenchmark", ["ConstraintSolver"]),
    program(
        "SyncBenchmark", "Benchmarks/SyncBenchmark",
        [
            "AppDriver", "CoreGraphics", "HostClock", "HostSDL", "PlatformHost", "Store", "Sync", "SyncModels",
            "SyncServer", "TestSupport", "UIKit", "UIKitCore", "XCUIAutomation",
        ]),
    program(
        "KitLayoutBenchmark", "Benchmarks/KitLayoutBenchmark", ["ConstraintSolver", "UIKitCore", "UIKitVisualFormat"]),
]

// The fuzzing engine is linked only with --sanitize=fuzzer, which Scripts/fuzz passes.
let fuzzing: [Target] =
    Context.environment["ENGAWA_FUZZING"] == nil
    ? []
    : [
        .executableTarget(
            name: "fuzz", dependencies: ["APIClient", "ConstraintSolver", "Parsing"], path: "Tests/Fuzz",
            exclude: ["Corpus"], swiftSettings: standard)
    ]

let allTargets: [Target] =
    system + base + graphics + testing + servers + layout + motion + hosts + kit + stack + examples + checks + kitTests
    + tools + benchmarks + fuzzing

/// Returns the targets with these names, and their direct and indirect dependencies.
func targets(neededBy names: [String], from targets: [Target]) -> [Target] {
    let targetsByName: [String: Target] = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
    var found: Set<String> = []
    var pending: [String] = names
    while let name = pending.popLast() {
        guard let target = targetsByName[name], found.insert(name).inserted else { continue }
        for dependency in target.dependencies {
            switch dependency {
            case .targetItem(let name, _), .byNameItem(let name, _): pending.append(name)
            default: break
            }
        }
    }
    return targets.filter { found.contains($0.name) }
}

/// ENGAWA_TARGETS=UIKitCoreLayoutTests,showcase excludes everything that these targets do not need. SwiftPM spends seconds
/// on planning the build of all targets.
let targets: [Target] =
    Context.environment["ENGAWA_TARGETS"].map { names in
        targets(neededBy: names.split(separator: ",").map(String.init), from: allTargets)
    } ?? allTargets

// SwiftPM compiles a module again if the interface of a direct dependency changes. UIKit reexports other modules, and
// its interface does not change when one of them changes, so an app would keep the old layout of its superclasses.
// Therefore, all dependencies become direct.
if compilesWholeModules {
    let needed: [[Target]] = targets.map { targets(neededBy: [$0.name], from: targets) }
    for (target, needed) in zip(targets, needed) {
        target.dependencies = needed.map(\.name).filter { $0 != target.name }.sorted().map { .target(name: $0) }
    }
}

/// The modules that apps import besides UIKit, and that UIKit does not export.
let frameworks: [String] = [
    "Accelerate", "BackgroundTasks", "Combine", "CommonCrypto", "Compression", "CoreServices", "CryptoKit",
    "LinkPresentation", "MessageUI",
    "MobileCoreServices", "OSLog", "PhotosUI", "QuickLook", "SafariServices", "UniformTypeIdentifiers",
    "UserNotifications", "os",
]

/// The cross-import overlays that Swift Testing requires in a file that imports both Testing and UIKit.
let overlays: [String] = ["_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit"]

let products: [Product] = [
    .library(name: "UIKit", targets: ["UIKit"] + frameworks),
    .library(name: "Engawa", targets: ["Engawa"]),
    // For tests of applications. They include the cross-import overlays of Swift Testing and UIKit.
    .library(name: "XCUIAutomation", targets: ["XCUIAutomation"] + overlays),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"] + overlays),
    // A server in the process of a test, with responses and faults that the test configures.
    .library(name: "EngawaTesting", targets: ["EngawaTesting"]),
    // The server of the examples, which is built on EngawaTesting.
    .library(name: "DemoServer", targets: ["DemoServer"]),
    .library(name: "UIKitTesting", targets: overlays),
    // Scripts/make-kit puts these modules into archives. The command-line tool links them with the packages that it
    // derives from iOS projects. EngawaApps contains the modules that every app uses, EngawaAppTests all modules.
    .library(name: "EngawaApps", type: .static, targets: ["AppDriver", "UIKit"] + frameworks),
    .library(
        name: "EngawaAppTests", type: .static,
        targets: [
            "AppDriver", "DemoServer", "Engawa", "EngawaTesting", "SnapshotTesting", "UIKit", "XCUIAutomation",
        ] + overlays + frameworks),
]

let namesOfTargets: Set<String> = Set(targets.map(\.name))

let package = Package(
    name: "Engawa",
    defaultLocalization: "en",
    // A product without one of its targets is excluded.
    products: products.filter { product in
        guard let library = product as? Product.Library else { return true }
        return namesOfTargets.isSuperset(of: library.targets)
    },
    targets: targets,
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
