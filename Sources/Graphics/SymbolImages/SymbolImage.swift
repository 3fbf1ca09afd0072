import CoreGraphics

/// Pictures for the names of SF Symbols.
///
/// For each common name, a table specifies an icon of Bootstrap Icons or Material Icons, or a drawing of lines and
/// shapes. For a name with modifiers (`.fill`, `.circle`, `.slash`, `.badge.plus`, …), the picture is composed from the
/// picture without modifiers. For a name in Apple's list without a picture, a placeholder is drawn and a message is
/// written to standard error. A name that is not in the list has no symbol.
package enum SymbolImage {
    /// Returns the symbol with the given name, or nil if Apple has no symbol with the name.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the adjacent text, in points.
    ///   - displayScale: The number of pixels per point.
    ///   - weight: The weight of the lines.
    ///   - symbolScale: The size of the symbol relative to the text.
    package static func named(
        _ name: String, pointSize: CGFloat, displayScale: CGFloat, weight: SymbolWeight = .regular,
        symbolScale: SymbolScale = .medium
    ) -> SymbolRendering? {
        let em: CGFloat = pointSize * symbolScale.factor
        guard em > 0, em <= 2000, displayScale > 0, displayScale <= 16, SymbolName.exists(name) else { return nil }
        let composer = SymbolComposer(weight: weight)
        guard let picture = composer.picture(of: name) ?? SymbolPlaceholder.picture(for: name, composer: composer)
        else { return nil }
        return SymbolRendering(picture, weight: weight, em: em, textSize: pointSize, displayScale: displayScale)
    }

    /// Returns whether Apple has a symbol with a name.
    package static func exists(_ name: String) -> Bool { SymbolName.exists(name) }

    /// Returns whether the symbol with the given name is mirrored in right-to-left layouts.
    package static func isMirrored(_ name: String) -> Bool { SymbolName.isMirrored(name) }
}
