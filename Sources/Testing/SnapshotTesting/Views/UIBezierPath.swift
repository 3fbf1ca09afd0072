import CoreGraphics
import UIKitCore

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// A path filled with black, compared pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// A path filled with black, compared pixel by pixel.
    ///
    /// - Parameter scale: The pixels per point.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
        SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
            onMainActor($0) { path in
                let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: scale))
                return UIGraphicsImageRenderer(bounds: path.bounds, format: format).image { _ in
                    UIColor.black.setFill()
                    path.fill()
                }
            }
        }
    }
}
