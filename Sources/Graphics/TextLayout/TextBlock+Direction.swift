import CPango

extension TextBlock {
    /// Returns whether the first strongly directional character is right to left. Embeddings, overrides and the text of
    /// isolates do not count, as in Unicode's algorithm. Pango would count them.
    ///
    /// - Complexity: O(*n*) in the length of the block.
    func isRightToLeft(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        let content = String(decoding: UnsafeBufferPointer(rebasing: text[bytes]), as: UTF8.self)
        let types: [FriBidiCharType] = content.unicodeScalars.map { fribidi_get_bidi_type($0.value) }
        return fribidi_get_par_direction(types, FriBidiStrIndex(types.count)) == FRIBIDI_PAR_RTL
    }
}
