import CPango
import CoreGraphics
import Foundation

/// A type that divides vertical text into cells, and breaks them into columns.
struct VerticalTypesetter {
    struct Column {
        var cells: [VerticalCell] = []
        var utf16Range: Range<Int>
        var length: CGFloat = 0
    }

    private(set) var columns: [Column] = []
    /// The size of the largest font.
    let em: CGFloat
    /// The distance between the centers of columns.
    let pitch: CGFloat
    private let runs: [VerticalRun]
    private let height: CGFloat
    private let combinedDigits: Int

    init(runs: [VerticalRun], height: CGFloat, columnSpacing: CGFloat, combinedDigits: Int) {
        self.runs = runs
        self.height = height
        self.combinedDigits = combinedDigits
        em = runs.map(\.style.font.effectiveSize).max() ?? 0
        pitch = em * max(1, columnSpacing)
    }

    mutating func typeset() {
        let text: String = runs.map(\.text).joined()
        let breaks: [Bool] = Self.lineBreaks(of: text)
        var offset = 0
        var paragraph: [VerticalCell] = []
        var start = 0
        for run in runs {
            let pieces: [VerticalPiece] = run.pieces(combinedDigits: combinedDigits)
            let first: Int = paragraph.count
            for piece in pieces {
                let units = piece.text.utf16.count
                if piece.kind == .lineBreak {
                    breakColumns(paragraph, from: start, to: offset + units)
                    paragraph = []
                    start = offset + units
                } else {
                    paragraph += cells(of: piece, style: run.style, at: offset, breaks: breaks)
                }
                offset += units
            }
            // Text with line breaks cannot stay in one column, so it has no reading.
            if let ruby = run.ruby, !ruby.isEmpty, !pieces.contains(where: { $0.kind == .lineBreak }) {
                var cells = Array(paragraph[first...])
                add(ruby, to: &cells, style: run.style)
                paragraph.replaceSubrange(first..., with: cells)
            }
        }
        breakColumns(paragraph, from: start, to: offset)
    }

    // MARK: Cells

    private func cells(
        of piece: VerticalPiece, style: TextStyle, at offset: Int, breaks: [Bool]
    ) -> [VerticalCell] {
        let units = piece.text.utf16.count
        let range: Range<Int> = offset..<offset + units
        func canBreak(_ offset: Int) -> Bool { offset < breaks.count && breaks[offset] }
        // Underlines and strikethroughs are drawn for the whole column, so the layouts of rotated words have none.
        var plain: TextStyle = style
        plain.underline = .none
        plain.strikethrough = .none
        let size: CGFloat = style.font.effectiveSize
        switch piece.kind {
        case .upright:
            return Self.upright(piece.text, style: style, at: offset).map { cell in
                var cell = cell
                cell.canBreakBefore = canBreak(cell.utf16Range.lowerBound)
                return cell
            }
        case .combined, .colored:
            let layout = TextLayout.cached(runs: [TextRun(text: piece.text, style: plain)])
            return [
                VerticalCell(
                    content: .horizontal(layout), utf16Range: range, advance: size + style.kern, style: style,
                    canBreakBefore: canBreak(offset))
            ]
        case .rotated:
            let isWhitespace: Bool = piece.text.allSatisfy(\.isWhitespace)
            return parts(of: piece.text, style: plain, isDivisible: !isWhitespace).map { layout, part in
                VerticalCell(
                    content: .rotated(layout), utf16Range: offset + part.lowerBound..<offset + part.upperBound,
                    advance: layout.size.width, style: style, canBreakBefore: part.lowerBound > 0 || canBreak(offset),
                    isWhitespace: isWhitespace)
            }
        case .lineBreak: return []
        }
    }

    /// Lays out a rotated word. A word that is longer than a column is divided like a word that is wider than a line.
    private func parts(of text: String, style: TextStyle, isDivisible: Bool) -> [(TextLayout, Range<Int>)] {
        func layOut(_ text: String, width: CGFloat) -> TextLayout {
            TextLayout.cached(
                runs: [TextRun(text: text, style: style)],
                maximumSize: CGSize(width: width, height: .greatestFiniteMagnitude))
        }
        let whole: TextLayout = layOut(text, width: .greatestFiniteMagnitude)
        guard isDivisible, whole.size.width > height + 0.01 else { return [(whole, 0..<text.utf16.count)] }
        let units = text.utf16
        return layOut(text, width: height).lines.map { line in
            let start = units.index(units.startIndex, offsetBy: line.utf16Range.lowerBound)
            let end = units.index(start, offsetBy: line.utf16Range.count)
            return (layOut(String(text[start..<end]), width: .greatestFiniteMagnitude), line.utf16Range)
        }
    }

    /// Shapes upright characters with the vertical features of their font.
    private static func upright(_ text: String, style: TextStyle, at offset: Int) -> [VerticalCell] {
        TextEngine.shared.withLock { state in
            guard let font = state.verticalFont(for: style.font) else { return blanks(text, style: style, at: offset) }
            let buffer = hb_buffer_create()
            defer { hb_buffer_destroy(buffer) }
            let units: [UInt16] = Array(text.utf16)
            units.withUnsafeBufferPointer { pointer in
                hb_buffer_add_utf16(buffer, pointer.baseAddress, Int32(units.count), 0, Int32(units.count))
            }
            hb_buffer_set_direction(buffer, HB_DIRECTION_TTB)
            hb_buffer_set_language(buffer, hb_language_from_string("ja", -1))
            hb_buffer_guess_segment_properties(buffer)
            hb_shape(font.shaper, buffer, nil, 0)
            var count: UInt32 = 0
            guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
                let positions = hb_buffer_get_glyph_positions(buffer, &count)
            else { return [] }
            var cells: [VerticalCell] = []
            let scale: CGFloat = 1 / CGFloat(PANGO_SCALE)
            var index = 0
            while index < Int(count) {
                let start = Int(infos[index].cluster)
                var glyphs: [Glyph] = []
                var y: CGFloat = 0
                while index < Int(count), Int(infos[index].cluster) == start {
                    let position = positions[index]
                    // HarfBuzz's y axis points up.
                    let x: CGFloat = CGFloat(position.x_offset) * scale
                    let top: CGFloat = y - CGFloat(position.y_offset) * scale
                    glyphs.append(Glyph(index: infos[index].codepoint, x: Float(x), y: Float(top)))
                    y -= CGFloat(position.y_advance) * scale
                    index += 1
                }
                let end: Int = index < Int(count) ? Int(infos[index].cluster) : units.count
                cells.append(
                    VerticalCell(
                        content: .glyphs(glyphs, font.face), utf16Range: offset + start..<offset + end,
                        advance: y + style.kern, style: style, canBreakBefore: true,
                        isWhitespace: units[start] == 0x3000))
            }
            return cells
        }
    }

    /// Returns cells without glyphs, in place of characters without a font.
    private static func blanks(_ text: String, style: TextStyle, at offset: Int) -> [VerticalCell] {
        var start = offset
        return text.map { character in
            defer { start += character.utf16.count }
            return VerticalCell(
                content: .empty, utf16Range: start..<start + character.utf16.count,
                advance: style.font.effectiveSize, style: style, canBreakBefore: true,
                isWhitespace: character.isWhitespace)
        }
    }

    /// Adds a reading to the cells of its text, which move apart if the reading is longer.
    private func add(_ ruby: String, to cells: inout [VerticalCell], style: TextStyle) {
        guard !cells.isEmpty else { return }
        var small = style
        small.font.size = style.font.effectiveSize / 2
        small.kern = 0
        small.backgroundColor = nil
        small.underline = .none
        small.strikethrough = .none
        let reading: [VerticalCell] = VerticalRun(text: ruby, style: small).pieces(combinedDigits: 0).flatMap {
            self.cells(of: $0, style: small, at: 0, breaks: [])
        }
        let length: CGFloat = reading.reduce(0) { $0 + $1.advance }
        let base: CGFloat = cells.reduce(0) { $0 + $1.advance }
        if length > base {
            let share: CGFloat = (length - base) / CGFloat(cells.count)
            for index in cells.indices {
                cells[index].inset += share / 2
                cells[index].advance += share
            }
        }
        cells[0].ruby = (reading, max(base, length))
        // The text and its reading stay in one column.
        for index in cells.indices.dropFirst() { cells[index].canBreakBefore = false }
    }

    // MARK: Columns

    /// Breaks the cells of a paragraph into columns, at the places where Unicode allows a line break.
    private mutating func breakColumns(_ cells: [VerticalCell], from start: Int, to end: Int) {
        var column = Column(utf16Range: start..<end)
        var lastBreak = 0
        func closed(_ column: Column, at offset: Int) -> Column {
            var column = column
            column.utf16Range = column.utf16Range.lowerBound..<offset
            column.length = column.cells.reduce(0) { $0 + $1.advance }
            return column
        }
        for cell in cells {
            if !column.cells.isEmpty, cell.canBreakBefore { lastBreak = column.cells.count }
            let isSpace: Bool = cell.isBlank
            // The cells after the last break can be too long for the next column, too.
            while !column.cells.isEmpty, !isSpace, column.length + cell.advance > height + 0.01 {
                let count: Int = lastBreak > 0 ? lastBreak : column.cells.count
                let rest = Array(column.cells[count...])
                column.cells.removeLast(rest.count)
                let next: Int = rest.first?.utf16Range.lowerBound ?? cell.utf16Range.lowerBound
                columns.append(closed(column, at: next))
                column = Column(cells: rest, utf16Range: next..<end)
                column.length = rest.reduce(0) { $0 + $1.advance }
                lastBreak = 0
            }
            column.cells.append(cell)
            column.length += cell.advance
        }
        columns.append(closed(column, at: end))
    }

    /// Returns for each UTF-16 offset whether a line can begin there.
    static func lineBreaks(of text: String, language: String = "ja") -> [Bool] {
        let scalars = Array(text.unicodeScalars)
        if scalars.isEmpty { return [false] }
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
        // Pango stops at NUL.
        let bytes: [CChar] = text.utf8.map { $0 == 0 ? 0x20 : CChar(bitPattern: $0) }
        TextEngine.shared.withLock { _ in
            pango_get_log_attrs(
                bytes, Int32(bytes.count), -1, pango_language_from_string(language), &attributes,
                Int32(attributes.count))
        }
        var breaks: [Bool] = []
        for (index, scalar) in scalars.enumerated() {
            breaks.append(attributes[index].is_line_break != 0)
            if scalar.value > 0xFFFF { breaks.append(false) }
        }
        breaks.append(true)
        return breaks
    }
}

extension VerticalCell {
    /// Whether the cell is white space, which can extend past the end of a column.
    var isBlank: Bool {
        switch content {
        case .rotated, .empty: isWhitespace
        case .glyphs, .horizontal: false
        }
    }
}

/// A font for upright characters. It is used only inside the engine's lock.
final class VerticalFont {
    let shaper: OpaquePointer?
    let face: TypeFace

    init(_ font: UnsafeMutablePointer<PangoFont>, face: TypeFace, size: CGFloat) {
        self.face = face
        // Pango's own shaper has no vertical metrics.
        shaper = hb_font_create(hb_font_get_face(pango_font_get_hb_font(font)))
        let scale = Int32((size * CGFloat(PANGO_SCALE)).rounded())
        hb_font_set_scale(shaper, scale, scale)
    }

    deinit {
        hb_font_destroy(shaper)
    }
}

extension TextEngine.State {
    /// Returns the font for upright characters: the described font if it has kana, or else the default font for
    /// Japanese; nil if no font is installed.
    func verticalFont(for description: FontDescription) -> VerticalFont? {
        if let cached = verticalFonts[description] { return cached }
        var japanese = description
        japanese.family = PinnedFonts.eastAsianFamily
        japanese.isMonospaced = false
        let context = basicFonts.lineBreaker(isRightToLeft: false).context
        for candidate in [description, japanese] {
            guard
                let font = pango_font_map_load_font(basicFonts.fontMap, context, pangoDescription(for: candidate))
            else { continue }
            defer { g_object_unref(font) }
            var glyph: hb_codepoint_t = 0
            let hasKana: Bool = hb_font_get_nominal_glyph(pango_font_get_hb_font(font), 0x3042, &glyph) != 0
            guard hasKana || candidate == japanese else { continue }
            let made = VerticalFont(font, face: face(for: font), size: candidate.effectiveSize)
            if verticalFonts.count >= 64 { verticalFonts = [:] }
            verticalFonts[description] = made
            return made
        }
        return nil
    }
}
