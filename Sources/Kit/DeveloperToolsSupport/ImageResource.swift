public import Foundation

/// The name of an image in the asset catalogs of a bundle. Xcode generates a static property for each image.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// Creates a resource from the name of an image and the bundle that contains it.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
