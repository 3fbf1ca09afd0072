import Foundation

/// A part of a run of vertical text whose characters have the same orientation.
struct VerticalPiece: Equatable {
    enum Kind {
        case upright, rotated, combined, lineBreak
        /// An emoji. It is upright, and has the same glyphs as in horizontal text.
        case colored
    }

    var text: String
    var kind: Kind
}

extension VerticalRun {
    /// Divides the run. Rotated words and spaces are pieces of their own, so that columns can break between them.
    func pieces(combinedDigits: Int) -> [VerticalPiece] {
        if isCombined, !text.isEmpty { return [VerticalPiece(text: text, kind: .combined)] }
        var pieces: [VerticalPiece] = []
        for character in text {
            let natural: VerticalPiece.Kind = character.verticalKind
            let kind: VerticalPiece.Kind = natural.turned(isUpright: isUpright, isSpace: character.isWhitespace)
            let last: VerticalPiece? = pieces.last
            let joins: Bool
            switch kind {
            case .upright: joins = last?.kind == .upright
            case .rotated:
                // Columns can break between rotated characters of scripts without spaces.
                joins =
                    natural == .rotated && last?.text.last?.verticalKind == .rotated && last?.kind == .rotated
                    && last?.text.last?.isWhitespace == character.isWhitespace
            case .combined, .colored, .lineBreak: joins = false
            }
            if joins {
                pieces[pieces.count - 1].text.append(character)
            } else {
                pieces.append(VerticalPiece(text: String(character), kind: kind))
            }
        }
        for index in pieces.indices where pieces[index].kind == .rotated && isUpright == nil {
            let text = pieces[index].text
            let isShort: Bool = text.count <= combinedDigits && text.allSatisfy { $0.isASCII && $0.isNumber }
            let isBesideLatin: Bool = index > 0 && pieces[index - 1].kind == .rotated
            if isShort, !isBesideLatin, index + 1 == pieces.count || pieces[index + 1].kind != .rotated {
                pieces[index].kind = .combined
            }
        }
        return pieces
    }
}

extension VerticalPiece.Kind {
    /// Returns the kind with the orientation that the run specifies; `isUpright` is nil if it specifies none.
    fileprivate func turned(isUpright: Bool?, isSpace: Bool) -> Self {
        switch (self, isUpright) {
        case (.upright, false?), (.colored, false?): .rotated
        case (.rotated, true?): isSpace ? .rotated : .upright
        default: self
        }
    }
}

extension Character {
    /// The orientation of the character in vertical text: the property Vertical_Orientation of Unicode, for the common
    /// scripts.
    var verticalKind: VerticalPiece.Kind {
        if isNewline { return .lineBreak }
        guard let first = unicodeScalars.first else { return .rotated }
        let value: UInt32 = first.value
        if first.properties.isEmojiPresentation || unicodeScalars.contains(where: { $0.value == 0xFE0F }) {
            return .colored
        }
        switch value {
        case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE10...0xFE1F,
            0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B16F, 0x20000...0x3FFFF:
            return .upright
        // Dashes, ellipses, and signs that are upright or have vertical forms.
        case 0x2014, 0x2015, 0x2025, 0x2026, 0x203B, 0x203C, 0x2047...0x2049, 0x2103, 0x2116, 0x2121, 0x2160...0x217F,
            0x2460...0x24FF, 0x25A0...0x25FF, 0x2600...0x26FF, 0xA7, 0xA9, 0xAE, 0xB1, 0xD7, 0xF7:
            return .upright
        default: return .rotated
        }
    }
}
