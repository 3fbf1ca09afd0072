import CoreImage
import UIKitDrawing

extension CIImage {
    /// Creates an image with the stored pixels of an image, without its orientation. Returns nil if it has none.
    public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

    /// Creates an image with the stored pixels of an image, without its orientation. Returns nil if it has none.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
        if let original = image.ciImage {
            self.init(original)
        } else if let bitmap = image.cgImage {
            self.init(cgImage: bitmap, options: options)
        } else {
            return nil
        }
    }
}

extension CIColor {
    /// Creates a color with the components of a color of UIKit. A dynamic color is resolved with the current traits.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
    /// Creates a color with the components of a color of Core Image.
    public convenience init(ciColor: CIColor) { self.init(cgColor: .make(ciColor)) }

    /// The color with its components in a space of Core Image.
    public var ciColor: CIColor { CIColor(color: self) }
}
