import Expectations
import CoreGraphics
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitLists
import UIKitText

@testable import UIKitKeyboard

@MainActor
@Suite(.onStage) struct KeyboardAvoidanceTests {
    private final class FieldsController: UITableViewController {
        var fields: [UITextField] = (0..<20).map { _ in UITextField(frame: CGRect(x: 16, y: 4, width: 200, height: 36))
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentView.addSubview(fields[indexPath.row])
            return cell
        }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    }

    @Test func `a table controller keeps the field above the keyboard`() {
        let fixture = KeyboardFixture(keyboard: true)
        let controller = FieldsController(style: .plain)
        fixture.stage.window.rootViewController = controller
        fixture.settle()
        let field = controller.fields[14]
        expect(field.becomeFirstResponder())
        fixture.settle()
        expect(controller.tableView.contentInset.bottom, equals: 216)
        expect(controller.tableView.verticalScrollIndicatorInsets.bottom, equals: 216)
        expect(field.convert(field.bounds, to: nil).maxY, isAtMost: 584)
        field.resignFirstResponder()
        fixture.settle()
        expect(controller.tableView.contentInset.bottom == 0 && controller.tableView.contentOffset.y <= 200)
    }

    @Test func `a table that replaces another below the keyboard does not have its inset`() {
        let fixture = KeyboardFixture(keyboard: true)
        let controller = FieldsController(style: .plain)
        fixture.stage.window.rootViewController = controller
        fixture.settle()
        fixture.field.becomeFirstResponder()
        fixture.settle()
        let old: UITableView = controller.tableView
        expect(old.contentInset.bottom, equals: 216)
        fixture.stage.window.rootViewController = nil
        let new = UITableView(frame: old.frame)
        (new.dataSource, new.delegate) = (controller, controller)
        controller.tableView = new
        fixture.stage.window.rootViewController = controller
        fixture.settle()
        expect(old.contentInset.bottom, equals: 0)
        fixture.field.resignFirstResponder()
        fixture.settle()
        expect(new.contentInset.bottom == 0 && new.verticalScrollIndicatorInsets.bottom == 0)
        controller.fields[2].becomeFirstResponder()
        fixture.settle()
        expect(new.contentInset.bottom, equals: 216)
    }

    private final class NotesController: UICollectionViewController {
        let notes: [UITextView] = (0..<12).map { _ in UITextView(frame: CGRect(x: 16, y: 0, width: 300, height: 300)) }
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "note")
            (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 340, height: 300)
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            12
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
            cell.contentView.addSubview(notes[indexPath.item])
            return cell
        }
    }

    @Test func `the caret stays above the keyboard in a collection`() throws {
        let fixture = KeyboardFixture(keyboard: true)
        let controller = NotesController(collectionViewLayout: UICollectionViewFlowLayout())
        fixture.stage.window.rootViewController = controller
        fixture.settle()
        let note = controller.notes[1]
        note.font = .systemFont(ofSize: 17)
        note.text = String(repeating: "line\n", count: 8)
        expect(note.becomeFirstResponder())
        fixture.settle()
        expect(controller.collectionView.contentInset.bottom, equals: 216)
        func caret() throws -> CGRect {
            note.convert(note.caretRect(for: try #require(note.selectedTextRange).start), to: nil)
        }
        try expect(caret().maxY, isAtMost: 584)
        // Each newline moves the caret down, toward the end of the view.
        for _ in 0..<5 {
            note.insertText("\n")
            fixture.stage.host.turn()
            try expect(caret().maxY <= 584 && caret().minY >= 0)
        }
        let before = controller.collectionView.contentOffset.y
        controller.notes[2].becomeFirstResponder()
        fixture.settle()
        let frame = controller.notes[2].convert(
            controller.notes[2].caretRect(for: controller.notes[2].endOfDocument), to: nil)
        expect(frame.maxY <= 584 && frame.minY >= 0 && controller.collectionView.contentOffset.y > before)
        controller.notes[2].resignFirstResponder()
        fixture.settle()
        expect(controller.collectionView.contentInset.bottom, equals: 0)
    }

    @Test func `a scroll view shows the field above the inset that the app sets`() {
        let fixture = KeyboardFixture(keyboard: true)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        scroll.contentSize = CGSize(width: 400, height: 1200)
        fixture.stage.root.addSubview(scroll)
        fixture.field.frame.origin.y = 740
        scroll.addSubview(fixture.field)
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { notification in
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            MainActor.assumeIsolated { scroll.contentInset.bottom = frame?.height ?? 0 }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        fixture.field.becomeFirstResponder()
        fixture.settle()
        expect(scroll.contentOffset.y, equals: 198)
    }

    @Test func `the shortcuts bar is shown in windows of the size of a tablet`() {
        let fixture = KeyboardFixture()
        let group = UIBarButtonItemGroup(
            barButtonItems: [UIBarButtonItem(title: "Bold", style: .plain, target: nil, action: nil)],
            representativeItem: nil)
        fixture.field.inputAssistantItem.leadingBarButtonGroups = [group]
        fixture.field.becomeFirstResponder()
        fixture.settle()
        expect(fixture.takeLog().isEmpty)
        fixture.field.resignFirstResponder()
        fixture.stage.host.windows[0].resize(to: CGSize(width: 1024, height: 768))
        fixture.settle()
        fixture.field.becomeFirstResponder()
        fixture.settle()
        expect(fixture.takeLog().contains("will show 768+44 → 724+44"))
        fixture.field.inputAssistantItem.leadingBarButtonGroups = []
        fixture.settle()
        expect(fixture.takeLog().contains("did hide"))
    }

    @Test func `groups that do not fit show their representative item, whose menu has their items`() throws {
        let fixture = KeyboardFixture()
        fixture.stage.host.windows[0].resize(to: CGSize(width: 800, height: 768))
        fixture.settle()
        var pressed: [String] = []
        func group(_ names: [String], representative: UIBarButtonItem?) -> UIBarButtonItemGroup {
            UIBarButtonItemGroup(
                barButtonItems: names.map { name in
                    UIBarButtonItem(
                        title: name, image: nil, primaryAction: UIAction(title: name) { _ in pressed.append(name) },
                        menu: nil)
                }, representativeItem: representative)
        }
        let letters: [String] = (0..<4).map { "A long title \($0)" }
        let signs: [String] = (0..<4).map { "Another title \($0)" }
        let item = fixture.field.inputAssistantItem
        item.leadingBarButtonGroups = [group(letters, representative: UIBarButtonItem(title: "Letters"))]
        item.trailingBarButtonGroups = [group(signs, representative: UIBarButtonItem(title: "Signs"))]
        fixture.field.becomeFirstResponder()
        fixture.settle()
        func find(_ view: UIView) -> UIToolbar? { (view as? UIToolbar) ?? view.subviews.lazy.compactMap(find).first }
        func titles() throws -> [String] {
            let bar = try #require(fixture.presenter.flatMap { $0.window.flatMap(find) })
            return (bar.items ?? []).compactMap(\.title)
        }
        try expect(titles(), equals: letters + ["Signs"])
        let bar = try #require(fixture.presenter.flatMap { $0.window.flatMap(find) })
        let menu = try #require(bar.items?.last?.menu)
        let actions: [UIAction] = menu.children.compactMap { $0 as? UIAction }
        expect(actions.map(\.title), equals: signs)
        actions[2].performWithSender(nil, target: nil)
        expect(pressed, equals: [signs[2]])
        fixture.stage.host.windows[0].resize(to: CGSize(width: 1400, height: 768))
        fixture.settle()
        try expect(titles(), equals: letters + signs)
        item.trailingBarButtonGroups = [group(signs + letters + signs, representative: nil)]
        fixture.settle()
        try expect(titles(), equals: ["Letters"] + signs + letters + signs)
    }

    @Test func `the keyboard stays until the end of a form sheet`() {
        let fixture = KeyboardFixture(keyboard: true)
        fixture.stage.host.windows[0].resize(to: CGSize(width: 1024, height: 768))
        let root = UIViewController()
        fixture.stage.window.rootViewController = root
        fixture.settle()
        let form = UIViewController()
        form.modalPresentationStyle = .formSheet
        root.present(form, animated: false)
        form.view.addSubview(fixture.field)
        fixture.settle()
        fixture.field.becomeFirstResponder()
        fixture.settle()
        fixture.field.resignFirstResponder()
        fixture.settle()
        expect(!fixture.takeLog().contains("did hide") && fixture.presenter?.frame != nil)
        form.dismiss(animated: false)
        fixture.settle()
        expect(fixture.takeLog().contains("did hide"))
    }

    @Test func `an input view controller types through its text document proxy`() {
        final class DiceController: UIInputViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.frame.size.height = 120
            }
        }
        final class DiceField: UITextField {
            let dice = DiceController()
            override var inputViewController: UIInputViewController? { dice }
        }
        let fixture = KeyboardFixture()
        let field = DiceField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        fixture.stage.root.addSubview(field)
        field.becomeFirstResponder()
        fixture.settle()
        expect(fixture.takeLog().contains("will show 800+120 → 680+120"))
        let proxy = field.dice.textDocumentProxy
        proxy.insertText("one two")
        proxy.deleteBackward()
        proxy.adjustTextPosition(byCharacterOffset: -2)
        expect(field.text == "one tw" && proxy.documentContextBeforeInput == "one ")
        expect(proxy.documentContextAfterInput == "tw" && proxy.selectedText == nil && proxy.hasText)
        field.dice.dismissKeyboard()
        expect(!field.isFirstResponder)
    }

    @Test func `smart punctuation changes typed text`() {
        let fixture = KeyboardFixture()
        let view = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
        fixture.stage.root.addSubview(view)
        view.smartQuotesType = .yes
        view.smartDashesType = .yes
        view.becomeFirstResponder()
        for character in "\"it's (\"so\")\"--a-b" {
            fixture.stage.host.post(.text(String(character)), at: fixture.stage.host.windows[0])
        }
        fixture.stage.host.turn()
        expect(view.text, equals: "“it’s (“so”)”—a-b")
        fixture.field.becomeFirstResponder()
        fixture.stage.host.post(.text("\""), at: fixture.stage.host.windows[0])
        fixture.stage.host.turn()
        expect(fixture.field.text, equals: "\"")
    }
}
