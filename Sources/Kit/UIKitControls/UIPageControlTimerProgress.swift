import Foundation
import ProgramDiagnostics
import UIKitCore

/// A timer that advances the progress of a page control, and then its current page.
///
/// The page control sends its actions when the timer changes the page. The timer waits while the page control is not in
/// a window, and while the progress is hidden.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    private var link: CADisplayLink?
    /// The time of the last frame, in seconds of the host's clock.
    private var lastTime: TimeInterval?
    /// The progress with the precision that frames need. It is not valid after `currentProgress` is set.
    private var preciseProgress = 0.0
    private var durations: [Int: TimeInterval] = [:]

    /// Creates a timer that is paused.
    ///
    /// - Parameter preferredDuration: The duration of pages, in seconds.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
        validate(preferredDuration)
    }

    /// The object that is notified of the timer's progress. A weak reference.
    @_nonoverride open weak var delegate: (any UIPageControlTimerProgressDelegate)? {
        get { storedDelegate as? any UIPageControlTimerProgressDelegate }
        set { storedDelegate = newValue }
    }

    /// The duration of pages without their own duration, in seconds. It must be greater than 0.
    open var preferredDuration: TimeInterval {
        didSet { validate(preferredDuration) }
    }

    private func validate(_ duration: TimeInterval) {
        stopProgram(unless: duration > 0, "The duration of a page must be greater than 0, but it is \(duration).")
    }

    /// Whether the first page follows the last page. The default is false: the timer pauses after the last page.
    open var resetsToInitialPageAfterEnd = false

    /// Sets the duration of a page, in seconds.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) {
        validate(duration)
        durations[page] = duration
    }

    /// Returns the duration of a page, in seconds: its own duration, or the preferred duration.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    /// Whether the timer runs. The default is false.
    open private(set) var isRunning = false {
        didSet { if isRunning != oldValue { activityMayChange() } }
    }

    /// Starts the timer, or continues after a pause.
    open func resumeTimer() { isRunning = true }

    /// Pauses the timer.
    open func pauseTimer() { isRunning = false }

    override func activityMayChange() {
        let isActive: Bool = isRunning && isProgressVisible && control?.window != nil
        guard isActive != (link != nil) else { return }
        link?.invalidate()
        link = nil
        lastTime = nil
        guard isActive else { return }
        let link = CADisplayLink(
            target: self, selector: Selector("tick", UIPageControlTimerProgress.tick))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func tick(_ link: CADisplayLink) {
        guard let control else { return }
        defer { lastTime = link.timestamp }
        guard let lastTime else { return }
        if Float(preciseProgress) != currentProgress { preciseProgress = Double(currentProgress) }
        preciseProgress += (link.timestamp - lastTime) / duration(forPage: control.currentPage)
        preciseProgress = min(preciseProgress, 1)
        currentProgress = Float(preciseProgress)
        delegate?.pageControlTimerProgressDidChange(self)
        if currentProgress >= 1 { finishPage(of: control) }
    }

    private func finishPage(of control: UIPageControl) {
        var next: Int = control.currentPage + 1
        if next >= control.numberOfPages, resetsToInitialPageAfterEnd { next = 0 }
        guard next < control.numberOfPages,
            delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true
        else { return pauseTimer() }
        if next == control.currentPage { pageDidChange(to: next) } else { control.userDidSelect(next) }
    }
}

/// An object that is notified of the progress of a page control's timer.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Called after the timer changes the progress.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)

    /// Returns whether the timer may advance to a page after the duration of the current page. The default is true. If
    /// the method returns false, the timer pauses.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}

    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { true }
}
