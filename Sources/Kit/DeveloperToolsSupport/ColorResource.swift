public import Foundation

/// The name of a color in the asset catalogs of a bundle. Xcode generates a static property for each color.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// Creates a resource from the name of a color and the bundle that contains it.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
