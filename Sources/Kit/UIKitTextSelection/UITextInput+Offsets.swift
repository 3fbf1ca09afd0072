import UIKitCore
import UIKitInput

extension UITextInput {
    /// Returns the position at an offset from the start of a range, or nil if it is outside the range.
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        guard offset >= 0, let found = position(from: range.start, offset: offset),
            compare(found, to: range.end) != .orderedDescending
        else { return nil }
        return found
    }

    /// Returns the offset of a position from the start of a range.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }
}

extension UITextInput where Self: UIView {
    /// The view whose coordinates the rectangles of the text have: the text input itself.
    public var textInputView: UIView { self }
}
