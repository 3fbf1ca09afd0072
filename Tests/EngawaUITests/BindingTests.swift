import Bindings
import Foundation
import HostClock
import TestStage
import Testing
import ViewModels

@testable import EngawaUI
@testable import UIKitCore

@MainActor @Suite(.onStage) struct ControlBindingTests {
    @Test func `a view's property follows a value`() {
        let title = Dynamic("a")
        let label = UILabel()
        title.bind(to: label, \.text)
        title.map { $0.isEmpty }.bind(to: label, \.isHidden)
        title.value = ""
        #expect(label.text == "")
        #expect(label.isHidden)
    }

    @Test func `a text field and a value follow each other`() {
        let name = Dynamic("Ada")
        let field = UITextField()
        field.bindText(to: name)
        #expect(field.text == "Ada")
        var told: [String] = []
        let token = name.observe { told.append($0) }
        field.text = "Adam"
        field.sendActions(for: .editingChanged)
        field.sendActions(for: .editingChanged)
        #expect(name.value == "Adam")
        #expect(told == ["Adam"])
        name.value = "Grace"
        #expect(field.text == "Grace")
        token.cancel()
    }

    @Test func `the caret stays where somebody types`() {
        let stage = Stage()
        let name = Dynamic("Ada")
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        stage.root.addSubview(field)
        field.bindText(to: name)
        field.becomeFirstResponder()
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        field.insertText("X")
        #expect(name.value == "XAda")
        #expect(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 1)
        stage.host.turn()
    }

    @Test func `a form's field is told that it was left`() {
        let field = UITextField()
        let email = Field("", .required("E-mail?"))
        field.bindText(to: email)
        #expect(email.message.value == nil)
        field.sendActions(for: .editingDidEnd)
        #expect(email.message.value == "E-mail?")
        field.text = "a"
        field.sendActions(for: .editingChanged)
        #expect(email.message.value == nil)
    }

    @Test func `switches, sliders and segments follow and are followed`() {
        let isOn = Dynamic(true)
        let amount = Dynamic<Float>(0.25)
        let choice = Dynamic(1)
        let (control, slider) = (UISwitch(), UISlider())
        let segments = UISegmentedControl(items: ["a", "b", "c"])
        control.bindIsOn(to: isOn)
        slider.bindValue(to: amount)
        segments.bindSelection(to: choice)
        #expect(control.isOn && slider.value == 0.25 && segments.selectedSegmentIndex == 1)
        isOn.value = false
        amount.value = 0.5
        choice.value = 2
        #expect(!control.isOn && slider.value == 0.5 && segments.selectedSegmentIndex == 2)
        control.isOn = true
        control.sendActions(for: .valueChanged)
        slider.value = 1
        slider.sendActions(for: .valueChanged)
        segments.selectedSegmentIndex = 0
        segments.sendActions(for: .valueChanged)
        #expect(isOn.value && amount.value == 1 && choice.value == 0)
    }

    @Test func `a button follows its form and says why it cannot be pressed`() {
        let email = Field("", .required("E-mail?"))
        let form = Form([email])
        let button = UIButton(type: .system)
        button.bind(to: form.button)
        #expect(!button.isEnabled)
        #expect(button.disabledReason == "E-mail?")
        email.value.value = "a"
        #expect(button.isEnabled)
        #expect(button.disabledReason == nil)
    }

    @Test func `neither side keeps the other`() {
        let name = Dynamic("")
        weak var weakField: UITextField?
        do {
            let field = UITextField()
            weakField = field
            field.bindText(to: name)
        }
        #expect(weakField == nil)
        let field = UITextField()
        weak var weakName: Dynamic<String>?
        do {
            let name = Dynamic("Ada")
            weakName = name
            field.bindText(to: name)
        }
        #expect(weakName == nil)
        field.sendActions(for: .editingChanged)
        #expect(field.text == "Ada")
    }
}

@MainActor @Suite(.onStage) struct TableBindingTests {
    struct Row: Identifiable, Equatable, Sendable {
        var id: Int
        var text = ""
    }

    private let stage = Stage()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
    private let rows = DynamicArray((0..<50).map { Row(id: $0, text: "row \($0)") })

    private func bind() -> TableBinding<Row> {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 50
        stage.root.addSubview(table)
        let binding: TableBinding<Row> = table.bind(to: rows) { table, path, row in
            let cell: UITableViewCell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = row.text
            return cell
        }
        stage.host.turn()
        return binding
    }

    /// What the rows on the screen say, from the top.
    private var texts: [String] {
        table.layoutIfNeeded()
        return (table.indexPathsForVisibleRows ?? []).sorted().map { table.cellForRow(at: $0)?.textLabel?.text ?? "-" }
    }

    @Test func `rows follow the array`() {
        let binding: TableBinding<Row> = bind()
        #expect(texts.prefix(2) == ["row 0", "row 1"])
        rows.insert(Row(id: 100, text: "new"), at: 1)
        rows[0] = Row(id: 0, text: "changed")
        rows.remove(at: 2)
        rows.move(from: 3, to: 0)
        stage.pass(1)
        #expect(texts.prefix(4) == ["row 3", "changed", "new", "row 2"])
        #expect(table.numberOfRows(inSection: 0) == 50)
        #expect(binding.elements == rows.elements)
    }

    @Test(arguments: 0..<6)
    func `after any changes the table shows what the array has`(_ seed: Int) {
        var random = SplitMix64(state: UInt64(seed))
        let binding: TableBinding<Row> = bind()
        for step in 0..<25 {
            var elements: [Row] = rows.elements
            elements.shuffle(using: &random)
            elements.removeLast(Int.random(in: 0...min(5, elements.count), using: &random))
            for index in 0..<Int.random(in: 0..<4, using: &random) {
                elements.insert(
                    Row(id: 1_000 + step * 10 + index, text: "\(step) \(index)"),
                    at: Int.random(in: 0...elements.count, using: &random))
            }
            if !elements.isEmpty { elements[0].text += "!" }
            rows.replace(with: elements)
            if step % 3 == 0 { stage.pass(0.1) } else { stage.pass(1) }
        }
        stage.pass(1)
        #expect(texts == rows.elements.prefix(texts.count).map(\.text))
        #expect(binding.elements == rows.elements)
    }

    @Test func `nothing moves under a finger`() {
        let binding: TableBinding<Row> = bind()
        stage.touch(.began, 200, 400)
        stage.pass(0.3)
        rows.insert(Row(id: 100, text: "new"), at: 0)
        rows.append(Row(id: 101, text: "last"))
        stage.pass(0.5)
        #expect(texts.first == "row 0")
        #expect(binding.elements.count == 50)
        stage.touch(.ended, 200, 400)
        stage.pass(1)
        #expect(texts.first == "new")
        #expect(binding.elements.count == 52)
    }

    @Test func `what is read stays when rows come above it`() {
        let binding: TableBinding<Row> = bind()
        table.contentOffset.y = 510
        stage.host.turn()
        let before: CGFloat = table.rectForRow(at: IndexPath(row: 12, section: 0)).minY - table.contentOffset.y
        rows.replaceSubrange(0..<1, with: [Row(id: 100), Row(id: 101), Row(id: 102)])
        stage.pass(1)
        let after: CGFloat = table.rectForRow(at: IndexPath(row: 14, section: 0)).minY - table.contentOffset.y
        #expect(before == after)
        #expect(texts.contains("row 12"))
        withExtendedLifetime(binding) {}
    }

    @Test func `a table that nobody sees just has the rows`() {
        let binding: TableBinding<Row> = bind()
        table.removeFromSuperview()
        rows.removeAll()
        #expect(table.numberOfRows(inSection: 0) == 0)
        #expect(binding.elements.isEmpty)
    }
}
