import UIKitCore

/// Disables controls temporarily, and restores their previous state afterwards.
@MainActor
final class ControlLock {
    /// The state of a control before it was locked.
    private struct Kept {
        weak var control: UIControl?
        var isEnabled: Bool
        var disabledReason: String?
    }

    private var kept: [Kept] = []
    private weak var focused: UIControl?

    /// Disables controls. Does nothing if controls are locked already.
    ///
    /// - Parameter reason: The disabled reason of the controls while they are locked.
    func lock(_ controls: [UIControl], because reason: String?) {
        guard kept.isEmpty else { return }
        focused = controls.first { $0.isFirstResponder }
        for control in controls {
            kept.append(
                Kept(control: control, isEnabled: control.isEnabled, disabledReason: control.disabledReason))
            control.isEnabled = false
            control.disabledReason = reason
        }
    }

    /// Restores the controls.
    ///
    /// - Parameter returnsFocus: Whether the control that was first responder becomes first responder again.
    func unlock(returnsFocus: Bool) {
        for entry in kept {
            entry.control?.isEnabled = entry.isEnabled
            entry.control?.disabledReason = entry.disabledReason
        }
        kept = []
        if returnsFocus { focused?.becomeFirstResponder() }
        focused = nil
    }
}
