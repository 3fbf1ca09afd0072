import Foundation

extension UIListContentConfiguration {
    /// A style, which determines the values that the app did not set.
    enum Style: Sendable {
        case cell, subtitleCell, valueCell
        case header, footer
        case plainHeader, plainFooter, groupedHeader, groupedFooter
        case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
        case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell, sidebarHeader

        /// Whether the style is a header style.
        var isHeader: Bool {
            switch self {
            case .header, .plainHeader, .groupedHeader, .prominentInsetGroupedHeader,
                .extraProminentInsetGroupedHeader, .sidebarHeader:
                true
            default: false
            }
        }

        /// The text style of the primary text.
        var textStyle: UIFont.TextStyle {
            switch self {
            case .header, .plainHeader: .subheadline
            case .footer, .plainFooter, .groupedHeader, .groupedFooter: .footnote
            case .prominentInsetGroupedHeader, .sidebarHeader: .title3
            case .extraProminentInsetGroupedHeader: .title2
            default: .body
            }
        }

        /// Returns the style for a list, or nil if the style does not depend on the list.
        func resolved(in environment: ListEnvironment) -> Style? {
            switch (self, environment) {
            case (.header, .plain): .plainHeader
            case (.header, .grouped), (.header, .insetGrouped): .groupedHeader
            case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader
            case (.footer, .plain): .plainFooter
            case (.footer, _): .groupedFooter
            default: nil
            }
        }
    }

    /// Returns the configuration of a row with primary text.
    public static func cell() -> UIListContentConfiguration { make(.cell) }

    /// Returns the configuration of a row with primary text, and smaller gray secondary text below it.
    public static func subtitleCell() -> UIListContentConfiguration { make(.subtitleCell) }

    /// Returns the configuration of a row with primary text, and a gray value at its trailing edge.
    public static func valueCell() -> UIListContentConfiguration { make(.valueCell) }

    /// Returns the configuration of a header, in the style of the list that contains it.
    public static func header() -> UIListContentConfiguration { make(.header) }

    /// Returns the configuration of a footer, in the style of the list that contains it.
    public static func footer() -> UIListContentConfiguration { make(.footer) }

    /// Returns the configuration of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration { make(.plainHeader) }

    /// Returns the configuration of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { make(.plainFooter) }

    /// Returns the configuration of a header in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { make(.groupedHeader) }

    /// Returns the configuration of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { make(.groupedFooter) }

    /// Returns the configuration of a prominent header in an inset grouped list, with large bold text.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        make(.prominentInsetGroupedHeader)
    }

    /// Returns the configuration of an especially prominent header in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        make(.extraProminentInsetGroupedHeader)
    }

    /// Returns the configuration of a row in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { make(.sidebarCell) }

    /// Returns the configuration of a row in a sidebar, with secondary text below the primary text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { make(.sidebarSubtitleCell) }

    /// Returns the configuration of a row in a list beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { make(.accompaniedSidebarCell) }

    /// Returns the configuration of a row in a list beside a sidebar, with secondary text below the primary text.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        make(.accompaniedSidebarSubtitleCell)
    }

    /// Returns the configuration of a header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { make(.sidebarHeader) }

    // MARK: Values

    static func make(_ style: Style) -> UIListContentConfiguration {
        switch style {
        case .cell, .sidebarCell, .accompaniedSidebarCell: return cell(style)
        case .subtitleCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
            var configuration = cell(style)
            configuration.secondaryTextProperties = TextProperties(
                font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
            configuration.directionalLayoutMargins.top = 8
            configuration.directionalLayoutMargins.bottom = 8
            return configuration
        case .valueCell:
            var configuration = cell(style)
            configuration.secondaryTextProperties = TextProperties(
                font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
            configuration.prefersSideBySideTextAndSecondaryText = true
            return configuration
        case .header, .plainHeader: return heading(style, .semibold, .label, top: 5, bottom: 5)
        case .footer, .plainFooter: return heading(style, nil, .secondaryLabel, top: 5, bottom: 5)
        case .groupedHeader:
            var configuration = heading(style, nil, .secondaryLabel, top: 16, bottom: 7)
            configuration.textProperties.transform = .uppercase
            return configuration
        case .groupedFooter: return heading(style, nil, .secondaryLabel, top: 7, bottom: 7)
        case .prominentInsetGroupedHeader: return heading(style, .semibold, .label, top: 16, bottom: 7)
        case .extraProminentInsetGroupedHeader: return heading(style, .bold, .label, top: 16, bottom: 7)
        case .sidebarHeader: return heading(style, .semibold, .label, top: 11, bottom: 11)
        }
    }

    private static func cell(_ style: Style) -> UIListContentConfiguration {
        UIListContentConfiguration(
            style, text: TextProperties(font: .preferredFont(forTextStyle: style.textStyle), color: .label),
            secondary: TextProperties(font: .preferredFont(forTextStyle: .caption1), color: .label),
            margins: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
    }

    /// Returns a font with the size of a text style, which scales with the text style.
    private static func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight) -> UIFont {
        let standard = UITraitCollection(preferredContentSizeCategory: .large)
        let size: CGFloat = UIFont.preferredFont(forTextStyle: style, compatibleWith: standard).pointSize
        return UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
    }

    /// Returns the configuration of a header or footer. A weight of nil means the weight of the text style.
    private static func heading(
        _ style: Style, _ weight: UIFont.Weight?, _ color: UIColor, top: CGFloat, bottom: CGFloat
    ) -> UIListContentConfiguration {
        let font: UIFont =
            weight.map { self.font(style.textStyle, $0) } ?? .preferredFont(forTextStyle: style.textStyle)
        return UIListContentConfiguration(
            style, text: TextProperties(font: font, color: color),
            secondary: TextProperties(font: .preferredFont(forTextStyle: .caption1), color: .secondaryLabel),
            margins: NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16))
    }
}
