import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing

@testable import UIKitCore
@testable import UIKitLists
import UIKitSearching

@MainActor @Suite(.onStage) struct SearchControllerTests {
    /// A searchable table that records the calls that it receives.
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
        stage.advance(by: 0.2)
    }

    private func key(_ usage: UIKeyboardHIDUsage) {
        stage.host.post(.key(HostKey(usage: usage.rawValue, isDown: true)), at: stage.host.windows[0])
        stage.host.turn()
    }

    private func type(_ text: String) {
        stage.host.post(.text(text), at: stage.host.windows[0])
        stage.host.turn()
    }

    private func frameInWindow(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil as UIView?) }

    @Test func `the search bar is below the title and increases the height of the navigation bar`() {
        show()
        expect(frameInWindow(navigation.navigationBar), equals: CGRect(x: 0, y: 0, width: 400, height: 96))
        expect(frameInWindow(search.searchBar), equals: CGRect(x: 0, y: 44, width: 400, height: 52))
        expect(list.tableView.adjustedContentInset.top, equals: 96)
        expect(frameInWindow(search.searchBar.searchTextField), equals: CGRect(x: 16, y: 52, width: 368, height: 36))
    }

    @Test func `a tap on the field starts a search, and Cancel ends it`() {
        show()
        stage.tap(200, 60)
        expect(search.isActive && search.searchBar.isFirstResponder)
        expect(list.calls, equals: ["present", "willPresent", "update  true"])
        stage.advance(by: 1)
        expect(list.calls.last, equals: "didPresent")
        expect(search.presentingViewController, isIdenticalTo: list)
        expect(frameInWindow(navigation.navigationBar).height, equals: 52)
        expect(frameInWindow(search.searchBar).minY, equals: 0)
        expect(list.tableView.adjustedContentInset.top, equals: 52)
        expect(search.searchBar.showsCancelButton)
        list.calls = []
        type("ab")
        expect(list.calls, equals: ["text ab", "update ab true"])
        list.calls = []
        stage.tap(370, 20)
        stage.advance(by: 1)
        expect(list.calls, equals: ["cancel", "willDismiss", "update  false", "didDismiss"])
        expect(!search.isActive && search.searchBar.text == "" && !search.searchBar.isFirstResponder)
        expect(frameInWindow(navigation.navigationBar).height, equals: 96)
        expect(!search.searchBar.showsCancelButton)
        expect(search.viewIfLoaded?.window == nil && search.presentingViewController == nil)
    }

    @Test func `the search bar moves with an animation`() {
        show()
        search.isActive = true
        stage.advance(by: 0.15)
        let presented: CGFloat = search.searchBar.layer.presentation()?.position.y ?? 0
        expect(presented > 26 && presented < 70)
        stage.advance(by: 1)
        expect(search.searchBar.center.y, equals: 26)
    }

    @Test func `Escape cancels a search during text input and after it`() {
        show()
        stage.tap(200, 60)
        stage.advance(by: 1)
        key(.keyboardEscape)
        expect(!search.isActive)
        stage.advance(by: 1)
        search.isActive = true
        stage.advance(by: 1)
        expect(!search.searchBar.isFirstResponder)
        key(.keyboardEscape)
        expect(!search.isActive)
    }

    @Test func `content is dimmed until there is text, and a tap on it ends the search`() {
        show()
        stage.tap(200, 60)
        stage.advance(by: 1)
        expect(results.view.isHidden)
        type("a")
        expect(!results.view.isHidden && results.parent === search)
        expect(stage.window.hitTest(CGPoint(x: 200, y: 400), with: nil), isIdenticalTo: results.view)
        key(.keyboardDeleteOrBackspace)
        expect(results.view.isHidden)
        stage.tap(200, 400)
        stage.advance(by: 1)
        expect(!search.isActive)
        expect(stage.window.hitTest(CGPoint(x: 200, y: 400), with: nil)?.isDescendant(of: list.tableView), equals: true)
    }

    @Test func `a search that obscures nothing leaves touches to the content`() {
        let plain = UISearchController(searchResultsController: nil)
        plain.obscuresBackgroundDuringPresentation = false
        plain.hidesNavigationBarDuringPresentation = false
        list.navigationItem.searchController = plain
        stage.window.rootViewController = navigation
        stage.advance(by: 0.2)
        plain.isActive = true
        stage.advance(by: 1)
        expect(frameInWindow(navigation.navigationBar).height, equals: 96)
        expect(stage.window.hitTest(CGPoint(x: 200, y: 400), with: nil)?.isDescendant(of: list.tableView), equals: true)
        expect(!plain.isViewLoaded)
    }

    @Test func `a search bar in a table header hides the navigation bar`() {
        show(inHeader: true)
        expect(frameInWindow(search.searchBar), equals: CGRect(x: 0, y: 44, width: 400, height: 56))
        stage.tap(200, 72)
        stage.advance(by: 1)
        expect(search.isActive && navigation.isNavigationBarHidden)
        expect(frameInWindow(search.searchBar).minY, equals: 0)
        expect(frameInWindow(search.view), equals: CGRect(x: 0, y: 56, width: 400, height: 744))
        search.isActive = false
        stage.advance(by: 1)
        expect(!navigation.isNavigationBarHidden)
        expect(frameInWindow(search.searchBar).minY, equals: 44)
    }

    @Test func `scopes are shown during a search and can be selected`() {
        search.searchBar.scopeButtonTitles = ["All", "Names"]
        show()
        stage.tap(200, 60)
        stage.advance(by: 1)
        expect(frameInWindow(navigation.navigationBar).height, equals: 92)
        stage.tap(300, 60)
        expect(search.searchBar.selectedScopeButtonIndex, equals: 1)
        expect(list.calls.suffix(2), equals: ["scope 1", "update  true"])
        search.isActive = false
        stage.advance(by: 1)
        expect(frameInWindow(navigation.navigationBar).height, equals: 96)
    }

    @Test func `a push hides a search, which returns with its page`() {
        show()
        stage.tap(200, 60)
        type("a")
        stage.advance(by: 1)
        navigation.pushViewController(UIViewController(), animated: true)
        stage.advance(by: 1)
        expect(frameInWindow(navigation.navigationBar).height, equals: 44)
        expect(search.view.window == nil && search.isActive)
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        expect(search.isActive && search.view.window != nil && search.searchBar.text == "a")
        expect(frameInWindow(navigation.navigationBar).height, equals: 52)
    }

    @Test func `a page that is removed ends its search`() {
        let page = UIViewController()
        let inner = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = inner
        stage.window.rootViewController = navigation
        navigation.pushViewController(page, animated: false)
        stage.advance(by: 0.2)
        inner.isActive = true
        stage.advance(by: 1)
        navigation.popToRootViewController(animated: true)
        stage.advance(by: 1)
        expect(!inner.isActive)
    }

    @Test func `Return notifies the delegate and ends text input`() {
        show()
        stage.tap(200, 60)
        type("a")
        key(.keyboardReturnOrEnter)
        type("\n")
        stage.advance(by: 1)
        expect(list.calls.contains("search"))
        expect(search.isActive && !search.searchBar.isFirstResponder)
    }

    @Test func `present and dismiss are equivalent to isActive`() {
        show()
        list.present(search, animated: true)
        stage.advance(by: 1)
        expect(search.isActive)
        search.dismiss(animated: true)
        stage.advance(by: 1)
        expect(!search.isActive)
    }

    @Test func `the completion of a presentation is called when the search ends before it is complete`() {
        show()
        var completions: [String] = []
        list.present(search, animated: true) { completions.append("present") }
        stage.advance(by: 0.1)
        search.dismiss(animated: true) { completions.append("dismiss") }
        stage.advance(by: 1)
        expect(completions, equals: ["present", "dismiss"])
        expect(!list.calls.contains("didPresent"))
        expect(list.calls.filter { $0 == "didDismiss" }.count, equals: 1)
    }

    @Test func `a search that ends and begins again is presented once`() {
        show()
        var completions = 0
        list.present(search, animated: true) { completions += 1 }
        stage.advance(by: 0.1)
        search.isActive = false
        list.present(search, animated: true) { completions += 1 }
        stage.advance(by: 1)
        expect(completions, equals: 2)
        expect(list.calls.filter { $0 == "didPresent" }.count, equals: 1)
        expect(!list.calls.contains("didDismiss") && search.isActive)
    }

    @Test(arguments: [
        (UISearchController.ScopeBarActivation.automatic, [true, true, true, false]),
        (.manual, [false, false, false, false]), (.onTextEntry, [false, true, true, false]),
        (.onSearchActivation, [true, true, true, false]),
    ])
    func `the activation determines when scopes are shown`(
        activation: UISearchController.ScopeBarActivation, expected: [Bool]
    ) {
        stage.window.rootViewController = navigation
        list.navigationItem.searchController = search
        search.searchBar.scopeButtonTitles = ["All", "Unread"]
        search.scopeBarActivation = activation
        stage.advance(by: 0.1)
        search.isActive = true
        stage.advance(by: 1)
        var shown: [Bool] = [search.searchBar.showsScopeBar]
        for text in ["a", ""] {
            search.searchBar.text = text
            stage.advance(by: 0.1)
            shown.append(search.searchBar.showsScopeBar)
        }
        search.isActive = false
        stage.advance(by: 1)
        expect(shown + [search.searchBar.showsScopeBar], equals: expected)
    }

    @Test func `the completion is called for a search that cannot begin`() {
        let page = UIViewController()
        var isComplete = false
        let messages: [String] = warnings { page.present(search, animated: true) { isComplete = true } }
        expect(messages.count == 1 && isComplete && !search.isActive)
    }

    @Test func `the background of the scopes is hidden when there are no scopes`() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 96))
        bar.scopeBarBackgroundImage = UIImage(systemName: "star")
        bar.scopeButtonTitles = ["All", "Unread"]
        bar.showsScopeBar = true
        bar.layoutIfNeeded()
        let image = try #require(
            bar.subviews.first { ($0 as? UIImageView)?.image === bar.scopeBarBackgroundImage })
        expect(!image.isHidden)
        bar.scopeButtonTitles = nil
        bar.layoutIfNeeded()
        expect(image.isHidden)
    }
}
