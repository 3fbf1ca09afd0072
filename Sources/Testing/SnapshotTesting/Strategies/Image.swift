import CoreGraphics
import Foundation
import UIKitCore
import XCUIAutomation

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// A picture, compared pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// A picture, compared pixel by pixel.
    ///
    /// - Parameters:
    ///   - precision: the part of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: how much a pixel must look like the kept one to match: 1 is the same, 0.98 about what a
    ///     person can tell apart.
    ///   - scale: the pixels per point of the kept file. It does not change what is compared. The default is 1.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil)
        -> Snapshotting
    {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}

extension Diffing where Value == UIImage {
    /// Pictures in PNG files, compared pixel by pixel.
    public static var image: Diffing { .image() }

    /// Pictures in PNG files, compared pixel by pixel. See `Snapshotting.image(precision:perceptualPrecision:scale:)`.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
        Diffing(
            toData: { $0.pngData() ?? Data() },
            fromData: { data in
                CGImage(pngData: data).map { UIImage(cgImage: $0, scale: scale ?? 1, orientation: .up) } ?? UIImage()
            }
        ) { kept, new in
            guard
                let difference = ImageDifference.find(
                    kept.pngData(), new.pngData(), precision: precision, perceptualPrecision: perceptualPrecision)
            else { return nil }
            guard let picture = difference.picture else { return (difference.sentence, []) }
            let attachment = XCTAttachment(data: picture, uniformTypeIdentifier: "public.png")
            attachment.name = "difference"
            return (difference.sentence, [attachment])
        }
    }
}

extension Snapshotting where Value == CGImage, Format == UIImage {
    /// A picture, compared pixel by pixel.
    public static var image: Snapshotting {
        SimplySnapshotting<UIImage>.image.pullback { UIImage(cgImage: $0) }
    }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// A layer with its sublayers, compared pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// A layer with its sublayers, compared pixel by pixel.
    ///
    /// - Parameter traits: the traits that it is drawn with. They decide the scale; the default is 2.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
            onMainActor($0) { layer in ViewPicture.draw(layer, traits: SnapshotTraits.complete(traits)) }
        }
    }
}
