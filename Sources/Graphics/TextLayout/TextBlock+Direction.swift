import CPango

extension TextBlock {
    /// Returns whether the first strongly directional character is right to left.
    ///
    /// - Complexity: O(*n*) in the length of the block.
    func isRightToLeft(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        let content = String(decoding: UnsafeBufferPointer(rebasing: text[bytes]), as: UTF8.self)
        return ParagraphFormat.BaseDirection(ofFirstStrongCharacterIn: content) == .rightToLeft
    }
}

extension ParagraphFormat.BaseDirection {
    /// The direction of the first strongly directional character of a paragraph, or `natural` if there is none.
    /// Embeddings, overrides and the text of isolates do not count, as in Unicode's algorithm. Pango would count them.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package init(ofFirstStrongCharacterIn text: String) {
        let types: [FriBidiCharType] = text.unicodeScalars.map { fribidi_get_bidi_type($0.value) }
        switch fribidi_get_par_direction(types, FriBidiStrIndex(types.count)) {
        case FRIBIDI_PAR_RTL: self = .rightToLeft
        case FRIBIDI_PAR_LTR: self = .leftToRight
        default: self = .natural
        }
    }
}
