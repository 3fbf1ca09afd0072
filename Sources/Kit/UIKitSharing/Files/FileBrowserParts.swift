import FileBrowsing
import Foundation
import UIKitCore

/// What a file chooser that stays open shows in its bar and in the menus of files.
@MainActor
struct FileBrowserParts {
    /// The items at the leading side, in place of the cancel button.
    var leadingItems: [UIBarButtonItem] = []
    /// The items at the trailing side.
    var trailingItems: [UIBarButtonItem] = []
    /// Returns the menu of a file.
    var menu: (FolderEntry) -> UIMenu? = { _ in nil }
}
