import CPango
import Foundation

/// The tab stops of a block, for Pango.
struct TabSettings: Equatable {
    /// The interval of the default stops, as in the default paragraph style on iOS, in points.
    private static let standardInterval: CGFloat = 28

    /// The stops, from the left of Pango's lines, in points.
    let positions: [ParagraphFormat.TabStop]

    /// Creates the stops of a format.
    ///
    /// - Parameter inset: The distance between the leading margin and the left of Pango's lines.
    init(_ format: ParagraphFormat, inset: CGFloat) {
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
        positions = stops.compactMap { stop in
            let location: CGFloat = stop.location - inset
            return location > 0 ? ParagraphFormat.TabStop(location: location, alignment: stop.alignment) : nil
        }
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
