/// The options of generated symbols.
package struct AssetSymbolOptions: Hashable, Sendable {
    /// Whether `UIImage` and `UIColor` get static properties for the assets: the build setting
    /// `ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS`.
    package var generatesExtensions: Bool
    /// The frameworks whose types are extended: the build setting
    /// `ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOL_FRAMEWORKS`. Only UIKit is available.
    package var frameworks: [String]
    /// The idioms of the devices that the target supports. A symbol is optional if its asset does not have an image for
    /// each of these idioms.
    package var idioms: Set<String>
    /// The expression for the bundle that contains the catalogs.
    package var bundle: String

    package init(
        generatesExtensions: Bool = false, frameworks: [String] = ["SwiftUI", "UIKit", "AppKit"],
        idioms: Set<String> = ["iphone", "ipad"], bundle: String = "Foundation.Bundle.main"
    ) {
        self.generatesExtensions = generatesExtensions
        self.frameworks = frameworks
        self.idioms = idioms
        self.bundle = bundle
    }
}
