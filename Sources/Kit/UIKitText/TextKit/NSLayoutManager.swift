import CoreGraphics
import Foundation
import TextDocuments
import UIKitCore
import UIKitDrawing

/// The layout of a text storage in containers.
///
/// Differences from Apple's class: Each character has one glyph, so the index of a glyph is the index of its character.
/// By default, layout is noncontiguous, so positions of text that is not laid out are estimated. To make them exact,
/// call `ensureLayout(for:)` or set ``allowsNonContiguousLayout`` to false.
open class NSLayoutManager: NSObject {
    let document: TextDocument
    let flow: DocumentFlow
    private weak var storage: NSTextStorage?
    /// A closure with which the text view retains the storage. The layout manager does not retain the storage, because
    /// a storage retains its layout managers. If the layout manager has a closure but no storage, it creates a storage
    /// on first use.
    var keepStorage: ((NSTextStorage) -> Void)?
    /// Closures that are called after the text changes, and with an empty range after the appearance of the text
    /// changes. The keys identify the views and the text layout manager.
    var changeHandlers: [ObjectIdentifier: (TextChange) -> Void] = [:]
    /// A closure with which the view changes the displayed attributes of a paragraph. Called after `modelDecoration`.
    var viewDecoration: ((NSMutableAttributedString, Range<Int>) -> Void)? { didSet { combineDecorations() } }
    /// A closure with which the text layout manager changes the displayed attributes of a paragraph.
    var modelDecoration: ((NSMutableAttributedString, Range<Int>) -> Void)? { didSet { combineDecorations() } }
    /// The text layout manager with the same layout. It retains this object.
    weak var textLayoutManager: NSTextLayoutManager?
    /// The containers as one column, or nil if there is only one rectangular container.
    private(set) var stack: ContainerStack?
    /// The number of layouts when the delegate was last notified.
    private var reportedLayouts = 0

    /// The delegate. A weak reference.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet { if delegate !== oldValue { delegateDidChange() } }
    }

    /// The containers. Text that does not fit in a container continues in the next container.
    open private(set) var textContainers: [NSTextContainer] = []

    /// Whether text is laid out only where it is needed, while the height of the text before it is estimated. The
    /// default is true.
    ///
    /// If it is false, a request for a line, a glyph or a point first lays out all text before it. Positions are then
    /// exact, and requests near the end of long text take longer. The height of the text after the requested position
    /// is estimated in both cases.
    open var allowsNonContiguousLayout: Bool {
        get { !flow.isContiguous }
        set {
            guard newValue == flow.isContiguous else { return }
            flow.isContiguous = !newValue
            notifyViews()
        }
    }

    /// Creates a layout manager without text and without a container.
    public override init() {
        document = TextDocument()
        flow = DocumentFlow(document: document)
        super.init()
        document.didChange = { [unowned self] change in
            flow.textDidChange(in: change.range, newCount: change.newCount)
            for handler in changeHandlers.values { handler(change) }
        }
    }

    /// Creates a layout manager without text. Ignores the values in the archive.
    public required convenience init?(coder: NSCoder) {
        self.init()
    }

    /// The storage with the text. A weak reference, because the storage retains its layout managers.
    open var textStorage: NSTextStorage? {
        if let keepStorage, storage == nil {
            let new = NSTextStorage(sharing: document)
            keepStorage(new)
            storage = new
            new.adopt(self)
            document.writer = self
        }
        return storage
    }

    func storageDidChange(to new: NSTextStorage?) {
        storage?.release(self)
        storage = new
        if let new { keepStorage?(new) }
        document.writer = new == nil ? nil : self
        let fragment: TextFragment =
            new.map { $0.fragment(in: NSRange(location: 0, length: $0.length)) }
            ?? TextFragment("", attributes: AttributeSet())
        document.apply(fragment, in: 0..<document.count)
    }

    /// Updates the layout after changes to the storage.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        // The storage of a text view uses the same document as the layout manager.
        if textStorage.content === document { return }
        // The change can divide surrogate pairs of the new text and of the old text.
        let range: NSRange = textStorage.scalarRange(newCharRange)
        let old: Range<Int> = document.scalarRange(
            range.location..<max(range.location, range.location + range.length - delta))
        let new = textStorage.fragment(in: NSRange(location: old.lowerBound, length: max(0, old.count + delta)))
        if editMask.contains(.editedCharacters) || delta != 0 {
            document.apply(new, in: old)
        } else {
            document.applyAttributes(new.runs, in: old)
        }
    }

    // MARK: Containers

    /// Adds a container.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Inserts a container at an index.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.owner = self
        containerDidChange()
    }

    /// Removes the container at the given index.
    open func removeTextContainer(at index: Int) {
        textContainers.remove(at: index).owner = nil
        containerDidChange()
    }

    package func containerDidChange() {
        stack = ContainerStack(textContainers)
        flow.shape = stack
        flow.container = textContainers.first
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
        guard let place = place(of: container) else { return }
        _ = flow.places(from: place.top + bounds.minY, to: min(place.top + bounds.maxY, place.bottom))
    }

    // MARK: Drawing

    /// Draws the background colors of a range of glyphs into the current context, with
    /// `fillBackgroundRectArray(_:count:forCharacterRange:color:)`.
    ///
    /// - Parameter origin: The position of the container's top-left corner, in points.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawBackgrounds(glyphsToShow, at: origin)
    }

    /// Draws the lines of a range of glyphs into the current context, and then the underlines and strikethrough lines of
    /// the range.
    ///
    /// - Parameter origin: The position of the container's top-left corner, in points.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin)
        drawLines(glyphsToShow, at: origin)
    }

    /// Fills rectangles with a background color, which is also the fill color of the current context. Called for each
    /// range of characters with a background color.
    ///
    /// - Parameters:
    ///   - rectArray: The rectangles, in the coordinates of the context.
    ///   - rectCount: The number of rectangles.
    ///   - charRange: The range of characters.
    ///   - color: The background color.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        UIGraphicsGetCurrentContext()?.fill(Array(UnsafeBufferPointer(start: rectArray, count: rectCount)))
    }

    /// Draws an underline for glyphs of a line. Called by
    /// `underlineGlyphRange(_:underlineType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)`.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - underlineVal: The style.
    ///   - baselineOffset: The distance of the baseline from the bottom of the line, in points.
    ///   - lineRect: The rectangle of the line in the container.
    ///   - lineGlyphRange: The glyphs of the line.
    ///   - containerOrigin: The position of the container's top-left corner, in points.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        let baseline: CGFloat = containerOrigin.y + lineRect.maxY - baselineOffset
        draw(underlineVal, isStrikethrough: false, glyphRange, baseline: baseline, origin: containerOrigin)
    }

    /// Draws the underline of glyphs of a line, by calling `drawUnderline` once, or for each word if the style contains
    /// `byWord`.
    open func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        for part in parts(of: glyphRange, underlineVal) {
            drawUnderline(
                forGlyphRange: part, underlineType: underlineVal, baselineOffset: baselineOffset(in: lineGlyphRange),
                lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }
    }

    /// Draws a strikethrough line for glyphs of a line. The parameters are those of `drawUnderline`.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        let baseline: CGFloat = containerOrigin.y + lineRect.maxY - baselineOffset
        draw(strikethroughVal, isStrikethrough: true, glyphRange, baseline: baseline, origin: containerOrigin)
    }

    /// Draws the strikethrough line of glyphs of a line, by calling `drawStrikethrough` once, or for each word if the
    /// style contains `byWord`.
    open func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        for part in parts(of: glyphRange, strikethroughVal) {
            drawStrikethrough(
                forGlyphRange: part, strikethroughType: strikethroughVal,
                baselineOffset: baselineOffset(in: lineGlyphRange), lineFragmentRect: lineRect,
                lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }
    }

    /// Discards the layout of a range of characters.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        flow.invalidate(charRange.location..<charRange.location + charRange.length)
        actualCharacterRange?.pointee = charRange
        delegate?.layoutManagerDidInvalidateLayout(self)
        notifyViews()
    }

    /// Marks a range of characters for drawing, and discards their layout.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        invalidateLayout(forCharacterRange: charRange, actualCharacterRange: nil)
    }
}

extension NSLayoutManager {
    private func delegateDidChange() {
        flow.lineSpacing = { [weak self] offset in
            guard let self, let delegate = self.delegate else { return nil }
            let rect = CGRect(x: 0, y: 0, width: self.flow.width, height: 0)
            let spacing = delegate.layoutManager(
                self, lineSpacingAfterGlyphAt: offset, withProposedLineFragmentRect: rect)
            return spacing.isNaN ? nil : spacing
        }
        flow.invalidate()
        notifyViews()
    }

    /// Notifies the views that the appearance of text has changed.
    func notifyViews() {
        let change = TextChange(0..<0, newCount: 0, keepsCharacters: true)
        for handler in changeHandlers.values { handler(change) }
    }

    private func combineDecorations() {
        let (view, model) = (viewDecoration, modelDecoration)
        flow.decorate = { text, range in
            model?(text, range)
            view?(text, range)
        }
    }

    /// Notifies the delegate if text was laid out since the last call.
    func reportLayout() {
        guard let delegate, flow.layoutCount != reportedLayouts else { return }
        reportedLayouts = flow.layoutCount
        delegate.layoutManager(self, didCompleteLayoutFor: textContainers.last, atEnd: true)
    }
}

extension NSLayoutManager: TextContainerOwner {}

extension NSLayoutManager: TextDocumentWriter {
    package func write(_ fragment: TextFragment, in range: Range<Int>) {
        guard let storage else { return document.apply(fragment, in: range) }
        storage.write(fragment, in: NSRange(location: range.lowerBound, length: range.count))
    }

    package func writeAttributes(_ runs: [AttributeRun], in range: Range<Int>) {
        guard let storage else { return document.applyAttributes(runs, in: range) }
        storage.beginEditing()
        storage.setAttributes(runs, from: range.lowerBound)
        storage.endEditing()
    }
}
