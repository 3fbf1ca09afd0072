import Foundation

/// An object that controls and observes the editing of a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns whether editing can begin. The default is true.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// Called after editing begins.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Returns whether editing can end. The default is true.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// Called after editing ends.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// Called after editing ends, with the reason. The default implementation calls `textFieldDidEndEditing(_:)`.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

    /// Returns whether the user can replace the characters in a range of UTF-16 code units. The default is true.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool

    /// Returns whether the user can replace ranges. By default, calls the previous method with the union of the ranges.
    func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
    ) -> Bool

    /// Called after the selection changes.
    func textFieldDidChangeSelection(_ textField: UITextField)

    /// Returns whether the clear button, or the start of editing if `clearsOnBeginEditing` is true, can clear the text.
    /// The default is true.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Returns whether the Return key performs its standard action. The default is true.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool

    /// Returns the edit menu for the characters in a range of UTF-16 code units; nil, the default, for a menu with the
    /// suggested elements.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// Returns the edit menu for ranges. By default, calls the previous method with the union of the ranges.
    func textField(
        _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}

    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }

    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }

    public func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
    ) -> Bool {
        let union: NSRange = ranges.map(\.rangeValue).reduce(ranges[0].rangeValue, NSUnionRange)
        return self.textField(textField, shouldChangeCharactersIn: union, replacementString: string)
    }

    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func textField(
        _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        let union: NSRange = ranges.map(\.rangeValue).reduce(ranges[0].rangeValue, NSUnionRange)
        return self.textField(textField, editMenuForCharactersIn: union, suggestedActions: suggestedActions)
    }
}
