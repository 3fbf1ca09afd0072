import UIKitCore

/// The methods that provide the numbers of components and rows of a picker view.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns the number of components.
    func numberOfComponents(in pickerView: UIPickerView) -> Int

    /// Returns the number of rows of a component.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
