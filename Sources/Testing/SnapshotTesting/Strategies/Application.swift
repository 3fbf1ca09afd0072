import CoreGraphics
import UIKitCore
import XCUIAutomation

extension Snapshotting where Value == XCUIApplication, Format == UIImage {
    /// The contents of the screen, compared pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// The contents of the screen, compared pixel by pixel.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
        SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
            onMainActor($0) { application in application.screenshot().image }
        }
    }
}

extension Snapshotting where Value == XCUIApplication, Format == String {
    /// The view hierarchy, compared line by line.
    public static var viewTree: Snapshotting {
        SimplySnapshotting.lines.pullback { onMainActor($0) { application in application.viewTree } }
    }
}
