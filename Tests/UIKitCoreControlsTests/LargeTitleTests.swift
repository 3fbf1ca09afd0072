import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore
import UIKitSearching

/// Large titles, which collapse as content scrolls under the bar and stretch as it is pulled down.
@MainActor @Suite(.onStage) struct LargeTitleTests {
    private final class ListController: UIViewController {
        let scrollView = UIScrollView()
        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 100, height: 2_000)
            scrollView.alwaysBounceVertical = true
            view.addSubview(scrollView)
        }
    }

    private let stage = Stage()
    private let page = ListController()
    private let navigation: UINavigationController
    private var bar: UINavigationBar { navigation.navigationBar }

    init() {
        stage.root.removeFromSuperview()
        page.title = "Page"
        navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
    }

    private func expectEqual<T: Equatable>(
        _ found: T, _ expected: T, _ comment: String = "", location: SourceLocation = #_sourceLocation
    ) {
        if found != expected { Issue.record("\(comment): \(found) is not \(expected)", sourceLocation: location) }
    }

    /// The height of the bar, the inset of the content and its offset.
    private var state: [CGFloat] {
        stage.host.turn()
        return [bar.bounds.height, page.scrollView.adjustedContentInset.top, page.scrollView.contentOffset.y]
    }

    private var largeTitle: LargeTitleView? {
        func find(_ view: UIView) -> LargeTitleView? {
            (view as? LargeTitleView) ?? view.subviews.lazy.compactMap(find).first
        }
        return find(bar)
    }

    @Test func `the title collapses with the content and expands again`() {
        expectEqual(state, [96, 96, -96], "at the top")
        expectEqual(bar.background.prominence, 0)
        expectEqual(largeTitle?.isHidden, false)
        page.scrollView.contentOffset.y = -70
        expectEqual(state, [70, 70, -70], "in between")
        expectEqual(bar.background.prominence, 0)
        page.scrollView.contentOffset.y = 100
        expectEqual(state, [44, 44, 100], "scrolled")
        expectEqual(bar.background.prominence, 1)
        expectEqual(largeTitle?.isHidden, true)
        page.scrollView.setContentOffset(CGPoint(x: 0, y: -96), animated: true)
        stage.advance(by: 1)
        expectEqual(state, [96, 96, -96], "back at the top")
    }

    @Test func `a large title and a search bar grow with the preferred text size`() {
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        page.navigationItem.hidesSearchBarWhenScrolling = false
        expectEqual(state[0], 148)
        let label: UILabel? = largeTitle?.label
        navigation.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        let field: UISearchTextField = search.searchBar.searchTextField
        // The title grows from 41 to 63 points, and the field from 36 to 63.
        expectEqual(state[0], 197, "\(field.frame)")
        expectEqual(label?.font.pointSize, 52)
        expectEqual(label?.bounds.height, 63)
        expectEqual(field.font?.pointSize, 40)
        expectEqual(field.bounds.height, 63)
        navigation.traitOverrides.preferredContentSizeCategory = .large
        expectEqual(state[0], 148)
        expectEqual(label?.font.pointSize, 34)
    }

    @Test func `the bar does not rest partly collapsed`() {
        stage.touch(.began, 200, 400)
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 350), duration: 0.4)
        stage.advance(by: 0.5)
        let held: [CGFloat] = state
        expect(held[0] < 90 && held[0] > 44 && held[1] == held[0] && held[2] == -held[0])
        stage.touch(.ended, 200, 350)
        stage.advance(by: 2)
        expectEqual(state, [44, 44, -44])
        stage.touch(.began, 200, 400)
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 455), duration: 0.4)
        stage.advance(by: 0.5)
        stage.touch(.ended, 200, 455)
        stage.advance(by: 2)
        expectEqual(state, [96, 96, -96])
    }

    @Test func `the bar stretches with content that is pulled down`() {
        stage.touch(.began, 200, 300)
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), duration: 0.4)
        let pulled: [CGFloat] = state
        expect(pulled[0] > 130 && pulled[0] == -pulled[2] && pulled[1] == 96)
        let scale: CGFloat = largeTitle?.label.transform.a ?? 1
        expect(scale > 1 && scale <= 1.1)
        stage.touch(.ended, 200, 500)
        stage.advance(by: 2)
        expectEqual(state, [96, 96, -96])
        expectEqual(largeTitle?.label.transform, .identity)
    }

    @Test func `items choose the size of their titles`() {
        let modes: [(UINavigationItem.LargeTitleDisplayMode, CGFloat)] = [
            (.automatic, 96), (.never, 44), (.always, 96), (.inline, 44),
        ]
        for (mode, height) in modes {
            let next = ListController()
            next.navigationItem.largeTitleDisplayMode = mode
            navigation.pushViewController(next, animated: false)
            stage.advance(by: 0.1)
            expectEqual(bar.bounds.height, height, "\(mode)")
            navigation.popViewController(animated: false)
            stage.advance(by: 0.1)
        }
        page.navigationItem.largeTitleDisplayMode = .never
        let next = ListController()
        navigation.pushViewController(next, animated: false)
        expectEqual(state[0], 44, "automatic after never")
        next.navigationItem.largeTitleDisplayMode = .always
        expectEqual(state[0], 96, "always")
        bar.prefersLargeTitles = false
        expectEqual(state[0], 44, "a bar without large titles")
    }

    @Test func `a push from a collapsed bar expands it and a pop restores it`() {
        page.scrollView.contentOffset.y = 300
        stage.host.turn()
        let next = ListController()
        navigation.pushViewController(next, animated: true)
        stage.advance(by: 1)
        expectEqual([bar.bounds.height, next.scrollView.contentOffset.y], [96, -96])
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        expectEqual(state, [44, 44, 300])
    }

    @Test func `the search bar is hidden before the title`() {
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        expectEqual(state, [148, 148, -148], "at the top")
        let searchBar: UISearchBar = search.searchBar
        for (offset, height, alpha) in [(-148.0, 148.0, 1.0), (-122, 122, 0), (-96, 96, 0), (-70, 70, 0), (0, 44, 0)] {
            page.scrollView.contentOffset.y = offset
            expectEqual(state[0], height, "at \(offset)")
            expectEqual(searchBar.alpha, alpha, "at \(offset)")
        }
        page.navigationItem.hidesSearchBarWhenScrolling = false
        expectEqual([state[0], searchBar.alpha], [96, 1], "always visible")
        expectEqual(searchBar.convert(CGPoint.zero, to: bar).y, 44)
    }

    @Test func `the attributes of large titles apply`() {
        bar.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
        stage.host.turn()
        expectEqual(largeTitle?.label.textColor, .red)
        let appearance = UINavigationBarAppearance()
        appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 20)]
        bar.standardAppearance = appearance
        stage.host.turn()
        expectEqual(largeTitle?.label.textColor, .blue)
        expectEqual(largeTitle?.label.font.pointSize, 20)
        expectEqual(largeTitle?.label.text, "Page")
    }
}
