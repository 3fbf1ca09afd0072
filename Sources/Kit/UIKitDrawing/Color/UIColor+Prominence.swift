import CoreGraphics

extension UIColor {
    /// The importance of content that has a color, compared with other content.
    public enum Prominence: Int, Sendable {
        /// The most important content, such as titles.
        case primary = 0
        /// Less important content, such as subtitles.
        case secondary = 1
        /// Content that is less important than secondary content.
        case tertiary = 2
        /// The least important content.
        case quaternary = 3

        /// The factor by which the opacity of a color is multiplied. Apple does not document the factors: these are the
        /// opacities of the colors of labels, such as `secondaryLabel`.
        var opacity: CGFloat {
            switch self {
            case .primary: 1
            case .secondary: 0.6
            case .tertiary: 0.3
            case .quaternary: 0.18
            }
        }
    }

    /// The prominence that was set with `withProminence(_:)`. The default is `primary`.
    public final var prominence: Prominence {
        if case .subdued(_, let prominence) = storage { prominence } else { .primary }
    }

    /// Returns this color with another prominence, in place of its own prominence. The opacity of the color decreases
    /// with the prominence. A dynamic color remains dynamic.
    public final func withProminence(_ prominence: Prominence) -> UIColor {
        let base: UIColor = if case .subdued(let base, _) = storage { base } else { self }
        return prominence == .primary ? base : UIColor(storage: .subdued(base, prominence))
    }

    /// Returns a color that is not dynamic with its opacity multiplied by a factor.
    final func multipliedAlpha(by factor: CGFloat) -> UIColor { withAlphaComponent(cgColor.alpha * factor) }
}
