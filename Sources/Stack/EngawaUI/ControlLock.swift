import UIKitCore

/// Controls that cannot be used for a while. Afterwards they are as they were before.
@MainActor
final class ControlLock {
    /// How a control was before.
    private struct Kept {
        weak var control: UIControl?
        var isEnabled: Bool
        var disabledReason: String?
    }

    private var kept: [Kept] = []
    private weak var focused: UIControl?

    /// Disables controls. Does nothing while others are locked.
    ///
    /// - Parameter reason: what a person is told who presses one of them meanwhile.
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

    /// Makes the controls what they were.
    ///
    /// - Parameter returnsFocus: whether the one that somebody typed into is typed into again.
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
