import CoreGraphics
import UIKitCore

extension Snapshotting where Value == UIView, Format == UIImage {
    /// A view as it looks, compared pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// A view as it looks, compared pixel by pixel.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: whether the view is in the key window while it is drawn.
    ///   - precision: the part of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: how much a pixel must look like the kept one to match, from 0 to 1.
    ///   - size: the size of the view, in points; nil for the size that it has, or if it has none, that fits it.
    ///   - traits: the traits of the surroundings. Those that are not given are of an upright phone in light, with two
    ///     pixels to a point, whatever other tests did.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
            onMainActor($0) { view in
                SnapshotWindow.showing(
                    view, ViewImageConfig(size: size, traits: traits), isKey: drawHierarchyInKeyWindow
                ) { ViewPicture.draw(view.layer, traits: $0.traitCollection) }
            }
        }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// The view and its subviews as text, a line for each.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The view and its subviews as text, a line for each, after layout at a size with traits.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback {
            onMainActor($0) { view in
                SnapshotWindow.showing(view, ViewImageConfig(size: size, traits: traits), isKey: false) { _ in
                    HierarchyText.describe(view)
                }
            }
        }
    }
}
