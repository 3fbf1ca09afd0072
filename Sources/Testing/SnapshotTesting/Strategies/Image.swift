import CoreGraphics
import Foundation
import UIKitCore
import XCUIAutomation

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// An image, compared pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// An image, compared pixel by pixel.
    ///
    /// - Parameters:
    ///   - precision: The fraction of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: The required similarity of a pixel to the reference. 1 requires equality; 0.98 accepts
    ///     differences that are barely visible.
    ///   - scale: The pixels per point of the reference. It does not affect the comparison. The default is 1.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil)
        -> Snapshotting
    {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}

extension Diffing where Value == UIImage {
    /// Images in PNG files, compared pixel by pixel.
    public static var image: Diffing { .image() }

    /// Images in PNG files, compared pixel by pixel. See `Snapshotting.image(precision:perceptualPrecision:scale:)`.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
        Diffing(
            toData: { $0.pngData() ?? Data() },
            fromData: { data in
                CGImage(pngData: data).map { UIImage(cgImage: $0, scale: scale ?? 1, orientation: .up) } ?? UIImage()
            }
        ) { reference, new in
            guard
                let difference = ImageDifference.between(
                    reference.pngData(), new.pngData(), precision: precision, perceptualPrecision: perceptualPrecision)
            else { return nil }
            guard let picture = difference.picture else { return (difference.message, []) }
            let attachment = XCTAttachment(data: picture, uniformTypeIdentifier: "public.png")
            attachment.name = "difference"
            return (difference.message, [attachment])
        }
    }
}

extension Snapshotting where Value == CGImage, Format == UIImage {
    /// An image, compared pixel by pixel.
    public static var image: Snapshotting {
        SimplySnapshotting<UIImage>.image.pullback { UIImage(cgImage: $0) }
    }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// A layer and its sublayers, compared pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// A layer and its sublayers, compared pixel by pixel.
    ///
    /// - Parameter traits: The traits for drawing. Their display scale is the scale of the image; the default is 2.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
            onMainActor($0) { layer in LayerRenderer.image(of: layer, traits: SnapshotTraits.complete(traits)) }
        }
    }
}
