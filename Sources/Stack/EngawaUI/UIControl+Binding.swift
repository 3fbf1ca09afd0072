import Bindings
import UIKitCore

extension UITextField {
    /// Makes the field and a value follow each other. At first the field takes the value.
    ///
    /// The caret stays where it is while a person types: only a value that differs from the text is set.
    public func bindText(to text: Dynamic<String>) {
        follow(text, in: self, by: .editingChanged, read: { $0.text ?? "" }, show: { $0.text = $1 })
    }
}

extension UISwitch {
    /// Makes the switch and a value follow each other. At first the switch takes the value.
    public func bindIsOn(to isOn: Dynamic<Bool>) {
        follow(isOn, in: self, read: { $0.isOn }, show: { $0.setOn($1, animated: $0.window != nil) })
    }
}

extension UISlider {
    /// Makes the slider and a value follow each other. At first the slider takes the value.
    public func bindValue(to value: Dynamic<Float>) {
        follow(value, in: self, read: { $0.value }, show: { $0.value = $1 })
    }
}

extension UISegmentedControl {
    /// Makes the chosen segment and a value follow each other. At first the control takes the value.
    public func bindSelection(to index: Dynamic<Int>) {
        follow(index, in: self, read: { $0.selectedSegmentIndex }, show: { $0.selectedSegmentIndex = $1 })
    }
}

/// Makes a control and a value follow each other, each only where it differs. At first the control takes the value.
///
/// - Parameters:
///   - event: what the control sends when a person changed it.
///   - read: what the control says now.
///   - show: makes the control say a value.
@MainActor
private func follow<Control: UIControl, Value: Equatable>(
    _ value: Dynamic<Value>, in control: Control, by event: UIControl.Event = .valueChanged,
    read: @escaping @MainActor (Control) -> Value, show: @escaping @MainActor (Control, Value) -> Void
) {
    value.bind(with: control) { control, value in
        if read(control) != value { show(control, value) }
    }
    control.addAction(
        UIAction { [weak value] action in
            guard let value, let control = action.sender as? Control else { return }
            let said: Value = read(control)
            if value.value != said { value.value = said }
        }, for: event)
}
