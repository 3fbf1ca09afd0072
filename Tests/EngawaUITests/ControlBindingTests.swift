import Expectations
import Bindings
import Foundation
import HostClock
import TestStage
import Testing
import UIKitControls
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
        expect(label.text, equals: "")
        expect(label.isHidden)
    }

    @Test func `a text field and a value follow each other`() {
        let name = Dynamic("Ada")
        let field = UITextField()
        field.bindText(to: name)
        expect(field.text, equals: "Ada")
        var deliveries: [String] = []
        let token = name.observe { deliveries.append($0) }
        field.text = "Adam"
        field.sendActions(for: .editingChanged)
        field.sendActions(for: .editingChanged)
        expect(name.value, equals: "Adam")
        expect(deliveries, equals: ["Adam"])
        name.value = "Grace"
        expect(field.text, equals: "Grace")
        token.cancel()
    }

    @Test func `the caret stays in place while the user types`() {
        let stage = Stage()
        let name = Dynamic("Ada")
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        stage.root.addSubview(field)
        field.bindText(to: name)
        field.becomeFirstResponder()
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        field.insertText("X")
        expect(name.value, equals: "XAda")
        expect(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }, equals: 1)
        stage.host.turn()
    }

    @Test func `a form's field is notified when editing ends`() {
        let field = UITextField()
        let email = Field("", .required("Email?"))
        field.bindText(to: email)
        expectNil(email.message.value)
        field.sendActions(for: .editingDidEnd)
        expect(email.message.value, equals: "Email?")
        field.text = "a"
        field.sendActions(for: .editingChanged)
        expectNil(email.message.value)
    }

    @Test func `switches, sliders and segmented controls are bound in both directions`() {
        let isOn = Dynamic(true)
        let amount = Dynamic<Float>(0.25)
        let choice = Dynamic(1)
        let (control, slider) = (UISwitch(), UISlider())
        let segments = UISegmentedControl(items: ["a", "b", "c"])
        control.bindIsOn(to: isOn)
        slider.bindValue(to: amount)
        segments.bindSelection(to: choice)
        expect(control.isOn && slider.value == 0.25 && segments.selectedSegmentIndex == 1)
        isOn.value = false
        amount.value = 0.5
        choice.value = 2
        expect(!control.isOn && slider.value == 0.5 && segments.selectedSegmentIndex == 2)
        control.isOn = true
        control.sendActions(for: .valueChanged)
        slider.value = 1
        slider.sendActions(for: .valueChanged)
        segments.selectedSegmentIndex = 0
        segments.sendActions(for: .valueChanged)
        expect(isOn.value && amount.value == 1 && choice.value == 0)
    }

    @Test func `a button follows its form and shows why it is disabled`() {
        let email = Field("", .required("Email?"))
        let form = Form([email])
        let button = UIButton(type: .system)
        button.bind(to: form.button)
        expect(!button.isEnabled)
        expect(button.disabledReason, equals: "Email?")
        email.value.value = "a"
        expect(button.isEnabled)
        expectNil(button.disabledReason)
    }

    @Test func `neither side retains the other`() {
        let name = Dynamic("")
        weak var weakField: UITextField?
        do {
            let field = UITextField()
            weakField = field
            field.bindText(to: name)
        }
        expectNil(weakField)
        let field = UITextField()
        weak var weakName: Dynamic<String>?
        do {
            let name = Dynamic("Ada")
            weakName = name
            field.bindText(to: name)
        }
        expectNil(weakName)
        field.sendActions(for: .editingChanged)
        expect(field.text, equals: "Ada")
    }
}
