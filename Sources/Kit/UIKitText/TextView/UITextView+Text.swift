import CoreGraphics
import Foundation
import TextDocuments
import TextEditing
import UIKitCore
import UIKitDrawing

extension AttributeSet {
    /// The attributes without the attributes of links and attachments, which typed text does not inherit.
    var forTyping: AttributeSet {
        guard values[.link] != nil || values[.attachment] != nil else { return self }
        return AttributeSet(values.filter { $0.key != .link && $0.key != .attachment })
    }

    /// The attributes without the attribute of attachments, which text that replaces other text does not inherit.
    fileprivate var forReplacement: AttributeSet {
        values[.attachment] == nil ? self : AttributeSet(values.filter { $0.key != .attachment })
    }
}

extension UITextView {
    /// The attributes of the start of the text, or of typed text if there is no text.
    var currentAttributes: AttributeSet { editor.document.attributes(at: 0)?.attributes ?? state.typing }

    var currentFont: UIFont { currentAttributes.values[.font] as? UIFont ?? .systemFont(ofSize: 12) }

    /// Replaces the whole text, for the setters of `text` and `attributedText`.
    func setContent(_ fragment: TextFragment) {
        inputDelegate?.textWillChange(self)
        // The change is programmatic even if the delegate makes it during an edit by the user.
        let depth: Int = state.editDepth
        state.editDepth = 0
        editor.setContent(fragment)
        state.editDepth = depth
        inputDelegate?.textDidChange(self)
    }

    /// Sets an attribute of the whole text and of typed text.
    func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        changeAllAttributes { _ in [key: value] }
    }

    func setAlignment(_ alignment: NSTextAlignment) {
        changeAllAttributes { attributes in
            let style = NSMutableParagraphStyle()
            if let old = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
            style.alignment = alignment
            return [.paragraphStyle: style]
        }
    }

    private func changeAllAttributes(_ change: (TextAttributes) -> TextAttributes) {
        func changed(_ set: AttributeSet) -> AttributeSet {
            AttributeSet(set.values.merging(change(set.values)) { $1 })
        }
        state.typing = changed(state.typing)
        typingAttributesDidChange()
        // Ranges with the same attributes share their new attributes.
        var known: [ObjectIdentifier: AttributeSet] = [:]
        editor.document.changeAttributes(in: 0..<editor.length) { old in
            if let found = known[ObjectIdentifier(old)] { return found }
            let new = changed(old)
            known[ObjectIdentifier(old)] = new
            return new
        }
    }

    func typingAttributesDidChange() {
        manager.flow.emptyAttributes = state.typing
        if editor.length == 0 { textSizeDidChange() }
    }

    /// Adapts the fonts of the text to the preferred text size.
    func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        changeAllAttributes { attributes in
            guard let font = attributes[.font] as? UIFont else { return [:] }
            return [.font: font.adjusted(for: self.traitCollection)]
        }
    }

    // MARK: Changes

    /// Replaces a range on behalf of the user. The new text has the attributes of the first replaced character.
    func replaceText(in range: Range<Int>, with text: String) {
        guard !range.isEmpty, let first = editor.document.attributes(at: range.lowerBound) else {
            editor.replace(range, with: text)
            return
        }
        editor.replace(range, with: TextFragment(text, attributes: first.attributes.forReplacement))
    }

    /// Called after the editor or another object changes the document and, with an empty range, after the appearance of
    /// the text changes.
    func documentDidChange(_ change: TextChange) {
        state.changeCount += 1
        if change.range.isEmpty, change.newCount == 0 { return textSizeDidChange() }
        if !change.keepsCharacters { moveAttachmentViews(afterChangeIn: change.range, newCount: change.newCount) }
        state.findInteraction?.activeFindSession?.invalidateFoundResults()
        let isFromOutside = editor.documentDidChange(change)
        textSizeDidChange()
        if isFromOutside { setNeedsLayout() }
    }

    /// Called when the displayed colors or links of the text change.
    func appearanceDidChange() {
        manager.flow.invalidate()
        canvas.redraw()
        textSizeDidChange()
    }

    /// Marks the size of the content and the layout as dirty.
    func textSizeDidChange() {
        state.needsSize = true
        state.measured = nil
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    func widthDidChange() {
        state.needsSize = true
        setNeedsLayout()
    }

    /// Adds the attributes that distinguish links, misspelled words, found text and marked text in a displayed
    /// paragraph.
    func decorate(_ text: NSMutableAttributedString, in range: Range<Int>) {
        prepareAttachmentViews(in: text, range: range)
        for link in links(in: text) {
            text.addAttributes(linkTextAttributes, range: link.range)
        }
        markSpelling(of: text, in: range)
        for found in state.found.ranges(in: range) {
            let visible: Range<Int> = found.clamped(to: range)
            let isHighlighted: Bool = found == state.found.highlighted
            // The background of the highlighted match is opaque yellow, so its text is black in both interface styles.
            let yellow: UIColor = .systemYellow.withAlphaComponent(isHighlighted ? 1 : 0.35)
            var attributes: TextAttributes = [.backgroundColor: yellow]
            if isHighlighted { attributes[.foregroundColor] = UIColor.black }
            text.addAttributes(
                attributes, range: NSRange(location: visible.lowerBound - range.lowerBound, length: visible.count))
        }
        guard let marked = editor.markedRange?.clamped(to: range), !marked.isEmpty else { return }
        let style: TextAttributes = state.markedStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
        let local = NSRange(location: marked.lowerBound - range.lowerBound, length: marked.count)
        text.addAttributes(style, range: local)
    }
}
