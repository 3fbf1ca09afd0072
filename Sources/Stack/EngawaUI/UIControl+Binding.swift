import Bindings
import UIKitCore
import ViewModels

extension UITextField {
    /// Makes the field and a value follow each other. At first the field takes the value.
    ///
    /// The caret stays where it is while a person types: only a value that differs from the text is set.
    public func bindText(to text: Dynamic<String>) {
        text.bind(with: self) { field, text in
            if field.text != text { field.text = text }
        }
        addAction(
            UIAction { [weak text] action in
                guard let text, let field = action.sender as? UITextField, let typed = field.text else { return }
                if text.value != typed { text.value = typed }
            }, for: .editingChanged)
    }

    /// Makes the field and a form's field follow each other, and tells the latter when the person has left it.
    public func bindText(to field: Field<String>) {
        bindText(to: field.value)
        addAction(UIAction { [weak field] _ in field?.endEditing() }, for: .editingDidEnd)
    }
}

extension UISwitch {
    /// Makes the switch and a value follow each other. At first the switch takes the value.
    public func bindIsOn(to isOn: Dynamic<Bool>) {
        isOn.bind(with: self) { control, isOn in
            if control.isOn != isOn { control.setOn(isOn, animated: control.window != nil) }
        }
        addAction(
            UIAction { [weak isOn] action in
                guard let isOn, let control = action.sender as? UISwitch else { return }
                if isOn.value != control.isOn { isOn.value = control.isOn }
            }, for: .valueChanged)
    }
}

extension UISlider {
    /// Makes the slider and a value follow each other. At first the slider takes the value.
    public func bindValue(to value: Dynamic<Float>) {
        value.bind(with: self) { control, value in
            if control.value != value { control.value = value }
        }
        addAction(
            UIAction { [weak value] action in
                guard let value, let control = action.sender as? UISlider else { return }
                if value.value != control.value { value.value = control.value }
            }, for: .valueChanged)
    }
}

extension UISegmentedControl {
    /// Makes the chosen segment and a value follow each other. At first the control takes the value.
    public func bindSelection(to index: Dynamic<Int>) {
        index.bind(with: self) { control, index in
            if control.selectedSegmentIndex != index { control.selectedSegmentIndex = index }
        }
        addAction(
            UIAction { [weak index] action in
                guard let index, let control = action.sender as? UISegmentedControl else { return }
                if index.value != control.selectedSegmentIndex { index.value = control.selectedSegmentIndex }
            }, for: .valueChanged)
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
}
