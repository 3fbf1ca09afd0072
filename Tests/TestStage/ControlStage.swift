package import Foundation
package import UIKitCore

/// A stage with one control, which records the actions that the control sends.
@MainActor
package final class ControlStage<Control: UIControl> {
    package let stage = Stage()
    package let control: Control
    /// The values for which the control sent actions, oldest first.
    package private(set) var sent: [String] = []

    /// Shows a control on a new stage.
    ///
    /// - Parameters:
    ///   - frame: The frame of the control on the screen, in points.
    ///   - value: Returns the value to record when the control sends `valueChanged`.
    package init(_ control: Control, frame: CGRect, value: @escaping @MainActor (Control) -> String) {
        self.control = control
        control.frame = frame
        stage.root.addSubview(control)
        control.addAction(
            UIAction { [unowned self] _ in sent.append(value(self.control)) }, for: .valueChanged)
        stage.host.turn()
    }

    /// Taps at a point in the control's coordinates.
    package func tap(_ x: CGFloat, _ y: CGFloat) {
        let point: CGPoint = control.convert(CGPoint(x: x, y: y), to: nil)
        stage.tap(point.x, point.y)
    }

    /// Drags a finger between two points in the control's coordinates.
    package func drag(from start: CGPoint, to end: CGPoint) {
        stage.swipe(from: control.convert(start, to: nil), to: control.convert(end, to: nil), duration: 0.2)
    }
}
