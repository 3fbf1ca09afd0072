import Foundation

/// The frames of the columns in an expanded split view.
struct SplitGeometry {
    typealias Column = UISplitViewController.Column

    /// The width preferences of a column: widths in points, and a fraction of the split view's width. Nil means
    /// automatic.
    struct Width {
        var preferred: CGFloat?
        var fraction: CGFloat?
        var minimum: CGFloat?
        var maximum: CGFloat?

        /// The automatic width of a column, in points.
        private static let automatic: CGFloat = 320
        /// The maximum width of a column as a fraction of the split view's width, which leaves space for other columns.
        private static let maximumFraction: CGFloat = 0.5

        /// Returns the width in a split view of width `total`, in points.
        func resolved(in total: CGFloat) -> CGFloat {
            let preferredWidth: CGFloat = preferred ?? fraction.map { $0 * total } ?? Self.automatic
            let limited: CGFloat = min(preferredWidth, maximum ?? max(preferredWidth, minimum ?? 0))
            return min(max(limited, minimum ?? 0), total * Self.maximumFraction).rounded()
        }
    }

    var size: CGSize
    var mode: UISplitViewController.DisplayMode
    var hasSupplementary: Bool
    var primaryWidth: CGFloat
    var supplementaryWidth: CGFloat
    var inspectorWidth: CGFloat
    /// Whether the inspector is visible.
    var showsInspector: Bool
    /// Whether the primary column is on the right.
    var isMirrored: Bool

    /// The visible columns.
    var visible: [Column] { sidebarsAndSecondary + (showsInspector ? [.inspector] : []) }

    private var sidebarsAndSecondary: [Column] {
        switch mode.sidebars {
        case 0: [.secondary]
        case 1: hasSupplementary ? [.supplementary, .secondary] : [.primary, .secondary]
        default: hasSupplementary ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        }
    }

    /// Returns the frame of a column. A hidden column is beyond the edge.
    func frame(of column: Column) -> CGRect {
        let shown = visible
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
        case .inspector:
            frame = CGRect(
                x: secondaryFrame(beside: primary, supplementary).maxX, y: 0, width: inspectorWidth,
                height: size.height)
        case .compact: frame = CGRect(origin: .zero, size: size)
        }
        guard isMirrored else { return frame }
        return CGRect(x: size.width - frame.maxX, y: 0, width: frame.width, height: frame.height)
    }

    private func secondaryFrame(beside primary: CGFloat, _ supplementary: CGFloat) -> CGRect {
        let (x, end): (CGFloat, CGFloat) =
            switch mode {
            case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: (0, size.width)
            case .oneBesideSecondary, .twoBesideSecondary: (primary + supplementary, size.width)
            case .twoDisplaceSecondary:
                (primary + supplementary, size.width + (hasSupplementary ? primary : supplementary))
            }
        let inspector: CGFloat = showsInspector ? inspectorWidth : 0
        return CGRect(x: x, y: 0, width: end - inspector - x, height: size.height)
    }
}
