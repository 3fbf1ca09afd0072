import Foundation

/// The build settings of a target that matter on Linux, with all inheritance and variables resolved.
public struct TargetSettings: Codable, Hashable, Sendable {
    /// The language mode, such as `5` or `6`.
    public var swiftVersion: String
    /// Whether declarations without an isolation are isolated to the main actor.
    public var isMainActorByDefault: Bool
    /// The names of upcoming features that are on, such as `MemberImportVisibility`.
    public var upcomingFeatures: [String]
    /// The names of experimental features that are on.
    public var experimentalFeatures: [String]
    /// The conditions that are true in `#if`, such as `DEBUG`.
    public var compilationConditions: [String]
    /// The bundle identifier; empty if the target has none.
    public var bundleIdentifier: String
    /// The contents of the bundle's `Info.plist` as an XML property list: the file of the target, and the keys that
    /// build settings add. Nil for a target without one.
    public var infoPlist: Data?
    /// The name of the app icon set in an asset catalog; nil if not set.
    public var appIconName: String?
    /// The name of the accent color set in an asset catalog; nil if not set.
    public var accentColorName: String?
    /// The path of a PNG file with the icon, for an app without an icon in an asset catalog.
    public var iconPath: String?
    /// Whether Swift symbols are generated for the images and colors of asset catalogs.
    public var generatesAssetSymbols: Bool
    /// Whether the generated symbols extend `UIImage` and `UIColor`.
    public var generatesAssetSymbolExtensions: Bool
    /// Whether Swift symbols are generated for the strings of string catalogs.
    public var generatesStringSymbols: Bool
    /// The idioms of the devices that the target supports, as in asset catalogs, such as `iphone`.
    public var deviceIdioms: Set<String>

    /// Creates settings. The default values apply to a target without build settings.
    public init(
        swiftVersion: String = "5", isMainActorByDefault: Bool = false, upcomingFeatures: [String] = [],
        experimentalFeatures: [String] = [], compilationConditions: [String] = ["DEBUG"],
        bundleIdentifier: String = "", infoPlist: Data? = nil, appIconName: String? = nil,
        accentColorName: String? = nil, iconPath: String? = nil, generatesAssetSymbols: Bool = true,
        generatesAssetSymbolExtensions: Bool = true, generatesStringSymbols: Bool = false,
        deviceIdioms: Set<String> = ["iphone", "ipad"]
    ) {
        self.swiftVersion = swiftVersion
        self.isMainActorByDefault = isMainActorByDefault
        self.upcomingFeatures = upcomingFeatures
        self.experimentalFeatures = experimentalFeatures
        self.compilationConditions = compilationConditions
        self.bundleIdentifier = bundleIdentifier
        self.infoPlist = infoPlist
        self.appIconName = appIconName
        self.accentColorName = accentColorName
        self.iconPath = iconPath
        self.generatesAssetSymbols = generatesAssetSymbols
        self.generatesAssetSymbolExtensions = generatesAssetSymbolExtensions
        self.generatesStringSymbols = generatesStringSymbols
        self.deviceIdioms = deviceIdioms
    }
}
