import Foundation
import TestStage
import UIKitCore

/// A stage with one control on it, and what the control sent.
@MainActor
final class ControlStage<Control: UIControl> {
    let stage = Stage()
    let control: Control
    /// The values that it sent, oldest first.
    private(set) var sent: [String] = []

    /// - Parameters:
    ///   - frame: where it is on the screen, in points.
    ///   - value: what to note whenever its value changes.
    init(_ control: Control, frame: CGRect, value: @escaping @MainActor (Control) -> String) {
        self.control = control
        control.frame = frame
        stage.root.addSubview(control)
        control.addAction(
            UIAction { [unowned self] _ in sent.append(value(self.control)) }, for: .valueChanged)
        stage.host.turn()
    }

    /// Taps `x`, `y` points from the control's corner.
    func tap(_ x: CGFloat, _ y: CGFloat) {
        let point: CGPoint = control.convert(CGPoint(x: x, y: y), to: nil)
        stage.tap(point.x, point.y)
    }

    /// Drags a finger within the control.
    func drag(from start: CGPoint, to end: CGPoint) {
        stage.swipe(from: control.convert(start, to: nil), to: control.convert(end, to: nil), duration: 0.2)
    }
}
