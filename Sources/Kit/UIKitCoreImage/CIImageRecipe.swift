import CoreImage
import Synchronization
import UIKitDrawing

/// The content of an image that was created from an image of Core Image. Its pixels are computed for the first use.
final class CIImageRecipe: ImageRecipe {
    let image: CIImage
    /// The computed pixels; nil before the first use.
    private let computed = Mutex<CGImage?>(nil)

    /// The context of all images. It keeps no pixels.
    private static let context = CIContext()

    init(_ image: CIImage) { self.image = image }

    var size: CGSize {
        let extent: CGRect = image.extent
        return extent.isInfinite || extent.isNull ? .zero : image.pixelSize
    }

    var bitmap: CGImage? {
        computed.withLock { computed in
            if computed == nil { computed = CIImageRecipe.context.createCGImage(image, from: image.extent) }
            return computed
        }
    }
}
