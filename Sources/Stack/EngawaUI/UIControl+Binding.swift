import Bindings
import UIKitControls
import UIKitCore

extension UITextField {
    /// Binds the text and a value to each other. Initially, the text field takes the value.
    ///
    /// The caret stays in place while the user types, because only a value that differs from the text is assigned.
    public func bindText(to text: Dynamic<String>) {
        bindBothWays(text, in: self, by: .editingChanged, read: { $0.text ?? "" }, show: { $0.text = $1 })
    }
}

extension UISwitch {
    /// Binds the state of the switch and a value to each other. Initially, the switch takes the value.
    public func bindIsOn(to isOn: Dynamic<Bool>) {
        bindBothWays(isOn, in: self, read: { $0.isOn }, show: { $0.setOn($1, animated: $0.window != nil) })
    }
}

extension UISlider {
    /// Binds the slider's value and another value to each other. Initially, the slider takes the value.
    public func bindValue(to value: Dynamic<Float>) {
        bindBothWays(value, in: self, read: { $0.value }, show: { $0.value = $1 })
    }
}

extension UISegmentedControl {
    /// Binds the index of the selected segment and a value to each other. Initially, the control takes the value.
    public func bindSelection(to index: Dynamic<Int>) {
        bindBothWays(index, in: self, read: { $0.selectedSegmentIndex }, show: { $0.selectedSegmentIndex = $1 })
    }
}

/// Binds a control and a value to each other, and assigns only differences. Initially, the control takes the value.
///
/// - Parameters:
///   - event: The event that the control sends when the user changes it.
///   - read: Returns the control's value.
///   - show: Assigns a value to the control.
@MainActor
private func bindBothWays<Control: UIControl, Value: Equatable>(
    _ value: Dynamic<Value>, in control: Control, by event: UIControl.Event = .valueChanged,
    read: @escaping @MainActor (Control) -> Value, show: @escaping @MainActor (Control, Value) -> Void
) {
    value.bind(with: control) { control, value in
        if read(control) != value { show(control, value) }
    }
    control.addAction(
        UIAction { [weak value] action in
            guard let value, let control = action.sender as? Control else { return }
            let controlValue = read(control)
            if value.value != controlValue { value.value = controlValue }
        }, for: event)
}
