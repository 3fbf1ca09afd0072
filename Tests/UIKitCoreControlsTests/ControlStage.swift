import Foundation
import TestStage
import UIKitCore

/// A stage with one control, which records the actions that the control sends.
@MainActor
final class ControlStage<Control: UIControl> {
    let stage = Stage()
    let control: Control
    /// The values for which the control sent actions, oldest first.
    private(set) var sent: [String] = []

    /// - Parameters:
    ///   - frame: The frame of the control on the screen, in points.
    ///   - value: Returns the value to record when the control sends `valueChanged`.
    init(_ control: Control, frame: CGRect, value: @escaping @MainActor (Control) -> String) {
        self.control = control
        control.frame = frame
        stage.root.addSubview(control)
        control.addAction(
            UIAction { [unowned self] _ in sent.append(value(self.control)) }, for: .valueChanged)
        stage.host.turn()
    }

    /// Taps at a point in the control's coordinates.
    func tap(_ x: CGFloat, _ y: CGFloat) {
        let point: CGPoint = control.convert(CGPoint(x: x, y: y), to: nil)
        stage.tap(point.x, point.y)
    }

    /// Drags a finger between two points in the control's coordinates.
    func drag(from start: CGPoint, to end: CGPoint) {
        stage.swipe(from: control.convert(start, to: nil), to: control.convert(end, to: nil), duration: 0.2)
    }
}
