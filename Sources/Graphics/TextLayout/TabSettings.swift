import CPango
import Foundation

/// The tab stops of a block, for Pango.
struct TabSettings: Equatable {
    /// The interval of the default stops, as in the default paragraph style on iOS, in points.
    private static let standardInterval: CGFloat = 28

    /// A tab stop of a block.
    struct Position: Equatable {
        /// The distance from the left of Pango's lines, in points.
        var location: CGFloat
        var alignment: ParagraphFormat.TabStop.Alignment
        /// The decimal point in the text at the stop. Only for stops with the alignment `decimal`.
        var decimalPoint: Unicode.Scalar
    }

    /// A character that is not in any text.
    private static let noCharacter: Unicode.Scalar = "\u{FFFF}"

    let positions: [Position]

    /// Creates the stops of a format.
    ///
    /// - Parameters:
    ///   - inset: The distance between the leading margin and the left of Pango's lines.
    ///   - text: The text of the block. It is read only if there are decimal stops.
    init(_ format: ParagraphFormat, inset: CGFloat, text: @autoclosure () -> String) {
        let interval: CGFloat = format.defaultTabInterval > 0 ? format.defaultTabInterval : Self.standardInterval
        let explicit: [ParagraphFormat.TabStop] = (format.tabStops ?? []).sorted { $0.location < $1.location }
        let last: CGFloat = explicit.last?.location ?? 0
        // The first stop after the last explicit one is at a multiple of the interval.
        var next: CGFloat = ((last / interval).rounded(.down) + 1) * interval
        var stops: [ParagraphFormat.TabStop] = explicit
        for _ in 0..<2 {
            stops.append(ParagraphFormat.TabStop(location: next))
            next += interval
        }
        let hasDecimals: Bool = explicit.contains { $0.alignment == .decimal }
        let columns: [Substring] =
            hasDecimals ? text().split(separator: "\t", omittingEmptySubsequences: false).dropFirst().map { $0 } : []
        let visible: [ParagraphFormat.TabStop] = stops.filter { $0.location > inset }
        positions = visible.enumerated().map { index, stop in
            Position(
                location: stop.location - inset, alignment: stop.alignment,
                decimalPoint: Self.decimalPoint(of: stop, at: index, in: columns))
        }
    }

    /// Returns the decimal point of a stop. Because Pango accepts only one for each stop, this is the first decimal
    /// point in the stop's column, or in another column if the stop's column has none.
    private static func decimalPoint(
        of stop: ParagraphFormat.TabStop, at index: Int, in columns: [Substring]
    ) -> Unicode.Scalar {
        guard stop.alignment == .decimal else { return noCharacter }
        let own: [Substring] = columns.indices.contains(index) ? [columns[index]] : []
        for column in own + columns {
            if let point = column.unicodeScalars.first(where: stop.decimalPoints.contains) { return point }
        }
        return noCharacter
    }
}

extension ParagraphFormat.TabStop.Alignment {
    var pango: PangoTabAlign {
        switch self {
        case .leading: PANGO_TAB_LEFT
        case .trailing: PANGO_TAB_RIGHT
        case .center: PANGO_TAB_CENTER
        case .decimal: PANGO_TAB_DECIMAL
        }
    }
}
