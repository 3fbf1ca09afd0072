import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitSearching

/// Search bars that are integrated into the navigation bar or the toolbar.
@MainActor @Suite(.onStage) struct SearchPlacementTests {
    private let stage = Stage()
    private let page = UIViewController()
    private let search = UISearchController(searchResultsController: nil)
    private let navigation: UINavigationController
    private var item: UINavigationItem { page.navigationItem }
    private var bar: UINavigationBar { navigation.navigationBar }
    private var button: UIBarButtonItem { item.searchBarPlacementBarButtonItem }

    init() {
        navigation = UINavigationController(rootViewController: page)
        page.title = "Files"
        page.view.backgroundColor = .systemBackground
        item.hidesSearchBarWhenScrolling = false
        stage.root.removeFromSuperview()
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
    }

    private func show(_ placement: UINavigationItem.SearchBarPlacement) {
        item.preferredSearchBarPlacement = placement
        item.searchController = search
        stage.advance(by: 0.2)
    }

    private func resize(width: CGFloat) {
        stage.host.windows[0].resize(to: CGSize(width: width, height: 800))
        stage.advance(by: 0.5)
    }

    private func frame(_ view: UIView?) -> CGRect { view.map { $0.convert($0.bounds, to: nil) } ?? .null }

    /// Returns the view in a bar that shows an item; nil if the bar does not show it.
    private func visibleView(of item: UIBarButtonItem, in bar: UIView) -> UIView? {
        func find(_ view: UIView) -> UIView? {
            if view === item.customView || view.accessibilityLabel == "Search" && view is UIControl {
                return view is UITextField || view.isHidden || view.alpha == 0 ? nil : view
            }
            return view.isHidden || view.alpha == 0 ? nil : view.subviews.lazy.compactMap(find).first
        }
        return find(bar)
    }

    private func tap(_ view: UIView?) {
        let frame: CGRect = frame(view)
        stage.tap(frame.midX, frame.midY)
        stage.advance(by: 1)
    }

    @Test func `in a compact width, a button of the navigation bar begins the search`() throws {
        show(.integrated)
        expect(item.searchBarPlacement == .integrated && search.searchBarPlacement == .integrated)
        expect(bar.bounds.height == 44 && search.searchBar.alpha == 0)
        let view: UIView = try #require(visibleView(of: button, in: bar))
        expect(frame(view).maxX, equals: 384)
        tap(view)
        expect(search.isActive && search.searchBar.searchTextField.isFirstResponder)
        expect(search.searchBar.alpha == 1 && frame(search.searchBar).width == 400 && bar.bounds.height == 52)
        search.isActive = false
        stage.advance(by: 1)
        expect(visibleView(of: button, in: bar) != nil && search.searchBar.alpha == 0 && bar.bounds.height == 44)
        item.searchController = nil
        stage.advance(by: 0.1)
        expectNil(visibleView(of: button, in: bar))
    }

    @Test func `a visible toolbar contains a field, on the trailing side by default`() throws {
        let add = UIBarButtonItem(systemItem: .add)
        page.toolbarItems = [add]
        show(.integrated)
        navigation.setToolbarHidden(false, animated: false)
        stage.advance(by: 0.5)
        expectNil(visibleView(of: button, in: bar))
        var view: UIView = try #require(visibleView(of: button, in: navigation.toolbar))
        expect(frame(view).maxX == 384 && frame(view).width > 300 && frame(view).minX > frame(add.displayedView).maxX)
        expect(page.toolbarItems ?? [], equals: [add])
        page.toolbarItems = [button, add]
        stage.advance(by: 0.1)
        view = try #require(visibleView(of: button, in: navigation.toolbar))
        expect(frame(view).minX == 16 && frame(add.displayedView).maxX == 384)
        tap(view)
        expect(search.isActive && search.searchBar.searchTextField.isFirstResponder)
        expectNil(visibleView(of: button, in: navigation.toolbar))
        search.isActive = false
        stage.advance(by: 1)
        expect(visibleView(of: button, in: navigation.toolbar) != nil)
        item.searchBarPlacementAllowsToolbarIntegration = false
        stage.advance(by: 0.1)
        expect(visibleView(of: button, in: navigation.toolbar) == nil && visibleView(of: button, in: bar) != nil)
        item.searchBarPlacementAllowsToolbarIntegration = true
        navigation.setToolbarHidden(true, animated: true)
        stage.advance(by: 1)
        expect(visibleView(of: button, in: bar) != nil)
    }

    @Test func `an integrated button is a button in the toolbar and beside a title of regular width`() throws {
        page.toolbarItems = [.flexibleSpace(), button]
        navigation.setToolbarHidden(false, animated: false)
        show(.integratedButton)
        var view: UIView = try #require(visibleView(of: button, in: navigation.toolbar))
        expect(frame(view).width, equals: 28)
        resize(width: 1_000)
        expectNil(visibleView(of: button, in: navigation.toolbar))
        view = try #require(visibleView(of: button, in: bar))
        expect(frame(view).maxX == 984 && search.searchBar.alpha == 0)
        tap(view)
        expect(search.isActive && search.searchBar.alpha == 1)
        expect(frame(search.searchBar), equals: CGRect(x: 728, y: 0, width: 272, height: 44))
        search.isActive = false
        stage.advance(by: 1)
        expect(search.searchBar.alpha == 0 && visibleView(of: button, in: bar) != nil)
    }

    @Test func `a centered search bar is in the middle of a bar whose title is leading`() {
        show(.integratedCentered)
        resize(width: 1_000)
        expect(item.searchBarPlacement, equals: .integrated)
        expect(frame(search.searchBar).maxX, equals: 1_000)
        item.style = .editor
        stage.advance(by: 0.2)
        expect(item.searchBarPlacement, equals: .integratedCentered)
        expect(frame(search.searchBar).midX, equals: 500)
        resize(width: 400)
        expect(item.searchBarPlacement, equals: .integrated)
    }

    @Test func `the app places the button among the items of the navigation bar`() throws {
        let edit = UIBarButtonItem(systemItem: .edit)
        item.rightBarButtonItems = [button, edit]
        stage.advance(by: 0.1)
        expect(visibleView(of: button, in: bar) == nil, "There is no search controller.")
        show(.integrated)
        let view: UIView = try #require(visibleView(of: button, in: bar))
        expect(frame(view).maxX == 384 && frame(edit.displayedView).maxX < frame(view).minX)
        resize(width: 1_000)
        expect(visibleView(of: button, in: bar) == nil && search.searchBar.alpha == 1)
    }
}
