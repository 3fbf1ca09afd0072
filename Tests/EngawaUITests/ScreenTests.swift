import Expectations
import APIClient
import Bindings
import TestStage
import Testing
import UIKitCore
import UIKitLists
import ViewModels

@testable import EngawaUI

/// The ready-made screens: a form and a list.
@MainActor @Suite(.onStage) struct ScreenTests {
    private struct Item: Identifiable, Equatable, Sendable {
        var id: Int
        var name: String
    }

    private final class ItemCell: UITableViewCell {}

    private struct Failure: PresentableError {
        let message = "The server does not answer."
        let isRetryable = true
        let details = ""
    }

    private let stage = Stage()

    private func show(_ screen: UIViewController) {
        stage.window.rootViewController = screen
        stage.advance(by: 0.1)
    }

    @Test func `a form moves to the next field, submits, shows its failure and submits again`() {
        let (name, email) = (Field("Ada", name: "name"), Field("", name: "email", .required("Enter an address.")))
        let form = Form([name, email])
        var (sent, failsOnce, finished) = (0, true, 0)
        let screen = FormViewController(
            form, [TextFieldView(name, placeholder: "Name"), TextFieldView(email, placeholder: "Email")],
            button: "Save", busyTitle: "Saving…"
        ) { screen in
            form.submit {
                sent += 1
                defer { failsOnce = false }
                if failsOnce { throw Failure() }
            } success: {
                finished += 1
            }
        }
        show(screen)
        let fields: [UITextField] = screen.view.descendants(of: UITextField.self)
        expect(fields.map(\.accessibilityIdentifier), equals: ["name", "email"])
        fields[0].becomeFirstResponder()
        fields[0].sendActions(for: .primaryActionTriggered)
        expect(fields[1].isFirstResponder)
        fields[1].sendActions(for: .primaryActionTriggered)
        stage.advance(by: 0.1)
        let messages: [UILabel] = screen.view.descendants(of: UILabel.self).filter {
            $0.accessibilityIdentifier == "email.message"
        }
        expect(messages.map(\.text) == ["Enter an address."] && sent == 0 && !screen.submitButton.isEnabled)
        email.value.value = "a@b.jp"
        screen.submitButton.sendActions(for: .primaryActionTriggered)
        stage.advance(by: 0.1)
        expect(screen.banner.message == "The server does not answer." && sent == 1 && messages[0].isHidden)
        fields[1].sendActions(for: .primaryActionTriggered)
        stage.advance(by: 0.1)
        expect(sent == 2 && finished == 1 && screen.banner.message == nil)
    }

    @Test func `a list shows its items in cells of the given class and reports a selected row`() {
        let list = RequestList { RequestPage((0..<3).map { Item(id: $0, name: "item \($0)") }) }
        var selected: [Int] = []
        let screen = RequestTableViewController(list, noData: "Nothing.") { (cell: ItemCell, item) in
            cell.textLabel?.text = item.name
        } onSelect: { item in
            selected.append(item.id)
        }
        show(screen)
        list.load()
        stage.advance(by: 0.5)
        let texts: [String?] = screen.tableView.visibleCells.map { ($0 as? ItemCell)?.textLabel?.text }
        expect(texts, equals: ["item 0", "item 1", "item 2"])
        let path = IndexPath(row: 1, section: 0)
        screen.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        screen.tableView.delegate?.tableView(screen.tableView, didSelectRowAt: path)
        expect(selected == [1] && screen.tableView.indexPathForSelectedRow == nil)
        let still = RequestTableViewController(list, noData: "Nothing.") { (_: UITableViewCell, _) in }
        expect(!still.tableView.allowsSelection && still.tableView.delegate == nil)
    }
}

extension UIView {
    fileprivate func descendants<View: UIView>(of type: View.Type) -> [View] {
        subviews.flatMap { (($0 as? View).map { [$0] } ?? []) + $0.descendants(of: type) }
    }
}
