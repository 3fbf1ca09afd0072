import Foundation

extension UIBackgroundConfiguration {
    /// The style that provides the values not set by the app.
    package enum Style: Sendable {
        case clear
        case listCell, listHeader, listFooter
        case plainCell, groupedCell, plainHeaderFooter, groupedHeaderFooter
        case sidebarCell, accompaniedSidebarCell, sidebarHeader
    }

    /// Returns a background without a color or border.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
}

/// The values of a background style in one state.
@MainActor
struct StandardBackground: Hashable {
    /// The color; nil means the tint color.
    var color: UIColor? = .clear
    var cornerRadius: CGFloat = 0
    var insets: NSDirectionalEdgeInsets = .zero

    /// Returns the values for `state`; nil means the normal state.
    init(_ style: UIBackgroundConfiguration.Style, _ state: (any InteractionState)? = nil) {
        let isActive: Bool = state.map { $0.isSelected || $0.isHighlighted } ?? false
        switch Self.resolved(style, state?.listEnvironment) {
        case .plainCell: color = isActive ? .systemGray4 : .systemBackground
        case .groupedCell: color = isActive ? .systemGray4 : .secondarySystemGroupedBackground
        case .plainHeaderFooter: color = .secondarySystemBackground
        case .sidebarCell:
            showSidebar()
            color = !isActive ? .clear : state?.isSelected == true ? nil : .systemFill
        case .accompaniedSidebarCell:
            showSidebar()
            color = isActive ? .systemFill : .clear
        default: break
        }
    }

    /// Backgrounds in sidebars are rounded and do not reach the edges.
    private mutating func showSidebar() {
        cornerRadius = 8
        insets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    }

    /// Replaces a style that depends on the list with the style for `environment`.
    private static func resolved(
        _ style: UIBackgroundConfiguration.Style, _ environment: ListEnvironment?
    ) -> UIBackgroundConfiguration.Style {
        switch (style, environment ?? .plain) {
        case (.listCell, .plain): .plainCell
        case (.listCell, .grouped), (.listCell, .insetGrouped): .groupedCell
        case (.listCell, .sidebar), (.listCell, .sidebarPlain): .sidebarCell
        case (.listHeader, .plain): .plainHeaderFooter
        case (.listHeader, .grouped), (.listHeader, .insetGrouped): .groupedHeaderFooter
        case (.listHeader, .sidebar), (.listHeader, .sidebarPlain): .sidebarHeader
        case (.listFooter, .plain): .clear
        case (.listFooter, _): .groupedHeaderFooter
        default: style
        }
    }
}
