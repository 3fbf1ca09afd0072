import CoreGraphics

/// Pictures for the names of Apple's symbols.
///
/// The table names an icon of Bootstrap Icons or Material Icons, or a drawing of lines and shapes, for each common name;
/// the modifiers in names (`.fill`, `.circle`, `.slash`, `.badge.plus`, …) are composed. A name of Apple's list without
/// a picture gives a placeholder, and one sentence on standard error; a name that is not on the list gives nil.
package enum SymbolImage {
    /// The symbol of that name, or nil when Apple has none.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text beside which the symbol stands, in points.
    ///   - displayScale: The number of pixels for a point.
    ///   - weight: How heavy lines are.
    ///   - symbolScale: How large the symbol is beside its text.
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

    /// Whether Apple has a symbol of that name.
    package static func exists(_ name: String) -> Bool { SymbolName.exists(name) }

    /// Whether the symbol is mirrored where text runs from right to left.
    package static func isMirrored(_ name: String) -> Bool { SymbolName.isMirrored(name) }
}
