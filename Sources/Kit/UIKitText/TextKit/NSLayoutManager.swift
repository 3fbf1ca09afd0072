import CoreGraphics
import Foundation
import TextDocuments
import UIKitCore
import UIKitDrawing

/// The layout of the text of a storage in a container.
///
/// Differences from Apple's class: the glyphs of a character count as one, so that the index of a glyph is that of its
/// character, and the lines are all in the first container. Layout is not contiguous: the positions of text far from the
/// text that was laid out are estimated until it is laid out too. `ensureLayout(for:)` makes them exact.
open class NSLayoutManager: NSObject {
    let document: TextDocument
    let flow: DocumentFlow
    private weak var storage: NSTextStorage?
    /// Keeps the storage that is made when it is first needed; nil if the storage is not made here. The text view keeps
    /// it, because a storage retains its layout managers.
    var keepStorage: ((NSTextStorage) -> Void)?
    /// Called after the text changes, with the range before the change and the length of the new text.
    var changeHandler: ((Range<Int>, Int) -> Void)?

    /// The containers. The lines are in the first one.
    open private(set) var textContainers: [NSTextContainer] = []

    /// Whether text is laid out only where it is needed. It is always true.
    open var allowsNonContiguousLayout: Bool { true }

    /// Creates a layout manager without text and without a container.
    public override init() {
        document = TextDocument()
        flow = DocumentFlow(document: document)
        super.init()
        document.didChange = { [unowned self] range, newCount in
            flow.textDidChange(in: range, newCount: newCount)
            changeHandler?(range, newCount)
        }
    }

    /// Creates a layout manager without text. Ignores the values in the archive.
    public required convenience init?(coder: NSCoder) {
        self.init()
    }

    /// The storage with the text. A weak reference: the storage retains its layout managers.
    open var textStorage: NSTextStorage? {
        if let keepStorage, storage == nil {
            let new = NSTextStorage(attributedString: document.attributedString(in: 0..<document.count))
            keepStorage(new)
            storage = new
            new.adopt(self)
            document.writer = self
        }
        return storage
    }

    func storageDidChange(to new: NSTextStorage?) {
        storage = new
        keepStorage = nil
        document.writer = new == nil ? nil : self
        let fragment: TextFragment = new.map { TextFragment($0) } ?? TextFragment("", attributes: AttributeSet())
        document.apply(fragment, in: 0..<document.count)
    }

    /// Adopts changes of the storage.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        let lower = newCharRange.location
        let old: Range<Int> = lower..<max(lower, lower + newCharRange.length - delta)
        document.apply(TextFragment(textStorage, in: newCharRange), in: old)
    }

    // MARK: Containers

    /// Adds a container.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Inserts a container at an index.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
        containerDidChange()
    }

    /// Removes the container at an index.
    open func removeTextContainer(at index: Int) {
        textContainers.remove(at: index).layoutManager = nil
        containerDidChange()
    }

    func containerDidChange() {
        guard let container = textContainers.first else { return }
        flow.width = container.columnWidth
        flow.lineLimit = container.maximumNumberOfLines
        flow.lastLineBreakMode = container.lineBreakMode.mode
    }

    /// The distance of the lines from the left side of the container.
    var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

    // MARK: Layout

    /// Lays out the whole text in a container.
    open func ensureLayout(for container: NSTextContainer) { flow.layOutAll() }

    /// Lays out the paragraphs of a range of characters.
    open func ensureLayout(forCharacterRange charRange: NSRange) {
        var offset = charRange.location
        while offset <= charRange.location + charRange.length {
            let place = flow.place(containing: offset)
            if place.index + 1 >= flow.paragraphCount { break }
            offset = place.start + max(1, place.units)
        }
    }

    /// Lays out the paragraphs of a range of glyphs.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { ensureLayout(forCharacterRange: glyphRange) }

    /// Lays out the paragraphs in a rectangle of a container.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        _ = flow.places(from: bounds.minY, to: bounds.maxY)
    }

    /// Drops the layout of a range of characters.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        flow.invalidate(charRange.location..<charRange.location + charRange.length)
        actualCharacterRange?.pointee = charRange
        changeHandler?(0..<0, 0)
    }

    /// Marks a range of characters for drawing.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        invalidateLayout(forCharacterRange: charRange, actualCharacterRange: nil)
    }
}

extension NSLayoutManager: TextDocumentWriter {
    package func write(_ fragment: TextFragment, in range: Range<Int>) {
        guard let storage else { return document.apply(fragment, in: range) }
        storage.replaceCharacters(
            in: NSRange(location: range.lowerBound, length: range.count), with: fragment.attributedString)
    }
}
