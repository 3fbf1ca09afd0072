import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing
import UIKitCore
import UIKitLists

@testable import UIKitMenus

@MainActor @Suite(.onStage) final class ContextMenuTests {
    private let menus = MenuStage()
    private let delegate = Delegate()
    private let view = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 60))

    private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
        var log: [String] = []
        var hasMenu = true

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard hasMenu else { return nil }
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [
                    UIAction(title: "One") { _ in self.log.append("one") }, UIAction(title: "Two") { _ in },
                ])
            })
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("display")
            animator?.addCompletion { self.log.append("displayed") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("end")
            animator?.addCompletion { self.log.append("ended") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            log.append("commit")
        }
    }

    private func addInteraction() -> UIContextMenuInteraction {
        view.backgroundColor = .systemOrange
        menus.controller.view.addSubview(view)
        let interaction = UIContextMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        menus.stage.host.turn()
        return interaction
    }

    @Test func `a preview has the transform of its target about its center`() {
        menus.stage.root.addSubview(view)
        let target = UIPreviewTarget(
            container: menus.stage.root, center: CGPoint(x: 100, y: 100),
            transform: CGAffineTransform(scaleX: 0.5, y: 2))
        let preview = UITargetedPreview(view: view, parameters: UIPreviewParameters(), target: target)
        expect(preview.frameInWindow, equals: CGRect(x: 50, y: 40, width: 100, height: 120))
    }

    @Test func `the shadow of a lifted preview has the shape that its parameters determine`() {
        menus.controller.view.addSubview(view)
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: CGRect(x: 10, y: 0, width: 100, height: 60))
        parameters.shadowPath = UIBezierPath(rect: CGRect(x: 20, y: 10, width: 50, height: 30))
        let platter = PreviewPlatter(
            preview: UITargetedPreview(view: view, parameters: parameters), controller: nil)
        menus.stage.window.addSubview(platter)
        platter.begin()
        platter.place(at: CGRect(x: 0, y: 0, width: 200, height: 120))
        platter.showLifted()
        expect(platter.layer.shadowPath?.boundingBox, equals: CGRect(x: 20, y: 20, width: 100, height: 60))
        parameters.shadowPath = nil
        let plain = PreviewPlatter(preview: UITargetedPreview(view: view, parameters: parameters), controller: nil)
        plain.place(at: CGRect(x: 0, y: 0, width: 200, height: 120))
        plain.showLifted()
        expectNil(plain.layer.shadowPath)
    }

    @Test func `a lifted preview has the label of its view, or the labels in it`() {
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let (name, date) = (UILabel(), UILabel())
        name.text = "Ada"
        date.text = "1815"
        row.addSubview(name)
        row.addSubview(date)
        menus.stage.window.addSubview(row)
        func label() -> String? {
            PreviewPlatter(preview: UITargetedPreview(view: row), controller: nil).accessibilityLabel
        }
        expect(label(), equals: "Ada, 1815")
        row.accessibilityLabel = "Row"
        expect(label(), equals: "Row")
    }

    @Test func `a long press opens the menu, and its delegate is notified`() {
        let interaction = addInteraction()
        menus.press(menus.center(of: view), for: 0.6)
        expect(menus.titles, equals: ["One", "Two"])
        expect(interaction.menuAppearance, equals: .rich)
        menus.choose("One")
        expect(menus.titles.isEmpty)
        expect(delegate.log, equals: ["display", "displayed", "end", "one", "ended"])
        expect(interaction.menuAppearance, equals: .unknown)
    }

    @Test func `the view is hidden while its preview is lifted, without a change of its properties`() {
        let interaction = addInteraction()
        func opacity() -> Float? { (view.layer.presentation() ?? view.layer).opacity }
        menus.press(menus.center(of: view), for: 0.6)
        expect(opacity() == 0 && view.alpha == 1 && !view.isHidden)
        menus.stage.advance(by: 2)
        expect(opacity(), equals: 0)
        interaction.dismissMenu()
        menus.stage.host.turn()
        expect(opacity(), equals: 1)
        menus.stage.advance(by: 1)
        menus.click(menus.center(of: view))
        expect(menus.titles == ["One", "Two"] && opacity() == 1)
    }

    @Test func `a secondary click opens the menu without a preview, and a tap outside closes it`() {
        let interaction = addInteraction()
        menus.click(menus.center(of: view))
        expect(menus.titles == ["One", "Two"] && interaction.menuAppearance == .compact)
        menus.tap(CGPoint(x: 380, y: 780))
        expect(menus.titles.isEmpty)
        expect(delegate.log, equals: ["display", "displayed", "end", "ended"])
    }

    @Test func `a tap on the preview commits`() {
        _ = addInteraction()
        menus.press(menus.center(of: view), for: 0.6)
        menus.tap(menus.center(of: view))
        expect(delegate.log.contains("commit"))
        expect(menus.titles.isEmpty)
    }

    @Test func `without a configuration the view receives its touches`() {
        delegate.hasMenu = false
        _ = addInteraction()
        menus.press(menus.center(of: view), for: 0.6)
        expect(menus.titles.isEmpty && delegate.log.isEmpty)
    }

    @Test func `the open menu can be replaced and closed`() {
        let interaction = addInteraction()
        menus.press(menus.center(of: view), for: 0.6)
        interaction.updateVisibleMenu { $0.replacingChildren([$0.children[1]]) }
        menus.stage.advance(by: 0.1)
        expect(menus.titles, equals: ["Two"])
        interaction.dismissMenu()
        menus.stage.advance(by: 1)
        expect(menus.titles.isEmpty)
    }

    @Test func `a removed interaction opens no menu`() {
        let interaction = addInteraction()
        expect(view.interactions.count == 1 && interaction.view === view)
        view.removeInteraction(interaction)
        expect(view.interactions.isEmpty && interaction.view == nil && view.gestureRecognizers == nil)
        menus.press(menus.center(of: view), for: 0.6)
        expect(menus.titles.isEmpty)
    }

    // MARK: Keys

    /// Opens a menu with the Menu key and with Shift-F10, and checks its titles each time.
    private func checkKeys(_ titles: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        for (usage, modifiers) in [(UIKeyboardHIDUsage.keyboardApplication, HostModifiers()), (.keyboardF10, .shift)] {
            menus.key(usage, "", modifiers)
            menus.stage.advance(by: 1)
            expect(menus.titles, equals: titles, sourceLocation: sourceLocation)
            menus.key(.keyboardEscape)
            menus.stage.advance(by: 1)
            expect(menus.titles.isEmpty, sourceLocation: sourceLocation)
        }
    }

    @Test func `the Menu key and Shift-F10 open the menu of the focused control`() {
        let button = makeButton([UIAction(title: "Reply") { _ in }])
        expect(menus.stage.window.focusSystem.move(to: button))
        checkKeys(["Reply"])
    }

    @Test func `the Menu key and Shift-F10 open the menu of a view around the focused control`() {
        _ = addInteraction()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
        view.addSubview(button)
        menus.stage.host.turn()
        expect(menus.stage.window.focusSystem.move(to: button))
        checkKeys(["One", "Two"])
    }

    @Test func `the Menu key and Shift-F10 open the menu of the focused row`() {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            override func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Row \(indexPath.row)") { _ in }])
                })
            }
        }
        let rows = Rows(style: .plain)
        menus.stage.window.rootViewController = rows
        menus.stage.host.turn()
        guard let cell = rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) else {
            Issue.record("The row is not visible.")
            return
        }
        expect(menus.stage.window.focusSystem.move(to: cell))
        checkKeys(["Row 1"])
    }

    // MARK: Buttons

    private func makeButton(_ actions: [UIAction]) -> UIButton {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 50, y: 300, width: 100, height: 44)
        button.setTitle("Menu", for: .normal)
        button.menu = UIMenu(children: actions)
        menus.controller.view.addSubview(button)
        menus.stage.host.turn()
        return button
    }

    @Test func `a button performs its action on a tap, and opens its menu after a long press`() {
        var log: [String] = []
        let button = makeButton([UIAction(title: "One") { log.append("\($0.title) \($0.sender is UIButton)") }])
        button.addAction(UIAction { _ in log.append("tap") }, for: .primaryActionTriggered)
        menus.tap(menus.center(of: button))
        expect(log, equals: ["tap"])
        menus.press(menus.center(of: button), for: 0.6)
        expect(menus.titles, equals: ["One"])
        menus.choose("One")
        expect(log, equals: ["tap", "One true"])
    }

    @Test func `a touch opens the primary menu, and a drag chooses from it`() throws {
        var log: [String] = []
        let button = makeButton(["One", "Two"].map { UIAction(title: $0) { log.append($0.title) } })
        button.showsMenuAsPrimaryAction = true
        button.addAction(UIAction { _ in log.append("menu") }, for: .menuActionTriggered)
        let start = menus.center(of: button)
        menus.stage.touch(.began, start.x, start.y)
        menus.stage.advance(by: 0.5)
        expect(menus.titles, equals: ["One", "Two"])
        let row = try #require(menus.row("Two"))
        menus.stage.drag(from: start, to: row, duration: 0.2)
        menus.stage.touch(.ended, row.x, row.y)
        menus.stage.advance(by: 1)
        expect(log == ["menu", "Two"] && menus.titles.isEmpty)
    }

    @Test func `an element can keep the menu open`() {
        var count = 0
        let button = makeButton([UIAction(title: "More", attributes: .keepsMenuPresented) { _ in count += 1 }])
        button.showsMenuAsPrimaryAction = true
        menus.tap(menus.center(of: button))
        menus.choose("More")
        menus.choose("More")
        expect(count == 2 && menus.titles == ["More"])
    }

    @Test func `a button that changes the selection toggles`() {
        let button = UIButton(type: .system)
        button.changesSelectionAsPrimaryAction = true
        button.frame = CGRect(x: 50, y: 300, width: 100, height: 44)
        menus.controller.view.addSubview(button)
        menus.tap(menus.center(of: button))
        expect(button.isSelected)
        menus.tap(menus.center(of: button))
        expect(!button.isSelected)
    }
}
