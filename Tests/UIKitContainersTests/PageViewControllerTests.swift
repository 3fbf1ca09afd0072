import Expectations
import Foundation
import HostClock
import TestStage
import Testing

@testable import UIKitContainers
@testable import UIKitCore

@MainActor @Suite(.onStage) final class PageViewControllerTests {
    final class Page: UIViewController {
        let number: Int
        weak var book: Book?
        init(_ number: Int, _ book: Book) {
            self.number = number
            self.book = book
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { return nil }
        override func viewWillAppear(_ animated: Bool) { book?.calls.append("\(number) will") }
        override func viewDidAppear(_ animated: Bool) { book?.calls.append("\(number) did") }
        override func viewDidDisappear(_ animated: Bool) { book?.calls.append("\(number) gone") }
    }

    final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        var calls: [String] = []
        var dotCount = 0
        func page(_ number: Int) -> Page { Page(number, self) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            guard let page = viewController as? Page, page.number > 0 else { return nil }
            return self.page(page.number - 1)
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            guard let page = viewController as? Page, page.number < 3 else { return nil }
            return self.page(page.number + 1)
        }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { dotCount }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { calls.append("to \((pendingViewControllers.first as? Page)?.number ?? -1)") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { calls.append("\(completed)") }
    }

    let stage = Stage()
    let book = Book()

    private func open(
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal, at number: Int = 0
    ) -> UIPageViewController {
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: orientation, options: [.interPageSpacing: 20])
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book.page(number)], direction: .forward, animated: false)
        stage.root.removeFromSuperview()
        stage.window.rootViewController = pages
        stage.advance(by: 0.2)
        book.calls = []
        return pages
    }

    private func number(_ pages: UIPageViewController) -> Int { (pages.viewControllers?.first as? Page)?.number ?? -1 }

    private func swipe(_ from: CGPoint, _ to: CGPoint) {
        stage.swipe(from: from, to: to, duration: 0.1)
        stage.advance(by: 2)
    }

    private let left = CGPoint(x: 50, y: 400)
    private let right = CGPoint(x: 350, y: 400)

    @Test func `a swipe changes the page and notifies the pages and the delegate`() {
        let pages: UIPageViewController = open()
        expect(pages.view.subviews.count == 2 && number(pages) == 0)
        swipe(right, left)
        expect(number(pages), equals: 1)
        expect(book.calls, equals: ["to 1", "1 will", "0 gone", "1 did", "true"])
        let page: UIView? = pages.viewControllers?.first?.view
        expect(
            page.map { $0.convert($0.bounds, to: nil as UIView?) }, equals: CGRect(x: 0, y: 0, width: 400, height: 800))
        expect(pages.children.count, equals: 1)
        swipe(left, right)
        expect(number(pages), equals: 0)
    }

    @Test func `the page does not change if the drag is too short`() {
        let pages: UIPageViewController = open()
        stage.touch(.began, 350, 400)
        stage.drag(from: right, to: CGPoint(x: 250, y: 400), duration: 0.3)
        stage.advance(by: 0.2)
        expect(pages.children.count, equals: 2)
        stage.touch(.ended, 250, 400)
        stage.advance(by: 2)
        expect(number(pages) == 0 && pages.children.count == 1)
        expect(book.calls, equals: ["to 1", "1 will", "0 will", "1 gone", "0 did", "false"])
    }

    @Test func `there is no page before the first or after the last`() {
        let pages: UIPageViewController = open()
        swipe(left, right)
        expect(number(pages) == 0 && book.calls.isEmpty)
        for _ in 0..<5 { swipe(right, left) }
        expect(number(pages), equals: 3)
    }

    @Test func `in a right-to-left layout, the next page is on the left`() {
        let pages: UIPageViewController = open()
        pages.view.semanticContentAttribute = .forceRightToLeft
        pages.neighborsDidChange()
        swipe(right, left)
        expect(number(pages), equals: 0)
        swipe(left, right)
        expect(number(pages), equals: 1)
    }

    @Test func `pages can be vertical`() {
        let pages: UIPageViewController = open(.vertical)
        swipe(CGPoint(x: 200, y: 700), CGPoint(x: 200, y: 200))
        expect(number(pages), equals: 1)
    }

    @Test func `pages change programmatically with and without animation`() {
        let pages: UIPageViewController = open()
        var ends: [Bool] = []
        pages.setViewControllers([book.page(2)], direction: .forward, animated: true) { ends.append($0) }
        expect(ends.isEmpty)
        stage.advance(by: 1)
        expect(ends == [true] && number(pages) == 2 && book.calls == ["2 will", "0 gone", "2 did"])
        book.calls = []
        pages.setViewControllers([book.page(0)], direction: .reverse, animated: false) { ends.append($0) }
        expect(number(pages), equals: 0)
        stage.host.turn()
        expect(ends == [true, true] && book.calls == ["0 will", "2 gone", "0 did"])
        pages.setViewControllers([book.page(1)], direction: .forward, animated: true)
        pages.setViewControllers([book.page(3)], direction: .forward, animated: true)
        stage.advance(by: 1)
        expect(number(pages) == 3 && pages.children.count == 1)
    }

    @Test func `the page control follows the pages`() {
        book.dotCount = 4
        let pages: UIPageViewController = open()
        expect(!pages.pageControl.isHidden && pages.pageControl.currentPage == 0)
        expect(pages.viewControllers?.first?.view.bounds.height, equals: 763)
        swipe(right, left)
        expect(pages.pageControl.currentPage, equals: 1)
    }

    @Test func `a tap of the page control during a transition shows the next page`() {
        book.dotCount = 4
        let pages: UIPageViewController = open()
        let control: CGRect = pages.pageControl.convert(pages.pageControl.bounds, to: nil as UIView?)
        for _ in 0..<2 {
            stage.tap(control.midX + 20, control.midY)
            stage.advance(by: 0.1)
        }
        stage.advance(by: 1)
        expect(number(pages) == 2 && pages.pageControl.currentPage == 2 && pages.children.count == 1)
        stage.tap(control.midX - 20, control.midY)
        stage.advance(by: 1)
        expect(number(pages) == 1 && pages.pageControl.currentPage == 1)
    }

    @Test func `the page control shows the current page if the selected page does not exist`() {
        book.dotCount = 6
        let pages: UIPageViewController = open(at: 3)
        pages.pageControl.currentPage = 3
        pages.currentDot = 3
        pages.pageControl.currentPage = 4
        pages.pageControl.sendActions(for: .valueChanged)
        stage.advance(by: 1)
        expect(number(pages) == 3 && pages.pageControl.currentPage == 3)
        pages.pageControl.currentPage = 1
        pages.pageControl.sendActions(for: .valueChanged)
        stage.advance(by: 1)
        expect(number(pages) == 2 && pages.pageControl.currentPage == 2)
    }

    @Test func `an animated change ends when the pages disappear`() {
        let pages: UIPageViewController = open()
        let tabs = UITabBarController()
        tabs.viewControllers = [pages, UIViewController()]
        stage.window.rootViewController = tabs
        stage.advance(by: 0.2)
        book.calls = []
        var ends: [Bool] = []
        pages.setViewControllers([book.page(2)], direction: .forward, animated: true) { ends.append($0) }
        stage.advance(by: 0.1)
        tabs.selectedIndex = 1
        stage.advance(by: 1)
        expect(ends == [true] && number(pages) == 2 && pages.children.count == 1)
        expect(book.calls, equals: ["2 will", "0 gone", "2 did", "2 gone"])
        tabs.selectedIndex = 0
        stage.advance(by: 1)
        expect(shownFrame(pages), equals: CGRect(x: 0, y: 0, width: 400, height: 800))
    }

    @Test func `a drag ends at the nearer page when the pages disappear`() {
        let pages: UIPageViewController = open()
        let tabs = UITabBarController()
        tabs.viewControllers = [pages, UIViewController()]
        stage.window.rootViewController = tabs
        stage.advance(by: 0.2)
        book.calls = []
        stage.touch(.began, 350, 400)
        stage.drag(from: right, to: CGPoint(x: 250, y: 400), duration: 0.3)
        tabs.selectedIndex = 1
        stage.advance(by: 1)
        stage.touch(.ended, 250, 400)
        expect(number(pages) == 0 && pages.children.count == 1 && book.calls.contains("false"))
        tabs.selectedIndex = 0
        stage.advance(by: 1)
        expect(shownFrame(pages), equals: CGRect(x: 0, y: 0, width: 400, height: 800))
    }

    @Test func `an animated change ends when the pages become wider`() {
        let pages: UIPageViewController = open()
        let parent = UIViewController()
        stage.window.rootViewController = parent
        parent.addChild(pages)
        parent.view.addSubview(pages.view)
        pages.didMove(toParent: parent)
        stage.advance(by: 0.2)
        book.calls = []
        var ends: [Bool] = []
        pages.setViewControllers([book.page(2)], direction: .forward, animated: true) { ends.append($0) }
        stage.advance(by: 0.1)
        pages.view.frame.size.width = 500
        stage.advance(by: 1)
        expect(ends == [true] && number(pages) == 2 && book.calls == ["2 will", "0 gone", "2 did"])
        expect(shownFrame(pages), equals: CGRect(x: 0, y: 0, width: 500, height: 800))
        swipe(right, left)
        expect(number(pages), equals: 3)
    }

    @Test func `a completion can begin another change`() {
        let pages: UIPageViewController = open()
        var ends: [Int] = []
        pages.setViewControllers([book.page(1)], direction: .forward, animated: true) { [book] _ in
            ends.append(1)
            pages.setViewControllers([book.page(2)], direction: .forward, animated: true) { _ in ends.append(2) }
        }
        stage.advance(by: 0.1)
        pages.setViewControllers([book.page(3)], direction: .forward, animated: true) { _ in ends.append(3) }
        stage.advance(by: 1)
        expect(ends.sorted() == [1, 2, 3] && number(pages) == 2 && pages.children.count == 1)
        expect(book.calls.filter { $0.hasSuffix("did") }, equals: ["1 did", "3 did", "2 did"])
    }

    private func shownFrame(_ pages: UIPageViewController) -> CGRect? {
        (pages.viewControllers?.first?.view).map { $0.convert($0.bounds, to: nil as UIView?) }
    }

    @Test func `a page has the size of the controller before the first layout`() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let page = book.page(0)
        pages.setViewControllers([page], direction: .forward, animated: false)
        pages.loadViewIfNeeded()
        expect(page.view.bounds.size == pages.view.bounds.size && page.view.bounds.width > 0)
    }

    @Test func `a trackpad reveals the next page during the series, and shows it at the end`() {
        let pages: UIPageViewController = open(at: 1)
        stage.wheel(200, 400, dx: -300, dy: 0, isContinuous: true)
        stage.host.turn()
        expect(pages.children.count == 2 && book.calls == ["to 2", "2 will"])
        stage.wheel(200, 400, dx: -300, dy: 0, isContinuous: true)
        stage.advance(by: 2)
        expect(number(pages) == 2 && pages.children.count == 1)
        expect(shownFrame(pages), equals: CGRect(x: 0, y: 0, width: 400, height: 800))
        expect(book.calls, equals: ["to 2", "2 will", "1 gone", "2 did", "true"])
    }

    @Test func `a mouse wheel shows the next page`() {
        let pages: UIPageViewController = open(.vertical, at: 1)
        for _ in 0..<10 {
            stage.wheel(200, 400, dy: -100)
            stage.advance(by: 0.05)
        }
        stage.advance(by: 2)
        expect(number(pages) == 2 && pages.children.count == 1)
        expect(shownFrame(pages), equals: CGRect(x: 0, y: 0, width: 400, height: 800))
    }

    @Test func `a new page ends the series of a trackpad`() {
        let pages: UIPageViewController = open(at: 1)
        stage.wheel(200, 400, dx: -300, dy: 0, isContinuous: true)
        stage.host.turn()
        pages.setViewControllers([book.page(0)], direction: .reverse, animated: false)
        expect(shownFrame(pages), equals: CGRect(x: 0, y: 0, width: 400, height: 800))
        stage.advance(by: 2)
        expect(number(pages) == 0 && pages.children.count == 1)
    }
}
