extension UINavigationItem {
    /// The titles of a back button.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title if it fits, or else “Back” if that fits. Without a title, “Back”.
        case `default` = 0
        /// “Back”.
        case generic = 1
        /// No text beside the image.
        case minimal = 2
    }

    /// The arrangements of the content of a bar.
    public enum ItemStyle: Int, Sendable {
        /// The title is in the middle, and the center items are in the overflow menu.
        case navigator = 0
        /// The title is on the leading side, and the center items are in the middle.
        case browser = 1
        /// The title is on the leading side, the center items are in the middle, and the back button has no title.
        case editor = 2
    }

    /// The sizes of a title.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The size of the title of the item below this one in the stack. The first item has a large title.
        case automatic = 0
        /// A large title.
        case always = 1
        /// A title between the buttons.
        case never = 2
        /// A title between the buttons.
        case inline = 3
    }

    /// The placements of a search bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// The system decides.
        case automatic = 0
        /// Beside the title, on the trailing side.
        case integrated = 1
        /// Below the title.
        case stacked = 2
        /// In the middle of a navigation bar of regular width, if the item is in a tab bar controller or its style puts
        /// the title on the leading side. Otherwise, the same as `integrated`.
        case integratedCentered = 3
        /// The same as `integrated`, but behind a button while the user does not search.
        case integratedButton = 4

        /// The older name of `integrated`.
        @available(*, deprecated, renamed: "integrated")
        public static var inline: SearchBarPlacement { .integrated }
    }

    // MARK: Groups

    /// The groups of items that were set.
    package struct ItemGroups {
        package var leading: [UIBarButtonItemGroup] = []
        package var trailing: [UIBarButtonItemGroup] = []
    }

    /// Updates the bar, which from now on shows changes of the current groups rather than of the previous ones.
    func groupsDidChange(from previous: [UIBarButtonItemGroup?]) {
        for group in previous where group?.navigationItem === self { group?.navigationItem = nil }
        for group in centerItemGroups + storedGroups.leading + storedGroups.trailing { group.navigationItem = self }
        pinnedTrailingGroup?.navigationItem = self
        itemDidChange()
    }

    /// The items on the leading side, from the edge inward, including the items of the groups.
    var allLeadingItems: [UIBarButtonItem] {
        withSearchButton(
            (leftBarButtonItems ?? []) + storedGroups.leading.flatMap(\.barButtonItems), in: .navigationBar)
    }

    /// The items on the trailing side, from the edge inward, including the items of the groups.
    var allTrailingItems: [UIBarButtonItem] {
        let others: [UIBarButtonItemGroup] = centerItemGroups + (pinnedTrailingGroup.map { [$0] } ?? [])
        let placed: [UIBarButtonItem] = allLeadingItems + others.flatMap(\.barButtonItems)
        return withSearchButton(
            (rightBarButtonItems ?? []) + storedGroups.trailing.flatMap(\.barButtonItems).reversed(),
            in: .navigationBar, isDefault: !placed.contains { $0 === searchItem })
    }
}
