import CoreGraphics

/// An image of another module that is computed when it is needed: the content of `UIImage(ciImage:)`.
package protocol ImageRecipe: AnyObject, Sendable {
    /// The size in pixels.
    var size: CGSize { get }
    /// The pixels, or nil if they cannot be computed.
    var bitmap: CGImage? { get }
}

extension UIImage {
    /// Creates an image that is computed when it is needed.
    package convenience init(recipe: any ImageRecipe, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(
            content: ImageContent(source: .recipe(recipe), scale: scale > 0 ? scale : 1, orientation: orientation))
    }

    /// The recipe that the image was created with; nil for other images.
    package var recipe: (any ImageRecipe)? {
        if case .recipe(let recipe) = content.source { return recipe }
        return nil
    }
}
