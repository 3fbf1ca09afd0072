import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore
@testable import UIKitSearching

/// The delegate of a search field: copied and pasted tokens, and suggestions.
@MainActor @Suite(.onStage) struct SearchFieldTests {
    private static let type = "com.example.person"

    private final class Delegate: NSObject, UISearchTextFieldDelegate, UITextPasteDelegate {
        var chosen: [String?] = []
        var provides = true

        func searchTextField(
            _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
        ) -> NSItemProvider {
            let item = NSItemProvider()
            guard provides else { return item }
            let data = Data("\(token.representedObject ?? "")".utf8)
            item.registerDataRepresentation(forTypeIdentifier: SearchFieldTests.type, visibility: .all) {
                $0(data, nil)
                return nil
            }
            return item
        }

        func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
            chosen.append(suggestion.localizedSuggestion)
        }

        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            transform item: any UITextPasteItem
        ) {
            guard item.itemProvider.hasItemConformingToTypeIdentifier(SearchFieldTests.type) else {
                return item.setDefaultResult()
            }
            (item as? any UISearchTextFieldPasteItem)?.setSearchTokenResult(UISearchToken(icon: nil, text: "Pasted"))
        }
    }

    private let stage = Stage()
    private let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
    private let delegate = Delegate()

    init() {
        UIPasteboard.general.strings = nil
        field.delegate = delegate
        stage.root.addSubview(field)
        let token = UISearchToken(icon: nil, text: "Anna")
        token.representedObject = "7"
        field.tokens = [token]
        stage.host.turn()
        field.becomeFirstResponder()
        // Selects the token.
        field.deleteBackward()
    }

    private func can(_ action: String) -> Bool { field.canPerformAction(Selector(action), withSender: nil) }

    private var copied: Data? { UIPasteboard.general.data(forPasteboardType: Self.type) }

    @Test func `the selected token is copied as the item of the delegate`() {
        expect(can("copy:") && can("cut:") && can("delete:"))
        field.copy(nil)
        stage.advance(by: 0.1)
        expect(copied == Data("7".utf8) && field.tokens.count == 1)
        field.cut(nil)
        expect(field.tokens.isEmpty && !can("copy:"))
    }

    @Test func `tokens that the field or the delegate protects are not copied or cut`() {
        field.allowsDeletingTokens = false
        expect(can("copy:") && !can("cut:") && !can("delete:"))
        field.cut(nil)
        stage.advance(by: 0.1)
        expect(field.tokens.count == 1 && copied == nil)
        field.allowsCopyingTokens = false
        field.copy(nil)
        stage.advance(by: 0.1)
        expect(!can("copy:") && copied == nil)
        field.allowsCopyingTokens = true
        delegate.provides = false
        field.copy(nil)
        field.delegate = nil
        expect(!can("copy:"))
        field.copy(nil)
        stage.advance(by: 0.1)
        expect(copied, equals: nil)
    }

    @Test func `the paste delegate turns an item into a token`() {
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.copy(nil)
        stage.advance(by: 0.1)
        field.pasteDelegate = delegate
        field.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: [Self.type])
        field.paste(nil)
        stage.advance(by: 0.1)
        expect(field.tokens.map(\.text) == ["Anna", "Pasted"] && field.text == "" && changes == 1)
    }

    private var menu: SearchSuggestionMenu? {
        stage.window.subviews.lazy.compactMap { $0 as? SearchSuggestionMenu }.first
    }

    @Test func `the delegate receives the suggestion that the user chooses in the menu`() {
        field.searchSuggestions = ["Photos", "Letters"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
        stage.host.turn()
        expect(menu?.frame, equals: CGRect(x: 20, y: 144, width: 300, height: 88))
        stage.tap(60, 210)
        stage.advance(by: 0.1)
        expect(delegate.chosen == ["Letters"] && field.searchSuggestions == nil && menu == nil)
        field.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Photos")]
        field.frame.origin.y = 50
        stage.host.turn()
        field.setNeedsLayout()
        stage.host.turn()
        expect(menu?.frame.minY, equals: 94)
        field.resignFirstResponder()
        expect(field.searchSuggestions == nil && menu == nil)
    }
}
