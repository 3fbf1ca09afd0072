import CoreImage
import UIKitDrawing

extension UIImage {
    /// Creates an image from an image of Core Image, with one pixel per point. The pixels are computed when the image is
    /// first drawn, and then kept.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// Creates an image from an image of Core Image.
    ///
    /// - Parameters:
    ///   - scale: The number of pixels per point. Values that are not positive count as 1.
    ///   - orientation: The orientation of the pixels.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(recipe: CIImageRecipe(ciImage), scale: scale, orientation: orientation)
    }

    /// The image of Core Image that this image was created from; nil for other images.
    public var ciImage: CIImage? { (recipe as? CIImageRecipe)?.image }
}
