import Bindings
import UIKitCore
import ViewModels

extension UITextField {
    /// Binds the text to a field of a form. When editing ends, the form's field is notified.
    ///
    /// - Parameter form: The form that contains the field. While the form is being submitted, the text field is
    ///   disabled. If submission fails, the text field becomes first responder again if it was before.
    public func bindText(to field: Field<String>, in form: Form? = nil) {
        bindText(to: field.value)
        addAction(UIAction { [weak field] _ in field?.endEditing() }, for: .editingDidEnd)
        if let form { lock(while: form) }
    }
}

extension UIControl {
    /// Binds the enabled state and the disabled reason to the button state of a form.
    public func bind(to button: DynamicValue<Form.ButtonState>) {
        button.bind(with: self) { control, state in
            control.isEnabled = state.isEnabled
            control.disabledReason = state.disabledReason
        }
    }

    /// Disables the control, with a reason, while a form is being submitted.
    ///
    /// Afterward, its previous state is restored. Neither object retains the other.
    public func lock(while form: Form) {
        let lock = ControlLock()
        form.button.combine(form.failure).bind(with: self) { control, now in
            let (button, failure): (Form.ButtonState, RequestFailure?) = now
            if button.isBusy {
                lock.lock([control], because: button.disabledReason)
            } else {
                lock.unlock(restoresFocus: failure != nil)
            }
        }
    }
}

extension UIButton {
    /// Binds the enabled state, the disabled reason and the title to the button state of a form.
    ///
    /// - Parameter busyTitle: The title for the disabled state while the form is being submitted.
    public func bind(to button: DynamicValue<Form.ButtonState>, busyTitle: String) {
        bind(to: button)
        showWhileBusy(busyTitle, of: self, button) {
            let title = $0.title(for: .disabled)
            return title == $0.title(for: .normal) ? nil : title
        } show: {
            $0.setTitle($1, for: .disabled)
        }
    }
}

extension UIBarButtonItem {
    /// Binds the enabled state and the disabled reason to the button state of a form.
    ///
    /// - Parameter busyTitle: The title while the form is being submitted; nil leaves the title unchanged.
    public func bind(to button: DynamicValue<Form.ButtonState>, busyTitle: String? = nil) {
        button.bind(with: self) { item, state in
            item.isEnabled = state.isEnabled
            item.disabledReason = state.disabledReason
        }
        guard let busyTitle else { return }
        showWhileBusy(busyTitle, of: self, button) {
            $0.title
        } show: {
            $0.title = $1
        }
    }
}

/// Changes an object's title while a form is being submitted, and restores it afterward.
@MainActor
private func showWhileBusy<Object: AnyObject>(
    _ busyTitle: String, of object: Object, _ button: DynamicValue<Form.ButtonState>,
    read: @escaping @MainActor (Object) -> String?, show: @escaping @MainActor (Object, String?) -> Void
) {
    var savedTitle: String??
    button.map(\.isBusy).distinct().bind(with: object) { object, isBusy in
        if isBusy {
            savedTitle = .some(read(object))
            show(object, busyTitle)
        } else if let title = savedTitle {
            savedTitle = nil
            show(object, title)
        }
    }
}
