import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing

@testable import UIKitCore
@testable import UIKitSearching

/// Search tokens, search suggestions, and the position of the search bar.
@MainActor @Suite(.onStage) struct SearchTokenTests {
    final class Page: UIViewController, UISearchResultsUpdating {
        var calls: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
            let field = searchController.searchBar.searchTextField
            calls.append("\(field.tokens.map(\.text)) \(field.text ?? "")")
        }
        func updateSearchResults(
            for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
        ) {
            calls.append("choose \(searchSuggestion.localizedSuggestion ?? "")")
            searchController.searchBar.searchTextField.insertToken(
                UISearchToken(icon: searchSuggestion.iconImage, text: searchSuggestion.localizedSuggestion ?? ""),
                at: 0)
            searchController.searchSuggestions = nil
        }
    }

    let stage = Stage()
    let page = Page()
    let search = UISearchController(searchResultsController: nil)
    let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: page)
        search.searchResultsUpdater = page
        page.title = "Files"
        page.navigationItem.searchController = search
        page.navigationItem.hidesSearchBarWhenScrolling = false
        stage.root.removeFromSuperview()
        stage.window.rootViewController = navigation
        stage.advance(by: 0.2)
    }

    private var field: UISearchTextField { search.searchBar.searchTextField }

    private func pressBackspace() {
        for isDown in [true, false] {
            let key = HostKey(usage: UIKeyboardHIDUsage.keyboardDeleteOrBackspace.rawValue, isDown: isDown)
            stage.host.post(.key(key), at: stage.host.windows[0])
            stage.host.turn()
        }
    }

    private func begin() {
        search.isActive = true
        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        page.calls = []
    }

    @Test
    func `Backspace at the beginning of the text selects the last token, and then deletes it`() {
        begin()
        field.tokens = [UISearchToken(icon: nil, text: "Anna"), UISearchToken(icon: nil, text: "2024")]
        stage.host.post(.text("a"), at: stage.host.windows[0])
        stage.host.turn()
        for _ in 0..<3 { pressBackspace() }
        let both = #"["Anna", "2024"] "#
        expect(page.calls, equals: [both, both + "a", both, #"["Anna"] "#])
        field.allowsDeletingTokens = false
        for _ in 0..<3 { pressBackspace() }
        expect(field.tokens.map(\.text), equals: ["Anna"])
        // The text begins after the token.
        expect(field.editingRect(forBounds: field.bounds).minX, isGreaterThan: 70)
        search.isActive = false
        stage.advance(by: 0.5)
        expect(field.tokens.isEmpty)
    }

    @Test
    func `a token replaces a part of the text`() throws {
        begin()
        field.text = "from Anna"
        let start: UITextPosition = field.beginningOfDocument
        let end: UITextPosition = try #require(field.position(from: start, offset: 5))
        let range: UITextRange = try #require(field.textRange(from: start, to: end))
        field.replaceTextualPortion(of: range, with: UISearchToken(icon: nil, text: "From"), at: 0)
        expect(field.text, equals: "Anna")
        expect(field.tokens.map(\.text), equals: ["From"])
        expect(field.text(in: field.textualRange), equals: "Anna")
    }

    @Test
    func `suggestions appear while the user searches, and the updater receives the chosen one`() {
        search.searchSuggestions = [
            UISearchSuggestionItem(localizedSuggestion: "Photos", localizedDescription: "14 items"),
            UISearchSuggestionItem(localizedAttributedSuggestion: NSAttributedString(string: "Letters")),
        ]
        begin()
        let list: UIView? = search.view.subviews.first { $0 is SearchSuggestionList }
        expect(list?.subviews.filter { $0 is UIButton }.count, equals: 2)
        let frame: CGRect = search.view.convert(search.view.bounds, to: nil)
        stage.tap(frame.midX, frame.minY + navigation.navigationBar.frame.maxY + 20)
        stage.advance(by: 0.2)
        expect(page.calls.first, equals: "choose Photos")
        expect(field.tokens.map(\.text), equals: ["Photos"])
        expect(!search.view.subviews.contains { $0 is SearchSuggestionList })
    }

    @Test
    func `suggestions fade out at the end of a search, and can no longer be chosen`() throws {
        search.searchSuggestions = ["Photos", "Letters"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
        begin()
        let list: UIView = try #require(search.view.subviews.first { $0 is SearchSuggestionList })
        let second: CGPoint = list.convert(CGPoint(x: 100, y: 66), to: nil)
        search.isActive = false
        stage.advance(by: 0.15)
        let opacity: Float = try #require(list.layer.presentation()?.opacity)
        expect(opacity > 0.1 && opacity < 0.9, "\(opacity)")
        page.calls = []
        stage.touch(.began, second.x, second.y)
        stage.touch(.ended, second.x, second.y)
        stage.advance(by: 1)
        expect(page.calls, equals: [])
        begin()
        let again: UIView? = search.view.subviews.first { $0 is SearchSuggestionList }
        expect(again?.alpha, equals: 1)
    }

    @Test
    func `an integrated search bar is beside the title in a regular width`() {
        expect(page.navigationItem.searchBarPlacement, equals: .stacked)
        let stacked: CGFloat = navigation.navigationBar.bounds.height
        page.navigationItem.preferredSearchBarPlacement = .integrated
        stage.advance(by: 0.2)
        stage.host.windows[0].resize(to: CGSize(width: 1_000, height: 800))
        stage.host.turn()
        stage.advance(by: 0.2)
        expect(page.navigationItem.searchBarPlacement, equals: .integrated)
        expect(navigation.navigationBar.bounds.height, equals: 44)
        expect(stacked, equals: 96)
        let bar: CGRect = search.searchBar.convert(search.searchBar.bounds, to: nil)
        expect(bar, equals: CGRect(x: 728, y: 0, width: 272, height: 44))
        search.isActive = true
        stage.advance(by: 0.5)
        expect(navigation.navigationBar.bounds.height, equals: 44)
    }

    @Test
    func `a token is no longer selected when the caret moves or editing ends`() {
        begin()
        field.tokens = [UISearchToken(icon: nil, text: "Anna")]
        field.text = "abc"
        func moveToStart() {
            field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        }
        moveToStart()
        pressBackspace()
        let key = HostKey(usage: UIKeyboardHIDUsage.keyboardRightArrow.rawValue, isDown: true)
        stage.host.post(.key(key), at: stage.host.windows[0])
        stage.host.turn()
        pressBackspace()
        expect(field.tokens.map(\.text) == ["Anna"] && field.text == "bc")
        moveToStart()
        pressBackspace()
        field.resignFirstResponder()
        field.becomeFirstResponder()
        pressBackspace()
        expect(field.tokens.map(\.text), equals: ["Anna"])
        pressBackspace()
        expect(field.tokens.isEmpty)
    }

    @Test(arguments: [90, 300])
    func `tokens leave a rectangle for the text in a field of any width`(width: CGFloat) {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: width, height: 36))
        let height: CGFloat = field.intrinsicContentSize.height
        field.tokens = [UISearchToken(icon: nil, text: "Photos of Anna")]
        expect(field.intrinsicContentSize.height, equals: height)
        for rect in [field.textRect(forBounds: field.bounds), field.editingRect(forBounds: field.bounds)] {
            expect(rect.minX >= 34 && rect.maxX <= width && rect.height > 0, "\(rect)")
        }
    }
}
