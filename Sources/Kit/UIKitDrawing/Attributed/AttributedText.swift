import CoreGraphics
import Foundation
import MarkdownText
import TextLayout

/// An attributed string, prepared for layout: sections of paragraphs with the same format, and their runs.
package struct AttributedText {
    /// Consecutive paragraphs with the same format.
    package struct Section {
        package var format: ParagraphFormat
        package var runs: [TextRun] = []
        /// The start of the section in the string, in UTF-16 code units.
        var utf16Start: Int
        /// The length of the section without the line break before the next section, in UTF-16 code units.
        var utf16Count = 0
    }

    package var sections: [Section] = []
    /// The attachments and the runs of their characters, keyed by their UTF-16 offsets in the string.
    var attachments: [Int: (attachment: NSTextAttachment, run: RunIndex)] = [:]
    /// The dynamic colors of the runs, and the traits with which they are resolved.
    private(set) var dynamicColors: [RunIndex: [NSAttributedString.Key: UIColor]] = [:]
    private var colorTraits: UITraitCollection?
    /// The shadows in the text, with the runs that cast them.
    var shadows: [(shadow: NSShadow, runs: Set<RunIndex>)] = []

    package struct RunIndex: Hashable {
        var section: Int
        var run: Int
    }

    /// Creates one section with one run from a plain string.
    package init(_ text: String, defaults: TextDefaults) {
        var section = Section(format: defaults.format, utf16Start: 0)
        section.runs = [TextRun(text: text, style: TextStyle(font: defaults.font))]
        section.utf16Count = text.utf16.count
        sections = [section]
    }

    /// Creates sections from an attributed string. Dynamic colors are resolved with the current traits.
    ///
    /// - Parameters:
    ///   - splitsParagraphs: Whether each paragraph becomes a separate section.
    ///   - lineWidth: The width of the lines, for attachments.
    ///   - container: The container of the text, for attachments.
    ///   - numbers: The numbers of list items before the text.
    package init(
        _ string: NSAttributedString, defaults: TextDefaults, splitsParagraphs: Bool = false,
        lineWidth: CGFloat = .greatestFiniteMagnitude, container: NSTextContainer? = nil,
        numbers: ListNumbers = ListNumbers()
    ) {
        let text = string.string
        guard !text.isEmpty else {
            self.init("", defaults: defaults)
            return
        }
        var builder = Builder(
            text: text, defaults: defaults, splitsParagraphs: splitsParagraphs, lineWidth: lineWidth,
            container: container, numbers: numbers)
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            builder.add(attributes, until: range.location + range.length)
        }
        self = builder.finish()
    }

    /// Creates one section with an empty run from attributes. Dynamic colors are resolved with the current traits.
    ///
    /// - Parameter marker: The marker of the paragraph, if it is an item of a list.
    package init(
        emptyTextWith attributes: [NSAttributedString.Key: Any], defaults: TextDefaults, marker: String? = nil
    ) {
        let paragraph: NSParagraphStyle? = attributes[.paragraphStyle] as? NSParagraphStyle
        var format: ParagraphFormat = paragraph?.format ?? defaults.format
        let style = TextStyle(attributes, defaults: defaults)
        if let levels = paragraph?.textLists.count, levels > 0 {
            format = ListNumbers.format(format, levels: levels, marker: marker, style: style)
        }
        var section = Section(format: format, utf16Start: 0)
        section.runs = [TextRun(text: "", style: style)]
        sections = [section]
    }

    private init() {}

    /// Splits a string into sections and runs in one pass.
    private struct Builder {
        let text: String
        let defaults: TextDefaults
        let splitsParagraphs: Bool
        let lineWidth: CGFloat
        let container: NSTextContainer?
        /// The numbers of the list items that contain the last paragraph.
        var numbers: ListNumbers
        var result = AttributedText()
        var index: String.UTF16View.Index
        var offset = 0
        /// Whether the next character starts a paragraph.
        var startsParagraph = true

        init(
            text: String, defaults: TextDefaults, splitsParagraphs: Bool, lineWidth: CGFloat,
            container: NSTextContainer?, numbers: ListNumbers
        ) {
            self.text = text
            self.numbers = numbers
            self.lineWidth = lineWidth
            self.container = container
            self.defaults = defaults
            self.splitsParagraphs = splitsParagraphs
            index = text.utf16.startIndex
        }

        mutating func add(_ attributes: [NSAttributedString.Key: Any], until end: Int) {
            let style = TextStyle(attributes, defaults: defaults)
            let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
            let format: ParagraphFormat = paragraph?.format ?? defaults.format
            let attachment = attributes[.attachment] as? NSTextAttachment
            let colors: [NSAttributedString.Key: UIColor] = TextStyle.dynamicColors(attributes)
            if !colors.isEmpty, result.colorTraits == nil { result.colorTraits = .current }
            while offset < end {
                if startsParagraph { beginParagraph(format, lists: paragraph?.textLists ?? [], style: style) }
                let (next, isEnd) = nextBoundary(before: end, separatesAttachments: attachment != nil)
                var style = style
                if let attachment, text.utf16[index] == 0xFFFC {
                    let bounds: CGRect = attachment.attachmentBounds(
                        for: container,
                        proposedLineFragment: CGRect(
                            x: 0, y: 0, width: lineWidth, height: style.font.metrics.lineHeight),
                        glyphPosition: .zero, characterIndex: offset)
                    style.attachmentSize = bounds.size
                    style.baselineOffset += bounds.minY
                    result.attachments[offset] = (attachment, result.nextRun)
                }
                let length = text.utf16.distance(from: index, to: next)
                if !colors.isEmpty { result.dynamicColors[result.nextRun] = colors }
                append(String(text[index..<next]), style: style, length: length, shadow: attributes[.shadow])
                index = next
                offset += length
                startsParagraph = isEnd
            }
        }

        /// Returns the end of the paragraph, including its line break, or `end` if the paragraph continues after `end`.
        /// Also returns whether a paragraph ends at the returned index.
        ///
        /// - Parameter separatesAttachments: Whether each attachment character is a piece of text of its own.
        func nextBoundary(before end: Int, separatesAttachments: Bool) -> (String.Index, isEnd: Bool) {
            let limit: String.Index = text.utf16.index(index, offsetBy: end - offset)
            var position = index
            while position < limit {
                let unit = text.utf16[position]
                let next: String.Index = text.utf16.index(after: position)
                if unit == 0xFFFC, separatesAttachments { return (position == index ? next : position, false) }
                position = next
                if text.utf16.endsParagraph(unit, before: position) { return (position, true) }
            }
            return (limit, false)
        }

        mutating func beginParagraph(_ format: ParagraphFormat, lists: [NSTextList], style: TextStyle) {
            startsParagraph = false
            numbers.begin(lists)
            var format = format
            if let marker = numbers.marker, !text[index...].hasPrefix("\t\(marker)\t") {
                format = ListNumbers.format(format, levels: lists.count, marker: marker, style: style)
            }
            if let last = result.sections.last {
                if last.format == format && format.marker == nil && !splitsParagraphs { return }
                result.removeTrailingLineBreak()
            }
            result.sections.append(Section(format: format, utf16Start: offset))
        }

        mutating func append(_ piece: String, style: TextStyle, length: Int, shadow: Any?) {
            let section: Int = result.sections.count - 1
            result.sections[section].runs.append(TextRun(text: piece, style: style))
            result.sections[section].utf16Count += length
            guard let shadow = shadow as? NSShadow, shadow.shadowColor != nil else { return }
            let run = RunIndex(section: section, run: result.sections[section].runs.count - 1)
            if let index = result.shadows.firstIndex(where: { $0.shadow.isEqual(shadow) }) {
                result.shadows[index].runs.insert(run)
            } else {
                result.shadows.append((shadow, [run]))
            }
        }

        mutating func finish() -> AttributedText {
            // A line break at the end of the string starts an empty paragraph, which belongs to the last section.
            result
        }
    }

    /// The index of the run that is appended next.
    private var nextRun: RunIndex { RunIndex(section: sections.count - 1, run: sections.last?.runs.count ?? 0) }

    /// Returns this text with its dynamic colors resolved with the current traits, or nil if they already are.
    func resolvingColors() -> AttributedText? {
        let current: UITraitCollection = .current
        guard let colorTraits, current.hasDifferentColorAppearance(comparedTo: colorTraits) else { return nil }
        var result = self
        result.colorTraits = current
        for (index, colors) in dynamicColors {
            result.sections[index.section].runs[index.run].style.resolve(colors)
        }
        return result
    }

    /// Removes the line break at the end of the last section, because the next section begins on a new line anyway.
    private mutating func removeTrailingLineBreak() {
        let section: Int = sections.count - 1
        let run: Int = sections[section].runs.count - 1
        guard run >= 0, let last = sections[section].runs[run].text.last, last.isNewline else { return }
        sections[section].utf16Count -= String(last).utf16.count
        sections[section].runs[run].text.removeLast()
        // The attributes can change between a carriage return and its line feed.
        guard last == "\n", sections[section].runs[run].text.isEmpty, run > 0,
            sections[section].runs[run - 1].text.last == "\r"
        else { return }
        sections[section].utf16Count -= 1
        sections[section].runs[run - 1].text.removeLast()
    }
}

extension TextStyle {
    /// Creates the style of text with the given attributes. Dynamic colors are resolved with the current traits.
    init(_ attributes: [NSAttributedString.Key: Any], defaults: TextDefaults) {
        self.init(font: (attributes[.font] as? UIFont)?.face ?? defaults.font)
        if attributes.isEmpty { return }
        color = TextStyle.color(attributes[.foregroundColor])
        if color == nil && attributes[.link] != nil { color = UIColor.link.cgColor }
        backgroundColor = TextStyle.color(attributes[.backgroundColor])
        kern = TextStyle.number(attributes[.tracking]) ?? TextStyle.number(attributes[.kern]) ?? 0
        baselineOffset = TextStyle.number(attributes[.baselineOffset]) ?? 0
        underline = NSUnderlineStyle(attribute: attributes[.underlineStyle]).line
        strikethrough = NSUnderlineStyle(attribute: attributes[.strikethroughStyle]).line
        underlineColor = TextStyle.color(attributes[.underlineColor])
        strikethroughColor = TextStyle.color(attributes[.strikethroughColor])
        strokeWidth = TextStyle.number(attributes[.strokeWidth]).map { $0.isFinite ? $0 : 0 } ?? 0
        strokeColor = TextStyle.color(attributes[.strokeColor])
        font.obliqueness += TextStyle.number(attributes[.obliqueness]) ?? 0
        font.expansion += TextStyle.number(attributes[.expansion]) ?? 0
        if TextStyle.number(attributes[.ligature]) == 0 {
            // Later features override earlier ones. Scripts keep the ligatures that they require.
            font.features += (font.features.isEmpty ? "" : ",") + "liga=0,clig=0"
        }
        directions = TextStyle.directions(attributes[.writingDirection])
        if let intent = TextStyle.number(attributes[.inlinePresentationIntent]), intent > 0, intent < 65_536 {
            apply(InlinePresentationIntent(rawValue: UInt(intent)))
        }
    }

    /// Returns those colors of text with the given attributes that depend on the traits.
    static func dynamicColors(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: UIColor] {
        var colors: [NSAttributedString.Key: UIColor] = [:]
        if attributes.isEmpty { return colors }
        for key in colorKeys {
            if let color = attributes[key] as? UIColor, color.isDynamic { colors[key] = color }
        }
        if attributes[.foregroundColor] == nil, attributes[.link] != nil { colors[.foregroundColor] = .link }
        return colors
    }

    private static let colorKeys: [NSAttributedString.Key] = [
        .foregroundColor, .backgroundColor, .underlineColor, .strikethroughColor, .strokeColor,
    ]

    /// Resolves dynamic colors with the current traits.
    fileprivate mutating func resolve(_ colors: [NSAttributedString.Key: UIColor]) {
        for (key, value) in colors {
            switch key {
            case .foregroundColor: color = value.cgColor
            case .backgroundColor: backgroundColor = value.cgColor
            case .underlineColor: underlineColor = value.cgColor
            case .strikethroughColor: strikethroughColor = value.cgColor
            default: strokeColor = value.cgColor
            }
        }
    }

    /// Applies an inline presentation intent. The font size does not change.
    private mutating func apply(_ intent: InlinePresentationIntent) {
        if intent.contains(.emphasized) { font.isItalic = true }
        if intent.contains(.stronglyEmphasized) { font.weight = max(font.weight, 700) }
        if intent.contains(.strikethrough), strikethrough == .none { strikethrough = .single }
        if intent.contains(.code) {
            font.family = ""
            font.isMonospaced = true
        }
    }

    /// Returns the embeddings and overrides that the value of an attribute, an array of numbers, represents. Other
    /// values are ignored.
    private static func directions(_ value: Any?) -> [DirectionFormat] {
        (value as? [Any] ?? []).compactMap { element -> DirectionFormat? in
            switch number(element) {
            case 0: .leftToRightEmbedding
            case 1: .rightToLeftEmbedding
            case 2: .leftToRightOverride
            case 3: .rightToLeftOverride
            default: nil
            }
        }
    }

    private static func color(_ value: Any?) -> CGColor? {
        (value as? UIColor)?.cgColor
    }

    /// Returns the value of a numeric attribute of any number type.
    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}
