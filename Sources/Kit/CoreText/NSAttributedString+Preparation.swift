import CoreGraphics
import Foundation
import TextLayout
import UIKitDrawing

extension NSAttributedString.Key {
    static let coreTextColor = NSAttributedString.Key(kCTForegroundColorAttributeName as String)
    static let hasColorOfContext = NSAttributedString.Key(kCTForegroundColorFromContextAttributeName as String)
    static let runDelegate = NSAttributedString.Key(kCTRunDelegateAttributeName as String)

    fileprivate static let colors: [NSAttributedString.Key] = [
        .foregroundColor, .backgroundColor, .underlineColor, .strikethroughColor, .strokeColor,
    ]
}

extension NSAttributedString {
    /// Returns the string with attributes of UIKit in place of those of Core Text.
    func preparedForLayout() -> NSAttributedString {
        let prepared = NSMutableAttributedString(attributedString: self)
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            var attributes = attributes
            if let delegate = attributes[.runDelegate] as? CTRunDelegate {
                // Each UTF-16 code unit becomes an attachment, so that the offsets in the string do not change.
                prepared.replaceCharacters(
                    in: range, with: String(repeating: "\u{FFFC}", count: range.length))
                attributes[.attachment] = RunDelegateAttachment(delegate)
            }
            prepared.setAttributes(Self.prepared(attributes), range: range)
        }
        return prepared
    }

    private static func prepared(_ attributes: [Key: Any]) -> [Key: Any] {
        var prepared = attributes
        for key in Key.colors {
            if let color = attributes[key] as? CGColor { prepared[key] = UIColor(cgColor: color) }
        }
        if let color = attributes[.coreTextColor] as? CGColor { prepared[.foregroundColor] = UIColor(cgColor: color) }
        // Links do not have a color of their own in Core Text.
        prepared[.link] = nil
        if (attributes[.hasColorOfContext] as? NSNumber)?.boolValue ?? attributes[.hasColorOfContext] as? Bool == true {
            prepared[.foregroundColor] = nil
        } else if prepared[.foregroundColor] == nil {
            prepared[.foregroundColor] = UIColor.black
        }
        return prepared
    }

    /// Returns the text as runs of one line, in which line breaks have no width, and the format of the line.
    func lineText() -> (runs: [TextRun], format: ParagraphFormat) {
        let line = NSMutableAttributedString(attributedString: self)
        for (offset, unit) in string.utf16.enumerated()
        where (0x0A...0x0D).contains(unit) || [0x85, 0x2028, 0x2029].contains(unit) {
            line.replaceCharacters(in: NSRange(location: offset, length: 1), with: "\u{200B}")
        }
        let sections = AttributedText(line, defaults: .coreText).sections
        return (sections.flatMap(\.runs), sections.first?.format.withoutFrame ?? ParagraphFormat())
    }
}

extension ParagraphFormat {
    /// The part of the format that applies to a line without a frame: its tab stops.
    var withoutFrame: ParagraphFormat {
        var format = ParagraphFormat()
        format.tabStops = tabStops
        format.defaultTabInterval = defaultTabInterval
        return format
    }
}

extension TextDefaults {
    /// The defaults of Core Text.
    static let coreText = TextDefaults(font: FontDescription(size: 12))
}
