import CoreGraphics
import Foundation
import TextDocuments
import TextEditing
import UIKitCore
import UIKitDrawing
import UIKitInput

/// Changes of text styles by the user.
extension UITextView {
    /// Replaces the attributes of the selected text or, without a selection, of typed text.
    func changeStyle(_ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        guard editor.hasSelection else {
            typingAttributes = change(typingAttributes)
            return
        }
        let parts: [Range<Int>] = editor.selections
        for part in parts { changeAttributes(in: part, change) }
        if parts.count > 1 { editor.select(parts) }
    }

    /// Replaces the attributes of a range on behalf of the user, and keeps the selection.
    private func changeAttributes(
        in range: Range<Int>, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        let text: NSMutableAttributedString = editor.document.attributedString(in: range)
        let whole = NSRange(location: 0, length: text.length)
        var changes: [(range: NSRange, values: [NSAttributedString.Key: Any])] = []
        text.enumerateAttributes(in: whole) { values, range, _ in changes.append((range, change(values))) }
        for change in changes { text.setAttributes(change.values, range: change.range) }
        let (anchor, head) = (editor.anchor, editor.head)
        edit {
            guard editor.replace(range, with: TextFragment(text)) else { return }
            editor.select(anchor: anchor, head: head)
        }
        // The selection is unchanged, but the attributes of typed text change with the text.
        adoptTypingAttributes()
    }

    /// The attributes of the selected text, or of typed text.
    private var selectedStyles: [[NSAttributedString.Key: Any]] {
        guard editor.hasSelection else { return [typingAttributes] }
        let text: NSMutableAttributedString = editor.selectedFragment.attributedString
        var styles: [[NSAttributedString.Key: Any]] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, _, _ in
            styles.append(values)
        }
        return styles
    }

    private func font(of style: [NSAttributedString.Key: Any]) -> UIFont {
        style[.font] as? UIFont ?? .systemFont(ofSize: 12)
    }

    /// Removes a trait if all selected text has it, and adds it otherwise.
    func toggleTrait(_ trait: UIFontDescriptor.SymbolicTraits) {
        let removes: Bool = selectedStyles.allSatisfy { font(of: $0).fontDescriptor.symbolicTraits.contains(trait) }
        changeStyle { style in
            let font: UIFont = font(of: style)
            var traits = font.fontDescriptor.symbolicTraits
            if removes { traits.remove(trait) } else { traits.insert(trait) }
            guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return style }
            return style.merging([.font: UIFont(descriptor: descriptor, size: font.pointSize)]) { $1 }
        }
    }

    /// Removes the underline if all selected text has one, and adds it otherwise.
    func toggleUnderlineStyle() {
        let removes: Bool = selectedStyles.allSatisfy {
            !NSUnderlineStyle(attribute: $0[.underlineStyle]).isEmpty
        }
        changeStyle { style in
            var style = style
            style[.underlineStyle] = removes ? nil : NSUnderlineStyle.single.rawValue
            return style
        }
    }

    /// Changes the size of the selected text by a number of points. The smallest size is 1 point.
    func changeSize(by difference: CGFloat) {
        changeStyle { style in
            let font: UIFont = font(of: style)
            return style.merging([.font: font.withSize(max(1, font.pointSize + difference))]) { $1 }
        }
    }

    /// Sets the writing direction of the paragraphs that contain the selection.
    func setWritingDirection(_ direction: NSWritingDirection) {
        func changed(_ style: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
            let paragraph = NSMutableParagraphStyle()
            if let old = style[.paragraphStyle] as? NSParagraphStyle { paragraph.setParagraphStyle(old) }
            paragraph.baseWritingDirection = direction
            return style.merging([.paragraphStyle: paragraph]) { $1 }
        }
        let (selection, length) = (editor.selection, editor.length)
        let last: Int = selection.isEmpty ? selection.upperBound : selection.upperBound - 1
        let end: Int = editor.paragraphRange(at: last).upperBound
        let start: Int = editor.paragraphRange(at: selection.lowerBound).lowerBound
        let range: Range<Int> = start..<max(start, min(length, editor.next(.grapheme, after: end)))
        if range.isEmpty {
            typingAttributes = changed(typingAttributes)
        } else {
            changeAttributes(in: range, changed)
        }
    }

    /// Performs the command of a key if it changes a text style or is Paste and Match Style. Returns false for other
    /// keys.
    func performStyleKey(_ key: UIKey) -> Bool {
        guard state.isEditing, allowsEditingTextAttributes else { return false }
        let flags: UIKeyModifierFlags = key.modifierFlags.intersection([.command, .control, .alternate, .shift])
        let isShifted: Bool = flags.contains(.shift)
        let chord: UIKeyModifierFlags = flags.subtracting(.shift)
        guard chord == .command || chord == .control else { return false }
        switch (key.charactersIgnoringModifiers.lowercased(), isShifted) {
        case ("b", false): toggleBoldface(self)
        case ("i", false): toggleItalics(self)
        case ("u", false): toggleUnderline(self)
        case ("v", true): pasteAndMatchStyle(self)
        default: return false
        }
        return true
    }
}
