/// The role of a file in a build, according to its name.
enum FileRole: Hashable {
    case swift
    /// A source in another language, which has a name such as `Objective-C`.
    case otherSource(String)
    case resource
    /// A storyboard or a nib.
    case interface
    /// A framework or a library.
    case library
    /// A file that is not part of the product, such as a header or a configuration file.
    case none

    init(path: String) {
        let type: String = FilePath.fileExtension(path)
        self = FileRole.roles[type] ?? .resource
    }

    /// Whether a folder with this name is handled as one file.
    static func isPackage(_ name: String) -> Bool { packageExtensions.contains(FilePath.fileExtension(name)) }

    private static let packageExtensions: Set<String> = [
        "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "framework", "xcframework", "scnassets",
        "playground", "docc", "xcodeproj", "xcworkspace", "atlas", "icon", "mlpackage", "rkassets", "xcstickers",
        "momd",
        "app", "appex", "dsym", "xcappdata", "artifactbundle", "rtfd", "intentdefinition", "spriteatlas",
        "arresourcegroup",
    ]

    private static let roles: [String: FileRole] = [
        "swift": .swift,
        "m": .otherSource("Objective-C"), "mm": .otherSource("Objective-C++"), "c": .otherSource("C"),
        "cc": .otherSource("C++"), "cpp": .otherSource("C++"), "cxx": .otherSource("C++"),
        "s": .otherSource("assembly"), "asm": .otherSource("assembly"), "metal": .otherSource("Metal"),
        "xcdatamodeld": .otherSource("Core Data model"), "xcdatamodel": .otherSource("Core Data model"),
        "xcmappingmodel": .otherSource("Core Data mapping model"),
        "intentdefinition": .otherSource("intent definition"),
        "mlmodel": .otherSource("Core ML model"), "mlpackage": .otherSource("Core ML model"),
        "proto": .otherSource("Protocol Buffers"), "y": .otherSource("Yacc"), "l": .otherSource("Lex"),
        "iig": .otherSource("IIG"), "d": .otherSource("DTrace"),
        "applescript": .otherSource("AppleScript"),
        "storyboard": .interface, "xib": .interface, "nib": .interface,
        "storyboardc": .interface,
        "framework": .library, "xcframework": .library, "a": .library, "dylib": .library, "tbd": .library,
        "h": .none, "hh": .none, "hpp": .none, "hxx": .none, "pch": .none, "inc": .none, "ipp": .none, "tpp": .none,
        "modulemap": .none, "xcconfig": .none, "entitlements": .none, "xctestplan": .none, "playground": .none,
        "docc": .none, "xcodeproj": .none, "xcworkspace": .none, "storekit": .none, "swiftinterface": .none,
        "apinotes": .none, "def": .none, "xcscheme": .none,
    ]
}
