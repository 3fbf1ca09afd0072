import UIKitCore

/// Disables controls temporarily, and restores their previous state afterward.
@MainActor
final class ControlLock {
    /// The state of a control before it was locked.
    private struct SavedState {
        weak var control: UIControl?
        var isEnabled: Bool
        var disabledReason: String?
    }

    private var saved: [SavedState] = []
    private weak var focused: UIControl?

    /// Disables controls. Does nothing if controls are locked already.
    ///
    /// - Parameter reason: The disabled reason of the controls while they are locked.
    func lock(_ controls: [UIControl], because reason: String?) {
        guard saved.isEmpty else { return }
        focused = controls.first { $0.isFirstResponder }
        for control in controls {
            saved.append(
                SavedState(control: control, isEnabled: control.isEnabled, disabledReason: control.disabledReason))
            control.isEnabled = false
            control.disabledReason = reason
        }
    }

    /// Restores the controls.
    ///
    /// - Parameter restoresFocus: Whether the control that was first responder becomes first responder again.
    func unlock(restoresFocus: Bool) {
        for entry in saved {
            entry.control?.isEnabled = entry.isEnabled
            entry.control?.disabledReason = entry.disabledReason
        }
        saved = []
        if restoresFocus { focused?.becomeFirstResponder() }
        focused = nil
    }
}
