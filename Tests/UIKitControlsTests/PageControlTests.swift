import Foundation
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) struct PageControlTests {
    private func make(pages: Int) -> ControlStage<UIPageControl> {
        let control = UIPageControl()
        control.numberOfPages = pages
        return ControlStage(control, frame: CGRect(x: 20, y: 20, width: 200, height: 26)) { "\($0.currentPage)" }
    }

    @Test func `a tap on one half moves one page in that direction, but not beyond the ends`() {
        let screen = make(pages: 3)
        for x: CGFloat in [20, 180, 180, 180, 20] { screen.tap(x, 13) }
        #expect(screen.sent == ["1", "2", "1"])
    }

    @Test func `the current page is clamped to the number of pages`() {
        let control = UIPageControl()
        control.currentPage = 3
        #expect(control.currentPage == 0)
        control.numberOfPages = 5
        control.currentPage = 9
        #expect(control.currentPage == 4)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.numberOfPages = -4
        #expect(control.numberOfPages == 0 && control.currentPage == 0)
    }

    @Test func `the control can hide for a single page`() {
        let control = UIPageControl()
        control.numberOfPages = 1
        let one: CGFloat = control.intrinsicContentSize.width
        control.hidesForSinglePage = true
        #expect(control.intrinsicContentSize.width < one)
    }

    @Test func `the next page is at the left in a right-to-left layout`() {
        let screen = make(pages: 3)
        screen.control.semanticContentAttribute = .forceRightToLeft
        screen.tap(20, 13)
        #expect(screen.sent == ["1"])
    }

    @Test func `the accessibility value contains the current page`() {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = 1
        #expect(control.accessibilityValue == "page 2 of 3")
    }
}
