import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing

@testable import UIKitCore

/// The renaming of navigation items by the user.
@MainActor @Suite(.onStage) struct RenamingTests {
    private final class Delegate: NSObject, UINavigationItemRenameDelegate {
        var log: [String] = []
        var permits = true
        var accepts = true

        func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { permits }

        func navigationItem(
            _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
            selectedRange: Range<String.Index>
        ) -> (String, Range<String.Index>) {
            log.append("begin \(suggestedTitle[selectedRange])")
            let end: String.Index = suggestedTitle.index(suggestedTitle.startIndex, offsetBy: 4)
            return (suggestedTitle, suggestedTitle.startIndex..<end)
        }

        func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
            log.append("should end \(title)")
            return accepts
        }

        func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
            log.append("end \(title) \(navigationItem.title ?? "")")
        }
    }

    private let stage = Stage()
    private let page = UIViewController()
    private let navigation: UINavigationController
    private let delegate = Delegate()

    init() {
        page.title = "Note.txt"
        navigation = UINavigationController(rootViewController: page)
        stage.window.rootViewController = navigation
        page.navigationItem.renameDelegate = delegate
        stage.host.turn()
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
        for subview in view.subviews {
            if let found = subview as? View ?? find(type, in: subview) { return found }
        }
        return nil
    }

    private var field: TitleField? { find(TitleField.self, in: navigation.navigationBar) }

    private func menuTitles() -> [String]? {
        guard let button = find(TitleMenuButton.self, in: navigation.navigationBar) else { return nil }
        let interaction = UIContextMenuInteraction(delegate: button)
        let configuration = button.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)
        return configuration?.actionProvider?([])?.children.map(\.title)
    }

    private func type(_ text: String) {
        stage.host.post(.text(text), at: stage.host.windows[0])
        stage.host.turn()
    }

    private func press(_ usage: UIKeyboardHIDUsage) {
        for isDown in [true, false] {
            stage.host.post(.key(HostKey(usage: Int(usage.rawValue), isDown: isDown)), at: stage.host.windows[0])
            stage.host.turn()
        }
    }

    @Test func `the title menu contains Rename if the delegate permits it`() {
        expect(menuTitles(), equals: ["Rename"])
        expect(
            page.target(forAction: UIResponder.renameAction, withSender: nil) as? UIViewController,
            isIdenticalTo: navigation)
        page.navigationItem.titleMenuProvider = { suggestions in
            UIMenu(children: [UIAction(title: "Print") { _ in }] + suggestions)
        }
        stage.host.turn()
        expect(menuTitles(), equals: ["Print", "Rename"])
        delegate.permits = false
        expect(menuTitles(), equals: ["Print"])
        expectNil(page.target(forAction: UIResponder.renameAction, withSender: nil))
    }

    @Test func `the item receives the text of the field`() throws {
        navigation.rename(nil)
        stage.host.turn()
        let field = try #require(field)
        expect(field.isFirstResponder && field.text == "Note.txt")
        type("Song")
        press(.keyboardReturnOrEnter)
        expect(delegate.log, equals: ["begin Note.txt", "should end Song.txt", "end Song.txt Song.txt"])
        expect(self.field == nil && page.navigationItem.title == "Song.txt")
    }

    @Test func `a title that the delegate rejects, and a canceled one, have no effect`() {
        delegate.accepts = false
        navigation.rename(nil)
        type("Song")
        press(.keyboardReturnOrEnter)
        expect(field == nil && page.navigationItem.title == "Note.txt")
        navigation.rename(nil)
        press(.keyboardEscape)
        expect(field == nil && page.navigationItem.title == "Note.txt")
        navigation.rename(nil)
        page.navigationItem.renameDelegate = nil
        expect(field == nil && page.navigationItem.title == "Note.txt")
        expect(delegate.log, equals: ["begin Note.txt", "should end Song.txt", "begin Note.txt", "begin Note.txt"])
    }

    @Test func `pushing a page ends the renaming`() {
        navigation.rename(nil)
        type("Song")
        navigation.pushViewController(UIViewController(), animated: false)
        stage.host.turn()
        expect(delegate.log, equals: ["begin Note.txt", "end Song.txt Song.txt"])
        expect(field == nil && page.navigationItem.title == "Song.txt")
    }

    @Test func `a change of the item during the renaming ends it once`() {
        navigation.rename(nil)
        type("Song")
        page.navigationItem.prompt = "Prompt"
        stage.host.turn()
        expect(page.navigationItem.title == "Song.txt" && field == nil)
        expect(delegate.log.filter { $0.hasPrefix("end") }, equals: ["end Song.txt Song.txt"])
        let views: [UIView] = navigation.navigationBar.subviews.filter { $0 is NavigationItemView }
        expect(views.count, equals: 1)
    }
}
