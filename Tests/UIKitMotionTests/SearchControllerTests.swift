import Foundation
import PlatformHost
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) struct SearchControllerTests {
    /// A table that is searched, and writes down what it is told.
    final class List: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
        var calls: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
            calls.append("update \(searchController.searchBar.text ?? "") \(searchController.isActive)")
        }
        func presentSearchController(_ searchController: UISearchController) { calls.append("present") }
        func willPresentSearchController(_ searchController: UISearchController) { calls.append("willPresent") }
        func didPresentSearchController(_ searchController: UISearchController) { calls.append("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) { calls.append("willDismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { calls.append("didDismiss") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            calls.append("text \(searchText)")
        }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            calls.append("scope \(selectedScope)")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
    }

    let stage = Stage()
    let list = List(style: .plain)
    let results = UIViewController()
    let search: UISearchController
    let navigation: UINavigationController

    init() {
        search = UISearchController(searchResultsController: results)
        navigation = UINavigationController(rootViewController: list)
        search.searchResultsUpdater = list
        search.delegate = list
        search.searchBar.delegate = list
        list.title = "List"
        stage.root.removeFromSuperview()
    }

    private func show(inHeader: Bool = false) {
        if inHeader {
            list.tableView.tableHeaderView = search.searchBar
        } else {
            list.navigationItem.searchController = search
        }
        stage.window.rootViewController = navigation
        stage.pass(0.2)
    }

    private func key(_ usage: UIKeyboardHIDUsage) {
        stage.host.post(.key(HostKey(usage: usage.rawValue, isDown: true)), at: stage.host.windows[0])
        stage.host.turn()
    }

    private func type(_ text: String) {
        stage.host.post(.text(text), at: stage.host.windows[0])
        stage.host.turn()
    }

    private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil as UIView?) }

    @Test func `the bar stands below the title and makes the navigation bar higher`() {
        show()
        #expect(place(navigation.navigationBar) == CGRect(x: 0, y: 0, width: 400, height: 96))
        #expect(place(search.searchBar) == CGRect(x: 0, y: 44, width: 400, height: 52))
        #expect(list.tableView.adjustedContentInset.top == 96)
        #expect(place(search.searchBar.searchTextField) == CGRect(x: 16, y: 52, width: 368, height: 36))
    }

    @Test func `a touch on the field begins a search, and Cancel ends it`() {
        show()
        stage.tap(200, 60)
        #expect(search.isActive && search.searchBar.isFirstResponder)
        #expect(list.calls == ["present", "willPresent", "update  true"])
        stage.pass(1)
        #expect(list.calls.last == "didPresent")
        #expect(search.presentingViewController === list)
        #expect(place(navigation.navigationBar).height == 52)
        #expect(place(search.searchBar).minY == 0)
        #expect(list.tableView.adjustedContentInset.top == 52)
        #expect(search.searchBar.showsCancelButton)
        list.calls = []
        type("ab")
        #expect(list.calls == ["text ab", "update ab true"])
        list.calls = []
        stage.tap(370, 20)
        stage.pass(1)
        #expect(list.calls == ["cancel", "willDismiss", "update  false", "didDismiss"])
        #expect(!search.isActive && search.searchBar.text == "" && !search.searchBar.isFirstResponder)
        #expect(place(navigation.navigationBar).height == 96)
        #expect(!search.searchBar.showsCancelButton)
        #expect(search.viewIfLoaded?.window == nil && search.presentingViewController == nil)
    }

    @Test func `the bar goes its way smoothly`() {
        show()
        search.isActive = true
        stage.pass(0.15)
        let seen: CGFloat = search.searchBar.layer.presentation()?.position.y ?? 0
        #expect(seen > 26 && seen < 70)
        stage.pass(1)
        #expect(search.searchBar.center.y == 26)
    }

    @Test func `Escape cancels, while typing and after`() {
        show()
        stage.tap(200, 60)
        stage.pass(1)
        key(.keyboardEscape)
        #expect(!search.isActive)
        stage.pass(1)
        search.isActive = true
        stage.pass(1)
        #expect(!search.searchBar.isFirstResponder)
        key(.keyboardEscape)
        #expect(!search.isActive)
    }

    @Test func `content is dark until there is something to search for, and a touch on the dark ends the search`() {
        show()
        stage.tap(200, 60)
        stage.pass(1)
        #expect(results.view.isHidden)
        type("a")
        #expect(!results.view.isHidden && results.parent === search)
        #expect(stage.window.hitTest(CGPoint(x: 200, y: 400), with: nil) === results.view)
        key(.keyboardDeleteOrBackspace)
        #expect(results.view.isHidden)
        stage.tap(200, 400)
        stage.pass(1)
        #expect(!search.isActive)
        #expect(stage.window.hitTest(CGPoint(x: 200, y: 400), with: nil)?.isDescendant(of: list.tableView) == true)
    }

    @Test func `what obscures nothing leaves the content to touches`() {
        let plain = UISearchController(searchResultsController: nil)
        plain.obscuresBackgroundDuringPresentation = false
        plain.hidesNavigationBarDuringPresentation = false
        list.navigationItem.searchController = plain
        stage.window.rootViewController = navigation
        stage.pass(0.2)
        plain.isActive = true
        stage.pass(1)
        #expect(place(navigation.navigationBar).height == 96)
        #expect(stage.window.hitTest(CGPoint(x: 200, y: 400), with: nil)?.isDescendant(of: list.tableView) == true)
        #expect(!plain.isViewLoaded)
    }

    @Test func `in the header of a table the navigation bar makes room`() {
        show(inHeader: true)
        #expect(place(search.searchBar) == CGRect(x: 0, y: 44, width: 400, height: 56))
        stage.tap(200, 72)
        stage.pass(1)
        #expect(search.isActive && navigation.isNavigationBarHidden)
        #expect(place(search.searchBar).minY == 0)
        #expect(place(search.view) == CGRect(x: 0, y: 56, width: 400, height: 744))
        search.isActive = false
        stage.pass(1)
        #expect(!navigation.isNavigationBarHidden)
        #expect(place(search.searchBar).minY == 44)
    }

    @Test func `scopes are shown while searching and can be chosen`() {
        search.searchBar.scopeButtonTitles = ["All", "Names"]
        show()
        stage.tap(200, 60)
        stage.pass(1)
        #expect(place(navigation.navigationBar).height == 92)
        stage.tap(300, 60)
        #expect(search.searchBar.selectedScopeButtonIndex == 1)
        #expect(list.calls.suffix(2) == ["scope 1", "update  true"])
        search.isActive = false
        stage.pass(1)
        #expect(place(navigation.navigationBar).height == 96)
    }

    @Test func `a search goes along with its page and is there on the way back`() {
        show()
        stage.tap(200, 60)
        type("a")
        stage.pass(1)
        navigation.pushViewController(UIViewController(), animated: true)
        stage.pass(1)
        #expect(place(navigation.navigationBar).height == 44)
        #expect(search.view.window == nil && search.isActive)
        navigation.popViewController(animated: true)
        stage.pass(1)
        #expect(search.isActive && search.view.window != nil && search.searchBar.text == "a")
        #expect(place(navigation.navigationBar).height == 52)
    }

    @Test func `a page that leaves for good ends its search`() {
        let page = UIViewController()
        let inner = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = inner
        stage.window.rootViewController = navigation
        navigation.pushViewController(page, animated: false)
        stage.pass(0.2)
        inner.isActive = true
        stage.pass(1)
        navigation.popToRootViewController(animated: true)
        stage.pass(1)
        #expect(!inner.isActive)
    }

    @Test func `Return tells the delegate and ends typing`() {
        show()
        stage.tap(200, 60)
        type("a")
        key(.keyboardReturnOrEnter)
        type("\n")
        stage.pass(1)
        #expect(list.calls.contains("search"))
        #expect(search.isActive && !search.searchBar.isFirstResponder)
    }

    @Test func `present and dismiss do what isActive does`() {
        show()
        list.present(search, animated: true)
        stage.pass(1)
        #expect(search.isActive)
        search.dismiss(animated: true)
        stage.pass(1)
        #expect(!search.isActive)
    }
}
