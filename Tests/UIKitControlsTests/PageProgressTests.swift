import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitControls
@testable import UIKitCore

@MainActor @Suite(.onStage) struct PageProgressTests {
    private final class Log: NSObject, UIPageControlTimerProgressDelegate {
        var calls: [String] = []
        var initial: Float = 0
        var allowsAdvance = true
        var changes = 0

        func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
            calls.append("begin \(page)")
            return initial
        }

        func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
            calls.append(progress.isProgressVisible ? "visible" : "hidden")
        }

        func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }

        func pageControlTimerProgress(
            _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
        ) -> Bool {
            calls.append("advance \(page)")
            return allowsAdvance
        }
    }

    private func make(_ progress: UIPageControlProgress?, pages: Int = 3) -> ControlStage<UIPageControl> {
        let control = UIPageControl()
        control.numberOfPages = pages
        control.progress = progress
        return ControlStage(control, frame: CGRect(x: 20, y: 20, width: 200, height: 26)) { "\($0.currentPage)" }
    }

    private func frames(_ control: UIPageControl) -> [CGRect] {
        control.layoutIfNeeded()
        return control.subviews.map(\.frame)
    }

    @Test func `the indicator of the current page is a bar that shows the progress`() {
        let progress = UIPageControlProgress()
        let screen = make(progress)
        let control: UIPageControl = screen.control
        expect(control.size(forNumberOfPages: 3).width, equals: 96)
        expect(frames(control).map(\.width), equals: [30, 8, 8])
        expect(frames(control).map(\.minX), equals: [67, 107, 125])
        progress.currentProgress = 0.5
        screen.stage.host.turn()
        expect(control.subviews[0].subviews.first?.frame, equals: CGRect(x: 0, y: 0, width: 15, height: 8))
        progress.currentProgress = 7
        expect(progress.currentProgress, equals: 1)
        progress.currentProgress = -.infinity
        expect(progress.currentProgress, equals: 0)
        control.pageIndicatorTintColor = .red
        control.currentPageIndicatorTintColor = .green
        expect(control.subviews[0].backgroundColor == .red && control.subviews[1].backgroundColor == .red)
        expect(control.subviews[0].subviews.first?.backgroundColor, equals: .green)
        control.progress = nil
        expect(frames(control).map(\.width) == [8, 8, 8] && control.subviews[0].subviews.isEmpty)
        expect(!progress.isProgressVisible && control.subviews[0].backgroundColor == .green)
    }

    @Test func `the progress begins again when the page changes`() {
        let progress = UIPageControlProgress(), log = Log()
        progress.delegate = log
        progress.currentProgress = 0.8
        let screen = make(progress)
        expect(progress.currentProgress == 0.8 && log.calls == [])
        screen.tap(180, 13)
        expect(progress.currentProgress == 0 && log.calls == ["begin 1"])
        log.initial = 0.4
        screen.control.currentPage = 2
        expect(progress.currentProgress, equals: 0.4)
        screen.stage.advance(by: 1)
        expect(frames(screen.control).map(\.width), equals: [8, 8, 30])
    }

    @Test func `the progress fills the bar in the direction of the pages`() {
        let progress = UIPageControlProgress()
        progress.currentProgress = 0.25
        let screen = make(progress)
        screen.control.direction = .bottomToTop
        screen.control.frame.size = CGSize(width: 26, height: 120)
        screen.stage.host.turn()
        expect(
            frames(screen.control).map(\.size),
            equals: [
                CGSize(width: 8, height: 30), CGSize(width: 8, height: 8), CGSize(width: 8, height: 8),
            ])
        expect(screen.control.subviews[0].subviews.first?.frame.minY, equals: 22.5)
        screen.control.direction = .natural
        screen.control.semanticContentAttribute = .forceRightToLeft
        screen.stage.host.turn()
        expect(screen.control.subviews[0].subviews.first?.frame.minX, equals: 22.5)
    }

    @Test func `an indicator with an image does not become a bar`() {
        let screen = make(UIPageControlProgress())
        screen.control.preferredCurrentPageIndicatorImage =
            UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in }
        expect(frames(screen.control).map(\.width), equals: [12, 8, 8])
    }

    @Test func `the progress is hidden while a finger moves over the control`() {
        let progress = UIPageControlTimerProgress(preferredDuration: 10), log = Log()
        progress.delegate = log
        let screen = make(progress)
        progress.resumeTimer()
        screen.stage.advance(by: 1)
        let before: Float = progress.currentProgress
        screen.stage.touch(.began, 60, 33)
        screen.stage.drag(from: CGPoint(x: 60, y: 33), to: CGPoint(x: 69, y: 33), duration: 0.1)
        screen.stage.advance(by: 3)
        expect(log.calls == ["hidden", "begin 1"] && !progress.isProgressVisible && progress.isRunning)
        expect(frames(screen.control).map(\.width), equals: [8, 8, 8])
        expect(before > 0 && progress.currentProgress == 0)
        screen.stage.touch(.ended, 69, 33)
        screen.stage.advance(by: 1)
        expect(log.calls == ["hidden", "begin 1", "visible"] && progress.isProgressVisible)
        expect(abs(progress.currentProgress - 0.1), isLessThan: 0.01)
    }

    @Test func `a timer advances the pages and sends actions`() {
        let progress = UIPageControlTimerProgress(preferredDuration: 2), log = Log()
        progress.delegate = log
        progress.setDuration(4, forPage: 1)
        expect(progress.duration(forPage: 1) == 4 && progress.duration(forPage: 2) == 2 && !progress.isRunning)
        let screen = make(progress)
        screen.stage.advance(by: 1)
        expect(progress.currentProgress, equals: 0)
        progress.resumeTimer()
        screen.stage.advance(by: 1)
        expect(abs(progress.currentProgress - 0.5), isLessThan: 0.02)
        expect(log.changes, isGreaterThan: 50)
        progress.pauseTimer()
        screen.stage.advance(by: 5)
        expect(abs(progress.currentProgress - 0.5), isLessThan: 0.02)
        progress.resumeTimer()
        screen.stage.advance(by: 1.1)
        expect(screen.sent == ["1"] && log.calls == ["advance 1", "begin 1"])
        screen.stage.advance(by: 4)
        expect(screen.sent, equals: ["1", "2"])
        screen.stage.advance(by: 3)
        expect(screen.sent == ["1", "2"] && progress.currentProgress == 1 && !progress.isRunning)
        progress.resetsToInitialPageAfterEnd = true
        progress.resumeTimer()
        screen.stage.advance(by: 0.1)
        expect(screen.sent, equals: ["1", "2", "0"])
    }

    @Test func `the delegate can keep the current page`() {
        let progress = UIPageControlTimerProgress(preferredDuration: 1), log = Log()
        progress.delegate = log
        log.allowsAdvance = false
        let screen = make(progress)
        progress.resumeTimer()
        screen.stage.advance(by: 2)
        expect(screen.sent == [] && log.calls == ["advance 1"] && !progress.isRunning)
        log.allowsAdvance = true
        progress.resumeTimer()
        screen.stage.advance(by: 0.1)
        expect(screen.sent, equals: ["1"])
    }

    @Test func `a timer waits while its control is not in a window`() {
        let progress = UIPageControlTimerProgress(preferredDuration: 1)
        progress.resumeTimer()
        let screen = make(progress)
        screen.stage.advance(by: 0.5)
        let superview: UIView? = screen.control.superview
        screen.control.removeFromSuperview()
        screen.stage.advance(by: 3)
        expect(progress.currentProgress < 0.6 && progress.isRunning)
        superview?.addSubview(screen.control)
        screen.stage.advance(by: 0.6)
        expect(screen.sent, equals: ["1"])
    }
}
