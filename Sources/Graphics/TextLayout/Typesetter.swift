import CPango
import Foundation

/// A type that converts runs to lines. It splits the text into paragraphs and breaks each of them, until the maximum
/// number of lines or the height is reached.
struct Typesetter {
    let state: TextEngine.State
    let fonts: FontTier
    let runs: [TextRun]
    let format: ParagraphFormat
    let maximumSize: CGSize
    let maximumLines: Int

    /// The whole text in UTF-8.
    let text: UnsafeBufferPointer<UInt8>
    /// The byte offset of each run.
    let runStarts: [Int]

    var result = TypesetText()
    /// Whether no more lines can be added.
    private var isFull = false
    /// The previous block, and the index of its first line.
    private var previous: (block: TextBlock, firstLine: Int)?
    var unitOfByte: [Int32] = []
    var scratch: [UInt8] = []
    var styleMetrics: [FontMetrics?]
    /// The widths that justification adds to the clusters of the current line, from left to right, in Pango's units.
    var stretches: [Int] = []
    /// Whether the current line can have an ellipsis that Pango stretched.
    var hasStretchedEllipsis = false
    /// The fraction of the font size by which characters are moved closer together.
    var tightening: CGFloat = 0
    /// Whether lines can break at different places when they are laid out again in their measured width, because Pango
    /// also counts widths that are not part of the lines: the widths of kerns, tabs and hyphens.
    var hasUncertainBreaks = false
    /// The ranges of bytes inside which lines cannot break.
    var unbreakable: [Range<Int>] = []
    /// The byte offsets at which soft hyphens are inserted in the current block, in order.
    var hyphens: [Int] = [] { didSet { if !hyphens.isEmpty || !oldValue.isEmpty { updateInsertions() } } }
    /// The control characters for embeddings and overrides, at the boundaries of runs.
    var directionMarks: [TextInsertion] = [] { didSet { updateInsertions() } }
    /// The inserted characters of both kinds, in order.
    var insertions: [TextInsertion] = []
    /// Whether the inserted soft hyphens are invisible even at the ends of lines.
    var hidesHyphens = false

    /// Lays out `runs`. The caller holds the engine's lock.
    static func typeset(
        runs: [TextRun], format: ParagraphFormat, maximumSize: CGSize, maximumLines: Int, state: TextEngine.State
    ) -> TypesetText {
        guard !runs.isEmpty else { return TypesetText() }
        var text = runs[0].text
        var starts = [0]
        if runs.count > 1 {
            starts.reserveCapacity(runs.count)
            for run in runs.dropFirst() {
                starts.append(text.utf8.count)
                text += run.text
            }
        }
        let directionMarks = Self.directionMarks(of: runs, starts: starts)
        var result = text.withUTF8 { bytes in
            func typeset(with fonts: FontTier, tightening: CGFloat = 0) -> TypesetText {
                var typesetter = Typesetter(
                    state: state, fonts: fonts, runs: runs, format: format, maximumSize: maximumSize,
                    maximumLines: maximumLines, text: bytes, runStarts: starts,
                    styleMetrics: Array(repeating: nil, count: runs.count))
                typesetter.tightening = tightening
                if !directionMarks.isEmpty { typesetter.directionMarks = directionMarks }
                typesetter.typesetBlocks()
                typesetter.verifyUsedWidth(runStarts: starts)
                return typesetter.result
            }
            var fonts: FontTier = bytes.needsAllFonts ? state.allFonts : state.basicFonts
            var result = typeset(with: fonts)
            if result.hasMissing, fonts !== state.allFonts {
                fonts = state.allFonts
                result = typeset(with: fonts)
            }
            guard result.isTruncated, format.allowsTightening else { return result }
            for tightening: CGFloat in [0.02, 0.035, 0.05] {
                let tighter = typeset(with: fonts, tightening: tightening)
                if !tighter.isTruncated { return tighter }
            }
            return result
        }
        result.text = text
        return result
    }

    private var truncates: Bool { ellipsis != PANGO_ELLIPSIZE_NONE }

    var ellipsis: PangoEllipsizeMode {
        switch format.lineBreakMode {
        case .byWordWrapping, .byCharWrapping, .byClipping: PANGO_ELLIPSIZE_NONE
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .byTruncatingTail: PANGO_ELLIPSIZE_END
        }
    }

    private mutating func typesetBlocks() {
        var splitter = ParagraphSplitter()
        while !isFull, var block = splitter.next(in: text) {
            if block.hasDirections || !directionMarks.isEmpty, format.baseDirection == .natural {
                block.knownDirection = block.isRightToLeft(in: text)
            }
            if block.bytes.count <= pieceLimit {
                typesetPiece(block)
            } else {
                typesetLongBlock(block)
            }
        }
        result.utf16Count = result.isTruncated ? text.utf16Count : result.lines.last?.utf16Range.upperBound ?? 0
    }

    /// Ensures that line breaks are the same in the measured width, because callers measure text and then lay it out in
    /// the measured width.
    ///
    /// Pango does not guarantee this: when it breaks lines, it can require more width for a line than the line
    /// occupies. The used width is then set to the available width. Only text for which this is possible is laid out a
    /// second time.
    private mutating func verifyUsedWidth(runStarts: [Int]) {
        let room = maximumSize.width
        guard maximumLines != 1, !result.isTruncated, room < 1e6, result.usedWidth < room - 0.01,
            hasUncertainBreaks || result.runs.count > result.lines.count && linesCanBreakEarlier
        else { return }
        var narrow = Typesetter(
            state: state, fonts: fonts, runs: runs, format: format,
            maximumSize: CGSize(width: result.usedWidth, height: maximumSize.height), maximumLines: maximumLines,
            text: text, runStarts: runStarts, styleMetrics: styleMetrics)
        narrow.tightening = tightening
        if !directionMarks.isEmpty { narrow.directionMarks = directionMarks }
        narrow.typesetBlocks()
        let keeps = narrow.result.lines.elementsEqual(result.lines) { $0.utf16Range == $1.utf16Range }
        if !keeps { result.usedWidth = room }
    }

    /// Whether one of the widest lines might break earlier if the maximum width were the used width. Pango may also
    /// need room for the space at the end of a line: at the end of a paragraph, in right-to-left paragraphs, and where
    /// the style changes.
    private var linesCanBreakEarlier: Bool {
        let margin = result.usedWidth - runs.reduce(0) { max($0, $1.style.font.effectiveSize) }
        for (index, line) in result.lines.enumerated() where line.endsWithSpace && line.width > margin {
            guard !line.endsParagraph, !line.isRightToLeft, index + 1 < result.lines.count,
                let last = line.runs.last(where: { result.end(ofRun: $0) == line.contentEnd }),
                let next = result.lines[index + 1].runs.first(where: { result.start(ofRun: $0) == line.contentEnd })
            else { return true }
            if result.runs[last].style != result.runs[next].style { return true }
        }
        return false
    }

    /// The maximum length of a block in bytes. Longer blocks are typeset in pieces, because Pango's widths are limited
    /// to two million points and its running time is superlinear. In text without a width limit, each piece is a
    /// separate line.
    private var pieceLimit: Int {
        let most = 1 << 14
        guard maximumSize.width < 1e6 else { return most }
        let size = runs[0].style.font.effectiveSize
        // A piece has several lines, so that few lines are typeset twice.
        guard maximumLines > 0 else { return Int(min(max(maximumSize.width / size * 64, 4096), CGFloat(most))) }
        // If the text will be truncated, only as much as might fit is typeset.
        return Int(min(max(maximumSize.width / size * CGFloat(maximumLines) * 16, 1024), CGFloat(most)))
    }

    private mutating func typesetLongBlock(_ block: TextBlock) {
        var start = block.bytes.lowerBound
        var units = block.utf16Start
        var direction: Bool? = block.knownDirection
        while !isFull && start < block.bytes.upperBound {
            var piece = block.piece(from: start, utf16Start: units, limit: pieceLimit, in: text)
            piece.knownDirection = direction
            typesetPiece(piece)
            guard piece.continues, let last = result.lines.last, last.utf16Range.upperBound > units else { return }
            start = piece.byte(atUTF16: last.utf16Range.upperBound, in: text)
            units = last.utf16Range.upperBound
            direction = last.isRightToLeft
        }
    }

    /// Typesets a block or a piece of a block, and truncates the text if it does not fit.
    private mutating func typesetPiece(_ block: TextBlock) {
        let first = result.lines.count
        let isLast = block.end == text.count && block.bytes.upperBound == block.end
        let room = maximumLines > 0 ? maximumLines - first : Int.max
        let count = room > 0 ? typeset(block, room: room, isLast: isLast) : 0
        let isComplete = count > 0 && stack(from: first)
        if !isComplete || result.isTruncated {
            isFull = true
            // The empty line after a line break at the end of the text is invisible. If only this line does not fit,
            // the text is not truncated.
            let isVisible = !(isLast && block.bytes.isEmpty && first > 0)
            if isVisible { truncateText(at: block, first: first) } else { result.hidesEmptyLine = true }
        }
        previous = (block, first)
    }

    /// Breaks a block into at most `room` lines, appends them, and returns their number. Marks the result as truncated
    /// if the block has more lines.
    private mutating func typeset(_ block: TextBlock, room: Int, isLast: Bool) -> Int {
        var request = request(for: block)
        hyphens = []
        if block.hasTabs || block.hasSoftHyphens || block.hasControls { hasUncertainBreaks = true }
        if fits(block, request: request) { return 1 }
        // OPTIMIZATION: if only the number of lines can truncate the last paragraph, Pango truncates it in the first
        // pass.
        let endsWithSpace = block.endsWithSpace(in: text)
        if truncates && isLast && room != Int.max && (!endsWithSpace || ellipsis == PANGO_ELLIPSIZE_END) {
            request.ellipsis = ellipsis
            request.maximumLines = room
        }
        var lines = layOutTruncated(block, suffix: "", request: request)
        if endsWithSpace, lines.isTruncated, !hidesWideText(lines, of: block) {
            // Pango also truncates text if only the white space at its end does not fit.
            let first = result.lines.count
            append(lines, of: block, from: block.bytes.lowerBound, upTo: room)
            let count = Swift.min(lines.count, room)
            if layOut(block.withoutSpaceAtEnd(in: text), from: block.bytes.lowerBound, suffix: "", request: request)
                .isTruncated
            {
                result.isTruncated = true
                return count
            }
            removeLines(from: first)
            request.ellipsis = PANGO_ELLIPSIZE_NONE
            request.maximumLines = 0
            lines = layOut(block, from: block.bytes.lowerBound, suffix: "", request: request)
        }
        if format.avoidsSingleWords, lines.count > 1, !lines.isTruncated, lines.count <= room, !block.continues,
            let pair = lastWords(of: block, lines: lines)
        {
            unbreakable = [pair]
            lines = layOut(block, from: block.bytes.lowerBound, suffix: "", request: request)
            unbreakable = []
        }
        lines = hyphenated(block, lines: lines, suffix: "", request: request)
        // The last line of a piece is typeset again as part of the next piece.
        let available = block.continues && lines.count > 1 ? lines.count - 1 : lines.count
        append(lines, of: block, from: block.bytes.lowerBound, upTo: Swift.min(room, available))
        if lines.isTruncated || available > room { result.isTruncated = true }
        return Swift.min(available, room)
    }

    /// Returns whether the ellipsis in the last line hides text that is certainly wider than the ellipsis and the
    /// remaining space of the line.
    private func hidesWideText(_ lines: BrokenLines, of block: TextBlock) -> Bool {
        guard let last = lines.last else { return false }
        var node = last.pointee.runs
        while let run = node {
            node = run.pointee.next
            guard let item = run.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item,
                item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
            else { continue }
            let start = byte(atPango: Int(item.pointee.offset), from: block.bytes.lowerBound)
            let end = byte(atPango: Int(item.pointee.offset + item.pointee.length), from: block.bytes.lowerBound)
            let hidden = (start..<max(start, end)).clamped(to: block.bytes)
            var width = 0
            for byte in text[hidden] { width += Self.leastWidth(ofCharacterWith: byte) }
            return width >= 16
        }
        return false
    }

    /// Returns the least width of the character that begins with a byte, in tenths of the font size.
    private static func leastWidth(ofCharacterWith byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "f"), UInt8(ascii: "i"), UInt8(ascii: "j"), UInt8(ascii: "l"), UInt8(ascii: "r"),
            UInt8(ascii: "t"), UInt8(ascii: "I"):
            2
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: 4
        // Arabic letters.
        case 0xD8: 2
        // Chinese characters and emoji.
        case 0xE3...0xE9, 0xF0: 8
        default: 0
        }
    }

    /// Returns the range of the last two words of a block if its last line is a single word, and the previous word can
    /// move to that line.
    private func lastWords(of block: TextBlock, lines: BrokenLines) -> Range<Int>? {
        var starts: [Int] = []
        for line in lines { starts.append(byte(atPango: Int(line.pointee.start_index), from: block.bytes.lowerBound)) }
        guard let last = starts.last, last > block.bytes.lowerBound, text[last - 1] == 0x20,
            !text[last..<block.bytes.upperBound].contains(0x20)
        else { return nil }
        var start = last - 1
        let limit = starts[starts.count - 2]
        while start > limit, text[start - 1] != 0x20 { start -= 1 }
        // The previous line must keep at least one word.
        guard start > limit, block.bytes.upperBound - start < (last - limit) * 2 / 3 else { return nil }
        return start..<block.bytes.upperBound
    }

    /// Appends a block if it fits on one line, and returns whether it did.
    ///
    /// OPTIMIZATION: text that probably fits on one line is first typeset without a width, which takes half the time.
    private mutating func fits(_ block: TextBlock, request: LineBreaker.Request) -> Bool {
        let room = request.width - max(request.firstIndent, 0)
        let size = runs[runIndex(atByte: block.bytes.lowerBound)].style.font.effectiveSize
        guard room < 1e6, CGFloat(block.bytes.count) * size * 0.55 < room, !block.continues else { return false }
        var free = request
        free.width = .infinity
        let first = result.lines.count
        append(
            layOut(block, from: block.bytes.lowerBound, suffix: "", request: free), of: block,
            from: block.bytes.lowerBound, upTo: 1)
        if result.lines[first].width <= room + 4 / CGFloat(PANGO_SCALE) { return true }
        removeLines(from: first)
        return false
    }

    /// Truncates the text at a block that does not fit. `first` is the index of its first line.
    private mutating func truncateText(at block: TextBlock, first: Int) {
        result.isTruncated = true
        var block = block
        var first = first
        var visible = result.lines.count - first
        if result.lines.last?.isTruncated == true { return }
        if visible == 0 {
            guard let previous else { return }
            block = previous.block
            first = previous.firstLine
            visible = result.lines.count - first
        }
        if truncates {
            truncate(block, first: first, visible: visible)
        } else if format.lineBreakMode == .byClipping {
            clip(block, first: first, visible: visible)
        }
        if let last = result.lines.indices.last { result.lines[last].isTruncated = true }
    }

    /// Lays out the block again so that its last visible line shows the truncation.
    private mutating func truncate(_ block: TextBlock, first: Int, visible: Int) {
        removeLines(from: first)
        var request = request(for: block)
        request.ellipsis = ellipsis
        request.maximumLines = visible
        var suffix = ""
        if block.end < text.count || block.bytes.upperBound < block.end {
            // Later paragraphs are hidden. If the head or the middle is truncated, the line shows their end.
            suffix = ellipsis == PANGO_ELLIPSIZE_END ? "…" : hiddenText(after: block)
        }
        hyphens = []
        var lines = layOutTruncated(block, suffix: suffix, request: request)
        if ellipsis != PANGO_ELLIPSIZE_END && !lines.isTruncated && !suffix.isEmpty {
            suffix = "…"
            lines = layOut(block, from: block.bytes.lowerBound, suffix: suffix, request: request)
        }
        lines = hyphenated(block, lines: lines, suffix: suffix, request: request)
        append(lines, of: block, from: block.bytes.lowerBound, upTo: visible)
        _ = stack(from: first)
        if let last = result.lines.indices.last {
            result.lines[last].utf16Range = result.lines[last].utf16Range.lowerBound..<text.utf16Count
            result.lines[last].endsParagraph = true
        }
    }

    /// Extends the last visible line with the rest of its paragraph.
    private mutating func clip(_ block: TextBlock, first: Int, visible: Int) {
        let last = first + visible - 1
        let start = block.byte(atUTF16: result.lines[last].utf16Range.lowerBound, in: text)
        let isFirst = last == first
        // The rest of the paragraph alone could have another direction.
        var block = block
        block.knownDirection = result.lines[last].isRightToLeft
        removeLines(from: last)
        var request = request(for: block)
        request.width = .infinity
        let lines = layOut(block, from: start, suffix: "", request: request)
        append(lines, of: block, from: start, upTo: 1, isFirstInParagraph: isFirst)
        _ = stack(from: last)
    }

    /// Returns the last 1,024 bytes or fewer of the text after a block, as one line.
    private func hiddenText(after block: TextBlock) -> String {
        let start = Swift.max(block.end, text.count - 1024)
        let hidden = String(decoding: text[start...], as: UTF8.self)
        return " " + String(hidden.map { $0.isNewline ? " " : $0 })
    }

    mutating func removeLines(from first: Int) {
        guard first < result.lines.count else { return }
        let runs = result.lines[first].runs.lowerBound
        if runs < result.runs.count {
            result.glyphs.removeSubrange(result.runs[runs].glyphs.lowerBound...)
            result.clusters.removeSubrange(result.runs[runs].clusters.lowerBound...)
            result.runs.removeSubrange(runs...)
        }
        result.attachments.removeAll { $0.line >= first }
        result.lines.removeSubrange(first...)
        result.usedWidth = result.lines.reduce(0) { max($0, $1.usedWidth) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the text contains letters of scripts that the basic fonts do not cover, such as Indic scripts and Thai.
    var needsAllFonts: Bool {
        var index = 0
        while index < count {
            let byte = self[index]
            if byte < 0xDC || byte > 0xE1 {
                index += 1
                continue
            }
            // U+0700–U+1DFF; extended Latin and Greek follow.
            if byte < 0xE1 || (index + 1 < count && self[index + 1] < 0xB8) { return true }
            index += 1
        }
        return false
    }

    /// Returns the length in bytes of the white-space character that ends at a byte (a space, a tab, U+00A0,
    /// U+2000–U+200A, or U+3000), or 0 for another character.
    func spaceLength(endingAt end: Int, notBefore start: Int) -> Int {
        guard end > start else { return 0 }
        let last = self[end - 1]
        if last == 0x20 || last == 0x09 { return 1 }
        guard end - start > 1, last & 0xC0 == 0x80 else { return 0 }
        if last == 0xA0 && self[end - 2] == 0xC2 { return 2 }
        guard end - start > 2, self[end - 2] == 0x80 else { return 0 }
        return self[end - 3] == 0xE3 && last == 0x80 || self[end - 3] == 0xE2 && last <= 0x8A ? 3 : 0
    }

    /// The length of the UTF-8 text in UTF-16 code units.
    ///
    /// - Complexity: O(*n*)
    var utf16Count: Int {
        var units = 0
        for byte in self {
            // Continuation bytes do not count. A four-byte character counts as two.
            if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
        }
        return units
    }
}

extension TextBlock {
    /// Returns whether the last character is white space.
    func endsWithSpace(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.spaceLength(endingAt: bytes.upperBound, notBefore: bytes.lowerBound) > 0
    }

    /// Returns the block without the white space at its end.
    func withoutSpaceAtEnd(in text: UnsafeBufferPointer<UInt8>) -> TextBlock {
        var block = self
        var end = bytes.upperBound
        while case let length = text.spaceLength(endingAt: end, notBefore: bytes.lowerBound), length > 0 {
            end -= length
        }
        block.bytes = bytes.lowerBound..<end
        return block
    }

    /// Returns the byte offset of a UTF-16 offset in this block.
    ///
    /// - Complexity: O(*n*) in the length of the block.
    func byte(atUTF16 offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        if isASCII { return bytes.lowerBound + offset - utf16Start }
        var units = utf16Start
        var index = bytes.lowerBound
        while index < bytes.upperBound && units < offset {
            let byte = text[index]
            units += byte >= 0xF0 ? 2 : 1
            index += byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        }
        return index
    }
}
