import UIKitCore

/// Disables controls temporarily, and restores their previous state afterward.
///
/// If several locks disable a control, the last one restores it.
@MainActor
final class ControlLock {
    /// A control that is locked.
    private struct LockedControl {
        weak var control: UIControl?
        /// The state of the control before it was locked.
        var isEnabled: Bool
        var disabledReason: String?
        /// The locks with their disabled reasons, oldest first.
        var locks: [(lock: ObjectIdentifier, reason: String?)] = []
    }

    private static var lockedControls: [ObjectIdentifier: LockedControl] = [:]

    private var controls: [ObjectIdentifier] = []
    private weak var focused: UIControl?

    /// Disables controls. Does nothing if controls are locked already.
    ///
    /// - Parameter reason: The disabled reason of the controls while they are locked.
    func lock(_ controls: [UIControl], because reason: String?) {
        guard self.controls.isEmpty else { return }
        focused = controls.first { $0.isFirstResponder }
        for control in controls {
            let key = ObjectIdentifier(control)
            var entry = LockedControl(
                control: control, isEnabled: control.isEnabled, disabledReason: control.disabledReason)
            // The entry of a deallocated control may have the same key.
            if let known = ControlLock.lockedControls[key], known.control === control { entry = known }
            entry.locks.append((ObjectIdentifier(self), reason))
            ControlLock.lockedControls[key] = entry
            self.controls.append(key)
            control.isEnabled = false
            control.disabledReason = reason
        }
    }

    /// Restores the controls that no other lock disables.
    ///
    /// - Parameter restoresFocus: Whether the control that was first responder becomes first responder again.
    func unlock(restoresFocus: Bool) {
        for key in controls { unlock(key) }
        controls = []
        if restoresFocus { focused?.becomeFirstResponder() }
        focused = nil
    }

    private func unlock(_ key: ObjectIdentifier) {
        guard var entry = ControlLock.lockedControls[key] else { return }
        entry.locks.removeAll { $0.lock == ObjectIdentifier(self) }
        if let last = entry.locks.last {
            ControlLock.lockedControls[key] = entry
            entry.control?.disabledReason = last.reason
        } else {
            ControlLock.lockedControls[key] = nil
            entry.control?.isEnabled = entry.isEnabled
            entry.control?.disabledReason = entry.disabledReason
        }
    }

    isolated deinit { unlock(restoresFocus: false) }
}
