import Expectations
import CoreGraphics
import Foundation
import HostHeadless
import PlatformHost
import TestStage
import Testing
import UIKitCore
import UIKitDrawing
import UIKitInput
import UIKitMenus
import UIKitSearching
import _Testing_CoreGraphics

@testable import UIKitFind
@testable import UIKitText

/// Finding and replacing text.
@MainActor
@Suite(.onStage) struct FindTests {
    @Test func `search compares according to the options`() {
        let cases: [(String, String, UITextSearchOptions.WordMatchMethod, Bool, [Int])] = [
            ("an", "Banana an", .contains, false, [1, 3, 7]), ("AN", "Banana an", .contains, false, [1, 3, 7]),
            ("AN", "Banana an", .contains, true, []), ("an", "Banana an", .fullWord, false, [7]),
            ("an", "Banana and", .startsWith, false, [7]), ("aa", "aaaaa", .contains, false, [0, 2]),
            ("привет", "Привет, мир", .contains, false, [0]), ("e", "e\u{301}e", .contains, false, [2]),
            ("東京", "京東京都", .contains, false, [1]), ("😀", "a😀b😀", .contains, false, [1, 4]),
            // Letters and digits outside the Basic Multilingual Plane belong to words, but emoji do not.
            ("an", "𐐨an an𐐨 an", .fullWord, false, [10]), ("an", "𝟏an 😀an", .startsWith, false, [7]),
            ("an", "an😀 an𠮷", .fullWord, false, [0]), ("𠮷", "𠮷野 𠮷", .fullWord, false, [4]),
            // A modifier, a variation selector and a joiner are parts of the character before them.
            ("👍", "👍🏽👍", .contains, false, [4]), ("葛", "葛\u{E0100}葛", .contains, false, [3]),
            ("👩", "👩\u{200D}💻 👩", .contains, false, [6]), ("💻", "👩\u{200D}💻", .contains, false, []),
            // Canonically equivalent text matches.
            ("café", "cafe\u{301} café cafe", .contains, false, [0, 6]),
            ("cafe\u{301}", "cafe\u{301} CAFÉ cafe", .contains, false, [0, 6]),
            ("한", "\u{1112}\u{1161}\u{11AB} 한", .fullWord, false, [0, 4]), ("й", "и\u{306}й", .contains, true, [0, 2]),
            ("é", "e\u{301}\u{323} ée\u{301}", .contains, false, [4, 5]),
            ("\u{3AC}", "\u{1F71} \u{3AC}", .contains, false, [0, 2]), ("\u{1F71}", "\u{3AC}", .contains, true, [0]),
            ("\u{8C48}", "x\u{F900}", .contains, false, [1]), ("\u{C5}", "\u{212B}", .contains, true, [0]),
            ("\u{4E3D}", "x\u{2F800}\u{4E3D}", .contains, true, [1, 3]),
            ("3 K", "3 \u{212A}", .contains, true, [0]), ("\u{212A}", "3 K", .contains, true, [2]),
            (";", "\u{37E} ;", .contains, false, [0, 2]), ("e", "e\u{301} é \u{37E}", .contains, false, []),
            // A match that is not a word does not hide another match that overlaps it.
            ("a a", "xa a a", .fullWord, false, [3]), ("aa", "a\u{301}aaa", .contains, false, [2]),
            ("", "text", .contains, false, []), ("long", "lo", .contains, false, []),
        ]
        for (query, text, method, matchesCase, expected) in cases {
            let options = UITextSearchOptions(
                wordMatchMethod: method, stringCompareOptions: matchesCase ? [] : .caseInsensitive)
            let found = TextSearch.ranges(of: query, in: text, options: options).map(\.location)
            expect(found, equals: expected, "\(query) in \(text)")
        }
        let folded = UITextSearchOptions(stringCompareOptions: [.caseInsensitive, .diacriticInsensitive])
        expect(TextSearch.ranges(of: "resume", in: "Résumé resume", options: folded).count, equals: 2)
        let words = UITextSearchOptions(wordMatchMethod: .fullWord, stringCompareOptions: .diacriticInsensitive)
        expect(TextSearch.ranges(of: "á a", in: "xa a a", options: words).map(\.location), equals: [3])
        let cafe = TextSearch.ranges(of: "café", in: "cafe\u{301} café", options: UITextSearchOptions())
        expect(cafe, equals: [NSRange(location: 0, length: 5), NSRange(location: 6, length: 4)])
    }

    private func make(_ text: String) -> TextViewFixture {
        MenuModule.install()
        let fixture = TextViewFixture(text, frame: CGRect(x: 0, y: 100, width: 400, height: 700))
        fixture.view.isFindInteractionEnabled = true
        fixture.view.selectedRange = NSRange(location: 0, length: 0)
        return fixture
    }

    private func find<View: UIView>(_ type: View.Type, _ identifier: String, in view: UIView) -> View? {
        if let found = view as? View, found.accessibilityIdentifier == identifier { return found }
        return view.subviews.lazy.compactMap { find(type, identifier, in: $0) }.first
    }

    private func count(_ fixture: TextViewFixture) -> String? {
        find(UILabel.self, "find.resultCount", in: fixture.stage.window)?.text
    }

    @Test func `the fields of the panel are released with the panel`() {
        weak var searchField: UISearchTextField?
        weak var replaceField: FindReplaceField?
        do {
            let fixture = make("one two one two one")
            fixture.pressShortcut("f")
            searchField = find(UISearchTextField.self, "find.searchField", in: fixture.stage.window)
            replaceField = find(FindReplaceField.self, "find.replaceField", in: fixture.stage.window)
            expect(searchField != nil && replaceField != nil)
            fixture.press(.keyboardEscape)
            fixture.stage.advance(by: 1)
        }
        expectNil(searchField)
        expectNil(replaceField)
    }

    private final class Pages: NSObject, UITextSearching {
        weak var results: UITextSearchAggregator<Int>.Results?
        var pending: UITextSearchAggregator<Int>?
        var isInBackground = false
        var decorationCount = 0
        var selectedTextRange: UITextRange? { nil }
        func compare(_ range: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult { .orderedSame }
        func performTextSearch(
            queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>
        ) {
            results = resultAggregator.results
            resultAggregator.foundRange(UITextRange(), searchString: queryString, document: 7)
            if isInBackground { pending = resultAggregator } else { resultAggregator.finishedSearching() }
        }
        func decorate(foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle) {
            decorationCount += 1
        }
        func clearAllDecoratedFoundText() {}
    }

    @Test func `the results of a search are released after the search`() {
        let pages = Pages()
        let engine = SearchableEngine(pages)
        var counts: [Int] = []
        engine.search("a", options: UITextSearchOptions()) { counts.append(engine.count) }
        expect(counts, equals: [1])
        expectNil(pages.results)
    }

    @Test func `results that arrive after they were discarded are ignored`() {
        let pages = Pages()
        pages.isInBackground = true
        let session = UITextSearchingFindSession(searchableObject: pages)
        session.performSearch(query: "a", options: nil)
        session.invalidateFoundResults()
        pages.pending?.finishedSearching()
        expect(session.resultCount == 0 && pages.decorationCount == 0)
        session.performSearch(query: "a", options: nil)
        pages.pending?.finishedSearching()
        expect(session.resultCount == 1 && pages.decorationCount == 2)
        session.performSearch(query: "a", options: nil)
        session.end()
        pages.pending?.finishedSearching()
        expect(session.resultCount == 0 && pages.decorationCount == 2)
    }

    @Test func `a view that can be searched determines whether text can be replaced`() {
        final class Board: UIView, UITextSearching, UIFindInteractionDelegate {
            var supportsTextReplacement = true
            var selectedTextRange: UITextRange? { nil }
            func compare(_ range: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
                .orderedSame
            }
            func performTextSearch(
                queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>
            ) { resultAggregator.finishedSearching() }
            func decorate(foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle) {}
            func clearAllDecoratedFoundText() {}
            func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
                UITextSearchingFindSession(searchableObject: self)
            }
        }
        let board = Board()
        let interaction = UIFindInteraction(sessionDelegate: board)
        board.addInteraction(interaction)
        expect(interaction.canPerform("findAndReplace:"))
        board.supportsTextReplacement = false
        expect(!interaction.canPerform("findAndReplace:"))
    }

    @Test func `the panel closes when its view leaves the window`() {
        let fixture = make("one two one")
        let interaction = fixture.view.findInteraction
        let container = UIView(frame: fixture.stage.root.bounds)
        fixture.stage.root.addSubview(container)
        container.addSubview(fixture.view)
        interaction?.searchText = "one"
        interaction?.presentFindNavigator(showingReplace: false)
        expect(interaction?.isFindNavigatorVisible, equals: true)
        container.removeFromSuperview()
        expectNil(find(FindPanel.self, "find.panel", in: fixture.stage.window))
        expect(interaction?.activeFindSession == nil && fixture.view.state.found.isEmpty)
        expect(fixture.view.contentInset.bottom, equals: 0)
    }

    @Test func `replacing continues after text that still matches`() {
        let fixture = make("cat Cat cat")
        let interaction = fixture.view.findInteraction
        interaction?.searchText = "cat"
        interaction?.replacementText = "cats"
        interaction?.presentFindNavigator(showingReplace: true)
        let steps = [("cats Cat cat", "2 of 3"), ("cats cats cat", "3 of 3"), ("cats cats cats", "1 of 3")]
        for (text, results) in steps {
            interaction?.replaceOne()
            expect(fixture.view.text == text && count(fixture) == results)
        }
        interaction?.replacementText = "cat, cat"
        interaction?.replaceOne()
        expect(fixture.view.text == "cat, cats cats cats" && count(fixture) == "3 of 4")
    }

    @Test func `keys open the panel, move between results and close the panel`() {
        let fixture = make("one two one two one")
        let window = fixture.stage.window
        fixture.pressShortcut("f")
        expect(fixture.view.findInteraction?.isFindNavigatorVisible == true && !fixture.view.isFirstResponder)
        expect(fixture.view.contentInset.bottom, equals: 52)
        fixture.type("ONE")
        expect(count(fixture) == "1 of 3" && fixture.view.state.found.ranges == [0..<3, 8..<11, 16..<19])
        fixture.press(.keyboardReturnOrEnter)
        expect(count(fixture) == "2 of 3" && fixture.view.state.found.highlighted == 8..<11)
        fixture.pressShortcut("g")
        expect(count(fixture), equals: "3 of 3")
        fixture.pressShortcut("g")
        expect(count(fixture), equals: "1 of 3")
        fixture.pressShortcut("g", [.control, .shift])
        expect(count(fixture), equals: "3 of 3")
        fixture.press(.keyboardEscape)
        expect(find(FindPanel.self, "find.panel", in: window) == nil && fixture.view.isFirstResponder)
        expect(fixture.state == "one two one two [one]" && fixture.view.state.found.isEmpty)
        expect(fixture.view.contentInset.bottom, equals: 0)
        fixture.pressShortcut("f")
        expect(find(UITextField.self, "find.searchField", in: window)?.text == "ONE" && count(fixture) == "3 of 3")
        fixture.type("x")
        expect(count(fixture), equals: "Not found")
    }

    @Test func `text is replaced and restored`() {
        let fixture = make("cat Cat cats")
        let window = fixture.stage.window
        fixture.view.findInteraction?.searchText = "cat"
        fixture.pressShortcut("f", [.control, .alternate])
        expect(count(fixture) == "1 of 3" && fixture.view.contentInset.bottom == 96)
        let field = find(UITextField.self, "find.replaceField", in: window)
        field?.becomeFirstResponder()
        fixture.type("cow")
        fixture.press(.keyboardReturnOrEnter)
        expect(fixture.view.text == "cow Cat cats" && count(fixture) == "1 of 2")
        fixture.view.findInteraction?.replaceAll()
        expect(fixture.view.text == "cow cow cows" && count(fixture) == "Not found")
        fixture.view.undoManager?.undo()
        expect(fixture.view.text, equals: "cow Cat cats")
        fixture.view.undoManager?.undo()
        expect(fixture.view.text, equals: "cat Cat cats")
    }

    @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func `the fields of the panel are aligned`(_ direction: UISemanticContentAttribute) throws {
        let fixture = make("cat Cat cats")
        fixture.view.findInteraction?.presentFindNavigator(showingReplace: true)
        let panel: FindPanel = try #require(find(FindPanel.self, "find.panel", in: fixture.stage.window))
        panel.semanticContentAttribute = direction
        for view in panel.subviews { view.semanticContentAttribute = direction }
        panel.setNeedsLayout()
        fixture.stage.host.turn()
        let (top, bottom) = (
            find(UITextField.self, "find.searchField", in: panel),
            find(UITextField.self, "find.replaceField", in: panel)
        )
        let (search, replace) = (try #require(top), try #require(bottom))
        expect(search.frame.minX == replace.frame.minX && search.frame.width == replace.frame.width)
        let texts = [search, replace].map { $0.editingRect(forBounds: $0.bounds) }
        if direction == .forceRightToLeft {
            expect(texts[0].maxX == texts[1].maxX && replace.bounds.width - texts[1].maxX > 20)
        } else {
            expect(texts[0].minX == texts[1].minX && texts[1].minX > 20)
        }
    }

    @Test func `changes of the text discard results`() {
        let fixture = make("aXa")
        let interaction = fixture.view.findInteraction
        interaction?.searchText = "a"
        interaction?.presentFindNavigator(showingReplace: false)
        expect(interaction?.activeFindSession?.resultCount, equals: 2)
        fixture.view.becomeFirstResponder()
        fixture.view.selectedRange = NSRange(location: 3, length: 0)
        fixture.type("a")
        expect(interaction?.activeFindSession?.resultCount == 0 && fixture.view.state.found.isEmpty)
        expect(count(fixture), equals: "")
        let panel = find(FindPanel.self, "find.panel", in: fixture.stage.window)
        let arrows = panel?.subviews.filter { $0.accessibilityLabel?.hasSuffix("Result") == true } as? [UIButton]
        expect(arrows?.map(\.isEnabled), equals: [true, true])
        interaction?.findNext()
        expect(interaction?.activeFindSession?.resultCount, equals: 3)
        fixture.view.isFindInteractionEnabled = false
        expectNil(find(FindPanel.self, "find.panel", in: fixture.stage.window))
    }

    @Test func `panel is drawn`() throws {
        let fixture = make("A search highlights what it finds: each search result, and the current result in yellow.")
        fixture.stage.root.backgroundColor = .systemBackground
        fixture.view.findInteraction?.searchText = "result"
        for (name, style, direction) in [
            ("light", UIUserInterfaceStyle.light, UISemanticContentAttribute.forceLeftToRight),
            ("dark", .dark, .forceRightToLeft),
        ] {
            fixture.stage.window.overrideUserInterfaceStyle = style
            fixture.view.findInteraction?.presentFindNavigator(showingReplace: style == .dark)
            find(FindPanel.self, "find.panel", in: fixture.stage.window)?.semanticContentAttribute = direction
            fixture.stage.advance(by: 1)
            guard let folder = ProcessInfo.processInfo.environment["ENGAWA_PICTURES"] else { continue }
            let file: URL = URL(fileURLWithPath: folder).appendingPathComponent("find-\(name).png")
            try fixture.stage.pngData()?.write(to: file)
        }
        let panel = find(FindPanel.self, "find.panel", in: fixture.stage.window)
        expect(panel?.frame, equals: CGRect(x: 0, y: 704, width: 400, height: 96))
    }
}
