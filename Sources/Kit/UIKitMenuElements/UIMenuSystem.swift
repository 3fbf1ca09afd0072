import Foundation

/// A system of menus that responders build in `buildMenu(with:)`.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    /// The menu bar and the key commands of its menus.
    ///
    /// It contains the menus `application`, `file`, `edit`, `format`, `view`, `window` and `help`. Of these,
    /// `application` contains Quit, and `edit` contains commands in the groups `undoRedo`, `standardEdit` and `find`.
    /// Menus without elements are not shown.
    public static let main = UIMenuSystem()

    /// The edit menus. Each time a menu opens, `buildMenu(with:)` is called on the responder with the selection,
    /// and then on each of its next responders.
    public static let context = UIMenuSystem()

    /// A closure that is called when the menus must be rebuilt.
    package var onRebuild: (@MainActor () -> Void)?
    /// A closure that is called when the visible commands must be validated again.
    package var onRevalidate: (@MainActor () -> Void)?

    /// Rebuilds the menus before their next use.
    open func setNeedsRebuild() { onRebuild?() }

    /// Validates the visible commands again.
    open func setNeedsRevalidate() { onRevalidate?() }
}
