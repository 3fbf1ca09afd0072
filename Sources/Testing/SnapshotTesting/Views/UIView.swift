import CoreGraphics
import UIKitCore

extension Snapshotting where Value == UIView, Format == UIImage {
    /// The image of a view, compared pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// The image of a view, compared pixel by pixel.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Whether the window of the view is the key window during drawing, and the image
    ///     shows running animations.
    ///   - precision: The fraction of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: The required similarity of a pixel to the reference, from 0 to 1.
    ///   - size: The size of the view, in points. Nil for its current size, or for its fitting size if its frame is
    ///     empty.
    ///   - traits: The traits of the window. Unspecified traits are those of a phone in portrait orientation and light
    ///     appearance, with two pixels per point.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
            onMainActor($0) { view in
                SnapshotWindow.showing(
                    view, ViewImageConfig(size: size, traits: traits), isKey: drawHierarchyInKeyWindow
                ) {
                    LayerRenderer.image(
                        of: view.layer, traits: $0.traitCollection, showsAnimations: drawHierarchyInKeyWindow)
                }
            }
        }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// The view and its descendants as text, one per line.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The view and its descendants as text, one per line, after layout with `size` and `traits`.
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
