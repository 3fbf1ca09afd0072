import UIKitCore

extension UIBackgroundConfiguration {
    /// Returns the background of a cell, in the style of the list that contains it.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listCell) }

    /// Returns the background of a header, in the style of the list that contains it.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listHeader) }

    /// Returns the background of a footer, in the style of the list that contains it.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listFooter) }

    /// Returns the background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

    /// Returns the background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.plainHeaderFooter)
    }

    /// Returns the background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }

    /// Returns the background of a header or footer in a grouped list. The background has no color or border.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.groupedHeaderFooter)
    }

    /// Returns the background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }

    /// Returns the background of a cell in a list beside a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.accompaniedSidebarCell)
    }

    /// Returns the background of a header in a sidebar. The background has no color or border.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarHeader) }
}
