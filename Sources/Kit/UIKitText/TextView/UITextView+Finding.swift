import Foundation
import TextEditing
import UIKitCore
import UIKitDrawing
import UIKitFind

extension UITextView {
    /// Whether the user can find text in the view, with Control-F. The default is false.
    public var isFindInteractionEnabled: Bool {
        get { state.findInteraction != nil }
        set {
            guard newValue != isFindInteractionEnabled else { return }
            if let interaction = state.findInteraction { removeInteraction(interaction) }
            state.findInteraction = newValue ? UIFindInteraction(sessionDelegate: self) : nil
            if let interaction = state.findInteraction { addInteraction(interaction) }
        }
    }

    /// The interaction that finds text, or nil if it is not enabled.
    public var findInteraction: UIFindInteraction? { state.findInteraction }
}

extension UITextView: UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        UITextSearchingFindSession(searchableObject: self)
    }

    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        guard let range = state.lastHighlighted else { return }
        state.lastHighlighted = nil
        editor.select(range)
    }
}

extension UITextView: UITextSearching {
    /// Whether found text can be replaced, which is the case if the view is editable.
    public var supportsTextReplacement: Bool { isEditable }

    /// Returns the order of two ranges.
    public func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
        compare(foundRange.start, to: toRange.start)
    }

    /// Searches the text.
    public func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        for range in TextSearch.ranges(of: queryString, in: editor.text, options: options) {
            let found = TextRange(range.location..<range.location + range.length)
            resultAggregator.foundRange(found, searchString: queryString, document: nil)
        }
        resultAggregator.finishedSearching()
    }

    /// Shows a range in a style.
    public func decorate(
        foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle
    ) {
        let range = offset(of: foundTextRange.start)..<offset(of: foundTextRange.end)
        state.found.set(range, usingStyle)
        if usingStyle == .highlighted { state.lastHighlighted = range }
        manager.flow.invalidate(range)
        textSizeDidChange()
    }

    /// Shows all text in the normal style.
    public func clearAllDecoratedFoundText() {
        guard !state.found.isEmpty else { return }
        state.found.removeAll()
        appearanceDidChange()
    }

    /// Scrolls so that a range is visible.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
        let start: Int = offset(of: range.start)
        reveal(NSRange(location: start, length: offset(of: range.end) - start))
    }

    /// Returns whether a range can be replaced, which is the case if the view is editable.
    public func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) -> Bool {
        isEditable
    }

    /// Replaces a range on behalf of the user.
    public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
        replace(foundTextRange, withText: withText)
    }

    /// Replaces all text that matches, as a single undo action.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        let ranges: [NSRange] = TextSearch.ranges(of: queryString, in: editor.text, options: options)
        guard isEditable, !ranges.isEmpty else { return }
        state.undoManager.beginUndoGrouping()
        edit {
            // Replaces from the end, so that the offsets before a replacement remain valid.
            for range in ranges.reversed() {
                replaceText(in: range.location..<range.location + range.length, with: withText)
            }
        }
        state.undoManager.endUndoGrouping()
    }
}
