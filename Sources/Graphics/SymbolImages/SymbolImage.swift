import CoreGraphics

/// Pictures for Apple's symbol names.
///
/// The common ones (chevrons, arrows, marks, circles) are drawn here, in any weight. Others are taken from the symbolic
/// icons of adwaita-icon-theme, which have one weight and are drawn by librsvg; the library is loaded when the first of
/// them is needed. A name that has no picture that means the same gives nil.
package enum SymbolImage {
    /// The symbol of that name as a mask, alpha only, or nil when there is none.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text beside which the symbol is to stand, in points.
    ///   - displayScale: The number of pixels for a point; the image has that many times its size in points.
    ///   - weight: How heavy lines are; it counts for the symbols that are drawn here.
    ///   - symbolScale: How large the symbol is beside its text.
    package static func named(
        _ name: String, pointSize: CGFloat, displayScale: CGFloat, weight: SymbolWeight = .regular,
        symbolScale: SymbolScale = .medium
    ) -> CGImage? {
        guard let source = SymbolSource(name: name) else { return nil }
        let em: CGFloat = pointSize * symbolScale.factor
        guard em > 0, em <= 2000, displayScale > 0, displayScale <= 16 else { return nil }
        // Whole points, so that a symbol that is centred on whole points lies on whole pixels.
        let width: CGFloat = (source.size.width * em).rounded(.up)
        let height: CGFloat = (source.size.height * em).rounded(.up)
        let context = CGContext(
            data: nil, width: Int((width * displayScale).rounded(.up)),
            height: Int((height * displayScale).rounded(.up)),
            bitsPerComponent: 8, bytesPerRow: 0, space: nil, bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue)
        guard let context else { return nil }
        context.translateBy(x: 0, y: CGFloat(context.height))
        context.scaleBy(x: displayScale, y: -displayScale)
        context.translateBy(x: (width - source.size.width * em) / 2, y: (height - source.size.height * em) / 2)
        context.scaleBy(x: em, y: em)
        guard source.draw(in: context, weight: weight) else { return nil }
        return context.finishImage()
    }

    /// Whether there is a symbol of that name.
    package static func exists(_ name: String) -> Bool {
        SymbolSource(name: name).map { $0.isAvailable } ?? false
    }
}

/// How heavy the lines of a symbol are.
package enum SymbolWeight: Int, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The width of a line, as a part of the size of the text.
    var lineWidth: CGFloat {
        switch self {
        case .ultraLight: 0.03
        case .thin: 0.05
        case .light: 0.07
        case .regular: 0.09
        case .medium: 0.105
        case .semibold: 0.12
        case .bold: 0.14
        case .heavy: 0.16
        case .black: 0.18
        }
    }
}

/// How large a symbol is beside its text.
package enum SymbolScale: Sendable {
    case small, medium, large

    var factor: CGFloat {
        switch self {
        case .small: 0.78
        case .medium: 1
        case .large: 1.28
        }
    }
}
