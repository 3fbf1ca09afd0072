import Expectations
import Foundation
import TestStage
import Testing
import UIKitControls

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
        expect(screen.sent, equals: ["1", "2", "1"])
    }

    @Test func `the current page is clamped to the number of pages`() {
        let control = UIPageControl()
        control.currentPage = 3
        expect(control.currentPage, equals: 0)
        control.numberOfPages = 5
        control.currentPage = 9
        expect(control.currentPage, equals: 4)
        control.numberOfPages = 2
        expect(control.currentPage, equals: 1)
        control.numberOfPages = -4
        expect(control.numberOfPages == 0 && control.currentPage == 0)
    }

    @Test func `the control can hide for a single page`() {
        let control = UIPageControl()
        control.numberOfPages = 1
        let one: CGFloat = control.intrinsicContentSize.width
        control.hidesForSinglePage = true
        expect(control.intrinsicContentSize.width, isLessThan: one)
    }

    @Test func `the next page is at the left in a right-to-left layout`() {
        let screen = make(pages: 3)
        screen.control.semanticContentAttribute = .forceRightToLeft
        screen.tap(20, 13)
        expect(screen.sent, equals: ["1"])
    }

    /// Returns a square image. The length of its sides is in points.
    private func image(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private func imageViews(_ control: UIPageControl) -> [UIImageView?] {
        control.subviews.map { $0.subviews.first as? UIImageView }
    }

    @Test func `images replace the dots of all pages, of one page and of the current page`() {
        let screen = make(pages: 3)
        let control: UIPageControl = screen.control
        expect(imageViews(control), equals: [nil, nil, nil])
        control.preferredIndicatorImage = image(20)
        expect(imageViews(control).map { $0?.image?.size.width }, equals: [20, 20, 20])
        expect(imageViews(control).allSatisfy { $0?.image?.renderingMode == .alwaysTemplate })
        control.setIndicatorImage(image(12), forPage: 1)
        control.setCurrentPageIndicatorImage(image(30), forPage: 1)
        expect(imageViews(control).map { $0?.image?.size.width }, equals: [20, 12, 20])
        control.preferredCurrentPageIndicatorImage = image(16)
        expect(imageViews(control).map { $0?.image?.size.width }, equals: [16, 12, 20])
        control.currentPage = 1
        expect(imageViews(control).map { $0?.image?.size.width }, equals: [20, 30, 20])
        expect(control.indicatorImage(forPage: 1)?.size.width == 12 && control.indicatorImage(forPage: 0) == nil)
        expect(control.currentPageIndicatorImage(forPage: 1)?.size.width, equals: 30)
        expect(control.size(forNumberOfPages: 3), equals: CGSize(width: 140, height: 40))
        control.layoutIfNeeded()
        expect(control.subviews.map(\.center.x), equals: [60, 100, 140])
        control.numberOfPages = 1
        control.numberOfPages = 2
        expectNil(control.indicatorImage(forPage: 1))
    }

    @Test func `indicators have the colors of the control, even behind an alert`() {
        let screen = make(pages: 2)
        screen.control.pageIndicatorTintColor = .red
        screen.control.currentPageIndicatorTintColor = .green
        expect(screen.control.subviews.map(\.backgroundColor), equals: [.green, .red])
        screen.stage.root.tintAdjustmentMode = .dimmed
        expect(screen.control.subviews.map(\.backgroundColor), equals: [.green, .red])
    }

    @Test func `a finger that moves over the control scrubs through the pages, unless that is disabled`() {
        let screen = make(pages: 5)
        let start: CGPoint = screen.control.convert(CGPoint(x: 60, y: 13), to: nil)
        var end = start
        screen.stage.touch(.began, start.x, start.y)
        expect(screen.control.interactionState == .none && screen.control.layer.sublayers?.count == 5)
        end.x += 40
        screen.stage.drag(from: start, to: end, duration: 0.2)
        expect(screen.control.interactionState == .continuous && screen.control.layer.sublayers?.count == 6)
        expect(screen.sent, equals: ["1", "2"])
        screen.stage.touch(.ended, end.x, end.y)
        expect(screen.control.interactionState == .none && screen.control.currentPage == 2)
        screen.control.allowsContinuousInteraction = false
        screen.drag(from: CGPoint(x: 120, y: 13), to: CGPoint(x: 180, y: 13))
        expect(screen.sent, equals: ["1", "2", "3"])
    }

    @Test func `the background is visible depending on its style`() {
        let screen = make(pages: 2)
        func count() -> Int? { screen.control.layer.sublayers?.count }
        expect(count(), equals: 2)
        screen.control.backgroundStyle = .prominent
        expect(count(), equals: 3)
        screen.control.backgroundStyle = .minimal
        expect(count(), equals: 2)
    }

    @Test func `pages follow one another in the direction of the control`() {
        let screen = make(pages: 3)
        let control: UIPageControl = screen.control
        func centers() -> [CGPoint] {
            control.layoutIfNeeded()
            return control.subviews.map(\.center)
        }
        control.direction = .rightToLeft
        expect(centers().map(\.x), equals: [118, 100, 82])
        screen.tap(20, 13)
        expect(screen.sent, equals: ["1"])
        control.direction = .topToBottom
        expect(control.intrinsicContentSize, equals: CGSize(width: 26, height: 74))
        control.frame.size = CGSize(width: 26, height: 100)
        expect(centers(), equals: [32, 50, 68].map { CGPoint(x: 13, y: $0) })
        screen.tap(13, 80)
        control.direction = .bottomToTop
        expect(centers().map(\.y), equals: [68, 50, 32])
        screen.tap(13, 80)
        expect(screen.sent, equals: ["1", "2", "1"])
    }

    @Test func `the accessibility value contains the current page`() {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = 1
        expect(control.accessibilityValue, equals: "page 2 of 3")
    }
}
