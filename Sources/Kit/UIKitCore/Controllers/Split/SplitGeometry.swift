import Foundation

/// Where the columns of an expanded split view stand.
struct SplitGeometry {
    typealias Column = UISplitViewController.Column

    /// How wide a column wants to be, in points; nil stands for what is automatic.
    struct Width {
        var preferred: CGFloat?
        var fraction: CGFloat?
        var minimum: CGFloat?
        var maximum: CGFloat?

        /// How wide a column without any wish is.
        private static let usual: CGFloat = 320
        /// A column takes at most this share of the whole, so that the others have some room.
        private static let greatestShare: CGFloat = 0.5

        /// The width in a split view that is `whole` wide.
        func resolved(in whole: CGFloat) -> CGFloat {
            let wanted: CGFloat = preferred ?? fraction.map { $0 * whole } ?? Self.usual
            let atMost: CGFloat = min(wanted, maximum ?? max(wanted, minimum ?? 0))
            return min(max(atMost, minimum ?? 0), whole * Self.greatestShare).rounded()
        }
    }

    var size: CGSize
    var mode: UISplitViewController.DisplayMode
    var hasSupplementary: Bool
    var primaryWidth: CGFloat
    var supplementaryWidth: CGFloat
    /// Whether the primary column is at the right side.
    var isMirrored: Bool

    /// The columns that are seen.
    var visible: [Column] {
        switch mode.sidebars {
        case 0: [.secondary]
        case 1: hasSupplementary ? [.supplementary, .secondary] : [.primary, .secondary]
        default: hasSupplementary ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        }
    }

    /// Where a column stands, or waits while it is not seen: beyond the edge.
    func frame(of column: Column) -> CGRect {
        let shown: [Column] = visible
        let primary: CGFloat = shown.contains(.primary) ? primaryWidth : 0
        let supplementary: CGFloat = shown.contains(.supplementary) ? supplementaryWidth : 0
        let frame: CGRect
        switch column {
        case .primary:
            frame = CGRect(x: primary - primaryWidth, y: 0, width: primaryWidth, height: size.height)
        case .supplementary:
            frame = CGRect(
                x: shown.contains(.supplementary) ? primary : -supplementaryWidth, y: 0, width: supplementaryWidth,
                height: size.height)
        case .secondary: frame = secondaryFrame(beside: primary, supplementary)
        case .compact: frame = CGRect(origin: .zero, size: size)
        }
        guard isMirrored else { return frame }
        return CGRect(x: size.width - frame.maxX, y: 0, width: frame.width, height: frame.height)
    }

    private func secondaryFrame(beside primary: CGFloat, _ supplementary: CGFloat) -> CGRect {
        switch mode {
        case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: CGRect(origin: .zero, size: size)
        case .oneBesideSecondary, .twoBesideSecondary:
            CGRect(
                x: primary + supplementary, y: 0, width: size.width - primary - supplementary, height: size.height)
        case .twoDisplaceSecondary:
            CGRect(
                x: primary + supplementary, y: 0, width: size.width - (hasSupplementary ? supplementary : primary),
                height: size.height)
        }
    }
}
