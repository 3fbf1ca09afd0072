import Bindings
import UIKitCore
import ViewModels

extension UITextField {
    /// Makes the field and a form's field follow each other, and tells the latter when the person has left it.
    ///
    /// - Parameter form: the form that the field is part of. While it is sent, nothing can be typed; when that fails, the
    ///   caret is where it was.
    public func bindText(to field: Field<String>, in form: Form? = nil) {
        bindText(to: field.value)
        addAction(UIAction { [weak field] _ in field?.endEditing() }, for: .editingDidEnd)
        if let form { lock(while: form) }
    }
}

extension UIControl {
    /// Makes the control follow the button of a form: enabled or not, and why not.
    public func bind(to button: DynamicValue<Form.ButtonState>) {
        button.bind(with: self) { control, state in
            control.isEnabled = state.isEnabled
            control.disabledReason = state.disabledReason
        }
    }

    /// Makes the control one that cannot be used while a form is being sent, and says so to who tries.
    ///
    /// Afterwards it is as it was before. Neither keeps the other.
    public func lock(while form: Form) {
        let lock = ControlLock()
        form.button.combine(form.failure).bind(with: self) { control, now in
            let (button, failure): (Form.ButtonState, RequestFailure?) = now
            if button.isBusy {
                lock.lock([control], because: button.disabledReason)
            } else {
                lock.unlock(returnsFocus: failure != nil)
            }
        }
    }
}

extension UIButton {
    /// Makes the button follow that of a form: enabled or not, why not, and what it says while the form is sent.
    ///
    /// - Parameter busyTitle: its title for the disabled state, as long as the form is being sent.
    public func bind(to button: DynamicValue<Form.ButtonState>, busyTitle: String) {
        bind(to: button)
        showWhileBusy(busyTitle, of: self, button) {
            let title: String? = $0.title(for: .disabled)
            return title == $0.title(for: .normal) ? nil : title
        } show: {
            $0.setTitle($1, for: .disabled)
        }
    }
}

extension UIBarButtonItem {
    /// Makes the button follow that of a form: enabled or not, and why not.
    ///
    /// - Parameter busyTitle: its title as long as the form is being sent; nil for no other than usual.
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

/// Gives an object another title while a form is being sent, and its own again afterwards.
@MainActor
private func showWhileBusy<Object: AnyObject>(
    _ busyTitle: String, of object: Object, _ button: DynamicValue<Form.ButtonState>,
    read: @escaping @MainActor (Object) -> String?, show: @escaping @MainActor (Object, String?) -> Void
) {
    var usual: String??
    button.map(\.isBusy).distinct().bind(with: object) { object, isBusy in
        if isBusy {
            usual = .some(read(object))
            show(object, busyTitle)
        } else if let title = usual {
            usual = nil
            show(object, title)
        }
    }
}
