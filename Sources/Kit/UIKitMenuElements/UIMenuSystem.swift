import Foundation

/// A system of menus that responders build in `buildMenu(with:)`.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    /// The menu bar and the key commands of its menus.
    ///
    /// It contains the menus `application`, `file`, `edit`, `format`, `view`, `window` and `help`. Of these,
    /// `application` contains Quit, and `edit` contains the groups `undoRedo` and `standardEdit`. Menus without
    /// elements are not shown.
    public static let main = UIMenuSystem()

    /// The edit menus. Each time a menu opens, the responders from the responder with the selection up the chain build
    /// it.
    public static let context = UIMenuSystem()

    /// Called when the menus must be built again.
    package var onRebuild: (@MainActor () -> Void)?
    /// Called when the commands that are visible must be validated again.
    package var onRevalidate: (@MainActor () -> Void)?

    /// Builds the menus again before they are used next.
    open func setNeedsRebuild() { onRebuild?() }

    /// Validates the visible commands again.
    open func setNeedsRevalidate() { onRevalidate?() }
}
