import CoreGraphics
import Foundation
import TextLayout
import UIKitDrawing

/// The layout of a document in one column. The document may be long.
///
/// The document is divided into paragraphs. A paragraph is laid out when its lines are needed, and until then its
/// height is estimated. A change discards only the layouts of the paragraphs that it touches. The coordinates begin at
/// the top left of the column, with y downward, in points.
package final class DocumentFlow {
    /// A paragraph, or a part of a long paragraph. The structure is small, because long text has many paragraphs.
    struct Paragraph: Measured {
        var height: CGFloat
        private var length: Int32
        /// Identifies the layout.
        var identifier: UInt32
        private var breakLength: UInt8
        /// Whether this is the start of a paragraph. False for the second and later parts.
        var startsParagraph: Bool
        var isMeasured = false

        var units: Int { Int(length) }
        var breakUnits: Int { Int(breakLength) }

        init(_ part: ParagraphScanner.Part, height: CGFloat, identifier: UInt32, startsParagraph: Bool) {
            self.height = height
            length = part.length
            self.identifier = identifier
            breakLength = part.breakLength
            self.startsParagraph = startsParagraph
        }
    }

    /// The space around the lines of a paragraph, in points.
    package struct Margins: Equatable {
        package var top: CGFloat
        package var bottom: CGFloat
        package var leading: CGFloat = 0
        package var trailing: CGFloat = 0

        package init(top: CGFloat, bottom: CGFloat) {
            self.top = top
            self.bottom = bottom
        }
    }

    /// A paragraph that is laid out.
    package final class LaidOut {
        package let block: TextBlock
        /// The space around the lines that the format of the paragraph determines.
        package let formatMargins: Margins
        /// The space above the first line, in points.
        package let spaceBefore: CGFloat
        let height: CGFloat
        /// The paragraph's distance from the top of the column when it was laid out in a shape; nil without a shape.
        let shapedTop: CGFloat?
        /// The numbers of the list items that contain the paragraph.
        fileprivate(set) var itemNumbers: [Int] = []
        /// The direction of the parts before this part of a paragraph.
        fileprivate(set) var direction: ParagraphFormat.BaseDirection = .natural
        fileprivate(set) var lastUse = 0

        init(block: TextBlock, formatMargins: Margins, margins: Margins, shapedTop: CGFloat? = nil) {
            self.block = block
            self.formatMargins = formatMargins
            spaceBefore = margins.top
            height = margins.top + block.size.height + margins.bottom
            self.shapedTop = shapedTop
        }
    }

    package let document: TextDocument
    var paragraphs = SummedTree<Paragraph>()
    private var layouts: [UInt32: LaidOut] = [:]
    private var nextIdentifier: UInt32 = 1
    private var useCount = 0
    /// The numbers of the list items that contain a paragraph, keyed by its identifier. A change discards them.
    var listNumbers: [UInt32: ListNumbers] = [:]
    /// The directions of the parts before a part of a paragraph, keyed by its identifier. They are known for the first
    /// parts of a paragraph. A change discards those of the parts that it touches and of later parts.
    var directions: [UInt32: ParagraphFormat.BaseDirection] = [:]

    /// The maximum number of layouts that are kept.
    private static let layoutLimit = 400

    /// The number of paragraphs that were laid out, for tests.
    package private(set) var layoutCount = 0

    /// The font and the format of text that has no attributes for them.
    package var defaults = TextDefaults(font: FontDescription(size: 12)) {
        didSet { if defaults != oldValue { invalidate() } }
    }

    /// The width of the column, in points, or the greatest finite value.
    package var width: CGFloat = .greatestFiniteMagnitude {
        didSet { if width != oldValue { invalidate() } }
    }

    /// The positions of lines if the column is not a plain rectangle. Paragraphs are then laid out from the top.
    package var shape: (any FlowShape)? {
        didSet { if shape != nil || oldValue != nil { invalidate() } }
    }

    /// Whether a paragraph is laid out only after all paragraphs before it, so that its position is exact.
    package var isContiguous = false

    /// The number of paragraphs at the start of the document that are laid out, if the flow has a shape or is
    /// contiguous.
    private var knownCount = 0

    /// The container for which attachments compute their bounds.
    package weak var container: NSTextContainer?

    /// The maximum number of lines, or 0 for no limit. Limited text is one paragraph of the flow.
    package var lineLimit = 0 {
        didSet { if lineLimit != oldValue { reload() } }
    }

    /// The line break mode of the last line of limited text.
    package var lastLineBreakMode: ParagraphFormat.LineBreakMode = .byWordWrapping {
        didSet { if lastLineBreakMode != oldValue { invalidate() } }
    }

    /// The attributes of a document without text.
    package var emptyAttributes = AttributeSet() {
        didSet { if document.count == 0 { invalidate() } }
    }

    /// A closure that changes the attributes with which a range is shown.
    package var decorate: ((NSMutableAttributedString, Range<Int>) -> Void)?

    /// A closure that returns the line spacing of a paragraph that begins at an offset, or nil for the spacing of its
    /// format.
    package var lineSpacing: ((Int) -> CGFloat?)?

    /// A closure that replaces the space around the lines of a paragraph. It receives the identifier and the range of
    /// the paragraph, and the space that its format determines.
    package var margins: ((Int, Range<Int>, Margins) -> Margins)?

    package init(document: TextDocument) {
        self.document = document
        reload()
    }

    // MARK: Changes

    /// Replaces the paragraphs that a change affects. Call it after the change.
    package func textDidChange(in range: Range<Int>, newCount: Int) {
        listNumbers = [:]
        guard lineLimit == 0, newCount < document.count else { return reload() }
        var first = paragraphs.position(containing: range.lowerBound)
        var last = paragraphs.position(containing: range.upperBound)
        // The previous part belongs to the same paragraph, or its CR can form a line break with an LF.
        if first.count > 0, first.units == range.lowerBound {
            let before = paragraphs[first.count - 1]
            if before.breakUnits == 0 || document.string(in: range.lowerBound - 1..<range.lowerBound) == "\r" {
                first = paragraphs.position(at: first.count - 1)
            }
        }
        var end: Int = last.units + paragraphs[last.count].units
        // A short part is merged with the next part.
        while paragraphs[last.count].breakUnits == 0, last.count + 1 < paragraphs.count,
            end - first.units + newCount - range.count < ParagraphScanner.partLength / 2
        {
            last = paragraphs.position(at: last.count + 1)
            end = last.units + paragraphs[last.count].units
        }
        let newEnd: Int = end + newCount - range.count
        let text = document.string(in: first.units..<newEnd)
        let new = makeParagraphs(
            of: text, endsDocument: last.count == paragraphs.count - 1,
            startsParagraph: paragraphs[first.count].startsParagraph)
        for index in first.count...last.count { layouts[paragraphs[index].identifier] = nil }
        discardDirections(beforePartsAt: first.count...last.count)
        knownCount = min(knownCount, first.count)
        paragraphs.replace(first.count..<last.count + 1, with: new)
    }

    /// Divides the whole document into paragraphs. O(*n*)
    package func reload() {
        layouts = [:]
        listNumbers = [:]
        directions = [:]
        knownCount = 0
        if lineLimit > 0 {
            paragraphs = SummedTree([makeParagraph(.init(units: document.count, breakUnits: 0), true)])
        } else {
            // An array of all paragraphs is avoided, because it would increase the peak memory for long text.
            paragraphs = SummedTree { add in
                var starts = true
                ParagraphScanner.forEachPart(of: document.string, endsDocument: true) { part in
                    add(makeParagraph(part, starts))
                    starts = part.breakUnits > 0
                }
            }
        }
    }

    /// Discards all layouts. O(*n*) in the number of paragraphs.
    package func invalidate() {
        layouts = [:]
        knownCount = 0
        paragraphs.updateAll { paragraph in
            paragraph.isMeasured = false
            paragraph.height = estimatedHeight(units: paragraph.units)
        }
    }

    /// Discards the layouts of the paragraphs in a range. Call it after a change to the attributes with which the range
    /// is shown.
    package func invalidate(_ range: Range<Int>) {
        listNumbers = [:]
        let first = paragraphs.position(containing: range.lowerBound)
        let last = paragraphs.position(containing: max(range.lowerBound, range.upperBound - 1))
        knownCount = min(knownCount, first.count)
        for index in first.count...last.count {
            var paragraph = paragraphs[index]
            layouts[paragraph.identifier] = nil
            let direction = directions.removeValue(forKey: paragraph.identifier)
            paragraph.identifier = makeIdentifier()
            directions[paragraph.identifier] = direction
            paragraph.isMeasured = false
            paragraphs[index] = paragraph
        }
    }

    private func makeParagraphs(of text: String, endsDocument: Bool, startsParagraph: Bool) -> [Paragraph] {
        var starts = startsParagraph
        return ParagraphScanner.parts(of: text, endsDocument: endsDocument).map { part in
            defer { starts = part.breakUnits > 0 }
            return makeParagraph(part, starts)
        }
    }

    private func makeParagraph(_ part: ParagraphScanner.Part, _ startsParagraph: Bool) -> Paragraph {
        Paragraph(
            part, height: estimatedHeight(units: part.units), identifier: makeIdentifier(),
            startsParagraph: startsParagraph)
    }

    private func makeIdentifier() -> UInt32 {
        nextIdentifier &+= 1
        return nextIdentifier
    }

    private func estimatedHeight(units: Int) -> CGFloat {
        let line: CGFloat = defaults.font.metrics.lineHeight
        guard width < 1e6, width > 0 else { return line }
        let advance: CGFloat = line * 0.42
        return max(1, (CGFloat(units) * advance / width).rounded(.up)) * line
    }

    // MARK: Layout

    /// Lays out the paragraph at an index, if needed.
    func layOut(_ index: Int) -> LaidOut {
        // In a shape, the positions of the lines of a paragraph depend on all paragraphs before it.
        if shape != nil || isContiguous {
            while knownCount < index { layOutNext() }
        }
        return layOutOne(index)
    }

    /// Lays out, in order, all paragraphs that begin at most `y` points from the top. Does so only if the flow is
    /// contiguous or has a shape.
    func layOutContiguously(to y: CGFloat) {
        guard isContiguous || shape != nil else { return }
        while knownCount < paragraphs.count, paragraphs.position(at: knownCount).height <= y { layOutNext() }
    }

    private func layOutNext() {
        if shape != nil || !paragraphs[knownCount].isMeasured { _ = layOutOne(knownCount) }
        knownCount += 1
    }

    private func layOutOne(_ index: Int) -> LaidOut {
        var paragraph = paragraphs[index]
        useCount += 1
        if let found = layouts[paragraph.identifier],
            found.shapedTop == nil || found.shapedTop == paragraphs.position(at: index).height,
            found.itemNumbers.isEmpty || found.itemNumbers == listNumbers(at: index).numbers,
            paragraph.startsParagraph || found.direction == direction(beforePartAt: index)
        {
            found.lastUse = useCount
            return found
        }
        let laidOut = makeLayout(of: paragraph, at: index)
        laidOut.itemNumbers = listNumbers(at: index).numbers
        laidOut.direction = direction(beforePartAt: index)
        laidOut.lastUse = useCount
        if layouts.count >= Self.layoutLimit { dropOldLayouts() }
        layouts[paragraph.identifier] = laidOut
        if !paragraph.isMeasured || paragraph.height != laidOut.height {
            paragraph.isMeasured = true
            paragraph.height = laidOut.height
            paragraphs[index] = paragraph
        }
        return laidOut
    }

    private func makeLayout(of paragraph: Paragraph, at index: Int) -> LaidOut {
        layoutCount += 1
        let start: Int = paragraphs.position(at: index).units
        var text = attributedText(start..<start + paragraph.units - paragraph.breakUnits, inParagraphAt: index)
        if lineLimit > 0 {
            for index in text.sections.indices { text.sections[index].format.lineBreakMode = lastLineBreakMode }
        } else {
            for index in text.sections.indices where text.sections[index].format.lineBreakMode.isTruncating {
                text.sections[index].format.lineBreakMode = .byWordWrapping
            }
        }
        if let spacing = lineSpacing?(start) {
            for index in text.sections.indices { text.sections[index].format.lineSpacing = spacing }
        }
        let format = text.sections.first?.format ?? defaults.format
        if !paragraph.startsParagraph, !text.sections.isEmpty {
            text.sections[0].format.firstLineHeadIndent = format.headIndent
            text.sections[0].format.marker = nil
            if format.baseDirection == .natural {
                text.sections[0].format.baseDirection = direction(beforePartAt: index)
            }
        }
        var formatMargins = Margins(
            top: paragraph.startsParagraph && index > 0 ? format.paragraphSpacingBefore : 0, bottom: 0)
        if index < paragraphs.count - 1 {
            formatMargins.bottom = format.lineSpacing + (paragraph.breakUnits > 0 ? format.paragraphSpacing : 0)
        }
        var margins = formatMargins
        if let replace = self.margins, !isExtraLine(at: index) {
            margins = replace(Int(paragraph.identifier), start..<start + paragraph.units, formatMargins)
            for index in text.sections.indices { text.sections[index].format.indent(by: margins) }
        }
        if let shape, lineLimit == 0 {
            let top: CGFloat = paragraphs.position(at: index).height
            let block = Self.shapedBlock(
                text, start: start, top: top + margins.top, width: max(1, width), shape: shape)
            return LaidOut(block: block, formatMargins: formatMargins, margins: margins, shapedTop: top)
        }
        let block = TextBlock(text, limits: TextLimits(width: max(1, width), lineLimit: lineLimit))
        return LaidOut(block: block, formatMargins: formatMargins, margins: margins)
    }

    private static func shapedBlock(
        _ text: AttributedText, start: Int, top: CGFloat, width: CGFloat, shape: any FlowShape
    ) -> TextBlock {
        let shaped = ShapedParagraph(text.sections[0], start: start, top: top, width: width, shape: shape)
        return TextBlock(text, pieces: shaped.pieces, size: shaped.size) {
            shapedBlock($0, start: start, top: top, width: width, shape: shape)
        }
    }

    /// Returns the text of a range in a paragraph, prepared for layout. An empty range has the style of the text around
    /// it.
    private func attributedText(_ range: Range<Int>, inParagraphAt index: Int) -> AttributedText {
        if range.isEmpty {
            // An empty line has the style of its line break. The empty last line has the style of the text before it.
            let attributes: AttributeSet =
                document.attributes(at: range.lowerBound)?.attributes
                ?? document.attributes(at: range.lowerBound - 1)?.attributes ?? emptyAttributes
            // The empty last line is not an item of a list, so `listNumbers(at:)` returns no marker for it.
            return AttributedText(
                emptyTextWith: attributes.values, defaults: defaults, marker: listNumbers(at: index).marker)
        }
        let string = document.attributedString(in: range)
        decorate?(string, range)
        let before: ListNumbers =
            index > 0 && !textLists(at: index).isEmpty ? listNumbers(at: index - 1) : ListNumbers()
        return AttributedText(
            string, defaults: defaults, lineWidth: width, container: container, numbers: before)
    }

    private func dropOldLayouts() {
        let limit = useCount - Self.layoutLimit / 2
        layouts = layouts.filter { $0.value.lastUse > limit }
    }
}

extension ParagraphFormat {
    /// Adds the leading and the trailing space to the indents.
    fileprivate mutating func indent(by margins: DocumentFlow.Margins) {
        firstLineHeadIndent += margins.leading
        headIndent += margins.leading
        tailIndent += tailIndent > 0 ? margins.leading : -margins.trailing
    }
}

extension ParagraphFormat.LineBreakMode {
    fileprivate var isTruncating: Bool {
        switch self {
        case .byWordWrapping, .byCharWrapping: false
        case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        }
    }
}
