import Foundation
import QuartzCore

extension UIView {
    /// Runs `changes`, and animates the properties that they change. A driver sets the progress of the animations.
    ///
    /// - Parameters:
    ///   - window: The driver, and the part of its progress in which the properties change.
    ///   - duration: The duration that blocks inside `changes` inherit, in seconds.
    ///   - record: Called before each property changes, with the layer, the key and the presented value.
    package static func animate(
        drivenBy window: DriverWindow, duration: TimeInterval, options: AnimationOptions, _ changes: () -> Void,
        record: @escaping @MainActor (CALayer, String, Any?) -> Void
    ) {
        let block = AnimationBlock(
            duration: duration, delay: 0, timing: .curve(.linear), options: options,
            drive: AnimationBlock.Drive(window: window, record: record), completion: nil)
        block.run(changes)
    }
}
