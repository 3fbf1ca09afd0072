import UIKitCore

/// The methods that provide the rows of a picker view, and that are called when the user selects a row.
///
/// All methods are optional. The picker view shows the view of a row, or else its attributed title, or else its title.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Returns the width of a component, in points. By default, all components have the same width.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

    /// Returns the height of the rows of a component, in points. The default is 32.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

    /// Returns the title of a row. The default is nil.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

    /// Returns the attributed title of a row. The default is nil.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?

    /// Returns the view of a row. The view is resized to the size of the row.
    ///
    /// A plain `UIView` without a size and without subviews, which the default implementation returns, means that the
    /// row has a title instead.
    ///
    /// - Parameter view: A view of a row that is no longer visible, or nil.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView

    /// Called when the user selects a row and the wheel stops.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        UIView.noIntrinsicMetric
    }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        UIView.noIntrinsicMetric
    }
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIView() }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// The methods that provide the accessibility labels and hints of a picker view's components. All methods are optional.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// Returns the accessibility label of a component. The default is nil.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?

    /// Returns the accessibility hint of a component. The default is nil.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
}
