import Foundation
import UIKitCore

/// The progress of the current page of a page control, whose indicator becomes a bar.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    /// The page control that shows the progress.
    final weak var control: UIPageControl? {
        didSet { if control !== oldValue { activityMayChange() } }
    }

    /// The value of `delegate`, also if a subclass declares another property with this name.
    final weak var storedDelegate: (any UIPageControlProgressDelegate)?

    /// Creates a progress of 0. Set it as the `progress` of a page control.
    public override init() { super.init() }

    /// The object that determines the progress at which pages begin, and that is notified when the progress is hidden
    /// or shown. A weak reference.
    // Disfavored, because the subclass declares a delegate of a narrower type with the same name.
    @_disfavoredOverload
    open weak var delegate: (any UIPageControlProgressDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The progress of the current page, clamped to the range from 0 to 1. When the page changes, it is reset to 0 or
    /// to the value that the delegate returns.
    open var currentProgress: Float = 0 {
        didSet {
            if !(0...1).contains(currentProgress) { currentProgress = currentProgress > 1 ? 1 : 0 }
            if currentProgress != oldValue { control?.progressDidChange() }
        }
    }

    /// Whether a page control shows the progress. It is hidden while the user moves a finger over the page control.
    open var isProgressVisible: Bool {
        guard let control else { return false }
        return control.numberOfPages > 0 && control.interactionState != .continuous
    }

    /// Called when the current page changes.
    final func pageDidChange(to page: Int) {
        currentProgress = storedDelegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
    }

    /// Called when the page control hides or shows the progress, because the user interacts with it.
    final func visibilityDidChange() {
        activityMayChange()
        storedDelegate?.pageControlProgressVisibilityDidChange(self)
    }

    /// Called after a change that may start or stop a timer.
    func activityMayChange() {}
}

/// An object that determines the progress at which the pages of a page control begin.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// Returns the progress at which a page begins, from 0 to 1. The default is 0.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float

    /// Called when the progress is hidden, because the user moves a finger over the page control, and when it is shown
    /// again. Pause and resume the content of the page here.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    public func pageControlProgress(
        _ progress: UIPageControlProgress, initialProgressForPage page: Int
    ) -> Float { 0 }

    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
