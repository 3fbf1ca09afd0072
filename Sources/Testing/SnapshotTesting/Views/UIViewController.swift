import CoreGraphics
import UIKitCore

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// A controller's view as it looks, compared pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// A controller's view as it looks on a device, compared pixel by pixel.
    ///
    /// - Parameters:
    ///   - config: the device: its size, safe area and traits.
    ///   - precision: the part of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: how much a pixel must look like the kept one to match, from 0 to 1.
    ///   - size: a size instead of the device's, in points.
    ///   - traits: traits in place of the device's.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        picture(config.with(size: size, traits: traits), false, precision, perceptualPrecision)
    }

    /// A controller's view as it looks, compared pixel by pixel.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: whether the view is in the key window while it is drawn.
    ///   - precision: the part of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: how much a pixel must look like the kept one to match, from 0 to 1.
    ///   - size: the size of the view, in points; nil for the size that it has.
    ///   - traits: the traits of the surroundings. Those that are not given are of an upright phone in light, with two
    ///     pixels to a point, whatever other tests did.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        picture(ViewImageConfig(size: size, traits: traits), drawHierarchyInKeyWindow, precision, perceptualPrecision)
    }

    private static func picture(
        _ config: ViewImageConfig, _ isKey: Bool, _ precision: Float, _ perceptualPrecision: Float
    ) -> Snapshotting {
        SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
            onMainActor($0) { controller in
                SnapshotWindow.showing(controller, config, isKey: isKey) {
                    ViewPicture.draw($0.layer, traits: $0.traitCollection)
                }
            }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The controller with its children as text, a line for each.
    public static var hierarchy: Snapshotting {
        SimplySnapshotting.lines.pullback {
            onMainActor($0) { controller in
                SnapshotWindow.showing(controller, ViewImageConfig(), isKey: false) { _ in
                    HierarchyText.describe(controller)
                }
            }
        }
    }

    /// The controller's view and its subviews as text, a line for each.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The controller's view and its subviews as text, a line for each, after layout on a device.
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
