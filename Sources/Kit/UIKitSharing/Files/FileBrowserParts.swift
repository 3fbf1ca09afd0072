import FileBrowsing
import Foundation
import UIKitCore

/// The bar items and the menus of files in a file chooser that stays open.
@MainActor
struct FileBrowserParts {
    /// The items at the leading side, which replace the cancel button.
    var leadingItems: [UIBarButtonItem] = []
    /// The items at the trailing side of a folder.
    var trailingItems: [UIBarButtonItem] = []
    /// The items at the trailing side of the list of places: those that do not act on a folder or its files.
    var generalTrailingItems: [UIBarButtonItem] = []
    /// A closure that returns the menu of a file.
    var menu: (FolderEntry) -> UIMenu? = { _ in nil }
}
