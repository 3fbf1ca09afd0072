/// The traits of the interface for which an entry of an asset is chosen.
package struct AssetTraits: Hashable, Sendable {
    package var idiom: AssetIdiom = .phone
    /// The number of pixels per point.
    package var scale: Double = 1
    package var luminosity: AssetCondition.Luminosity = .light
    package var isHighContrast = false
    package var widthClass: AssetCondition.SizeClass?
    package var heightClass: AssetCondition.SizeClass?
    package var direction: AssetCondition.Direction = .leftToRight
    package var gamut: AssetCondition.Gamut = .sRGB
    /// The preferred languages, best first.
    package var languages: [String] = []

    package init() {}
}
