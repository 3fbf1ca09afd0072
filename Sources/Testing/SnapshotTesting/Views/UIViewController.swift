import CoreGraphics
import UIKitCore

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// The image of a controller's view, compared pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// The image of a controller's view on a device, compared pixel by pixel.
    ///
    /// - Parameters:
    ///   - config: The size, safe area and traits of the device.
    ///   - precision: The fraction of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: The required similarity of a pixel to the reference, from 0 to 1.
    ///   - size: A size that replaces the device's size, in points.
    ///   - traits: Traits that override those of the device.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        image(config.with(size: size, traits: traits), false, precision, perceptualPrecision)
    }

    /// The image of a controller's view, compared pixel by pixel.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Whether the window of the view is the key window during drawing, and the image
    ///     shows running animations.
    ///   - precision: The fraction of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: The required similarity of a pixel to the reference, from 0 to 1.
    ///   - size: The size of the view, in points. Nil for its current size.
    ///   - traits: The traits of the window. Unspecified traits are those of a phone in portrait orientation and light
    ///     appearance, with two pixels per point.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        image(ViewImageConfig(size: size, traits: traits), drawHierarchyInKeyWindow, precision, perceptualPrecision)
    }

    private static func image(
        _ config: ViewImageConfig, _ isKey: Bool, _ precision: Float, _ perceptualPrecision: Float
    ) -> Snapshotting {
        SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
            onMainActor($0) { controller in
                SnapshotWindow.showing(controller, config, isKey: isKey) {
                    LayerRenderer.image(of: $0.layer, traits: $0.traitCollection, showsAnimations: isKey)
                }
            }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The controller, its children and presented controllers as text, one per line.
    public static var hierarchy: Snapshotting {
        SimplySnapshotting.lines.pullback {
            onMainActor($0) { controller in
                SnapshotWindow.showing(controller, ViewImageConfig(), isKey: false) { _ in
                    HierarchyText.describe(controller)
                }
            }
        }
    }

    /// The controller's view and its descendants as text, one per line.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The controller's view and its descendants as text, one per line, after layout on a device.
    public static func recursiveDescription(
        on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback {
            onMainActor($0) { controller in
                SnapshotWindow.showing(controller, config.with(size: size, traits: traits), isKey: false) { _ in
                    HierarchyText.describe(controller.view)
                }
            }
        }
    }
}
