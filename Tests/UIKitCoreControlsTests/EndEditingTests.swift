import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) struct EndEditingTests {
    private final class RefusingField: UITextField {
        var refuses = true

        override func resignFirstResponder() -> Bool { refuses ? false : super.resignFirstResponder() }
    }

    private let stage = Stage()

    @Test func `endEditing resigns the first responder inside the view`() {
        let outer = UIView()
        let field = UITextField()
        let other = UIView()
        outer.addSubview(field)
        stage.root.addSubview(outer)
        stage.root.addSubview(other)
        expect(!outer.endEditing(false))
        field.becomeFirstResponder()
        expect(!other.endEditing(true))
        expect(field.isFirstResponder)
        expect(outer.endEditing(false))
        expect(!field.isFirstResponder)
        field.becomeFirstResponder()
        expect(field.endEditing(false))
        expect(!field.isFirstResponder)
    }

    @Test func `a field that refuses to resign resigns only if force is true`() {
        let field = RefusingField()
        stage.root.addSubview(field)
        field.becomeFirstResponder()
        expect(!stage.root.endEditing(false))
        expect(field.isFirstResponder)
        expect(stage.root.endEditing(true))
        expect(!field.isFirstResponder)
        field.refuses = false
    }

    private final class Delegate: NSObject, UITextFieldDelegate {
        var allowsEnd = false
        var log: [String] = []

        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            log.append("should end")
            return allowsEnd
        }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("end \(textField.text ?? "")") }
    }

    @Test func `a field whose delegate refuses ends editing if force is true`() {
        let field = UITextField()
        let delegate = Delegate()
        field.delegate = delegate
        field.addAction(UIAction { _ in delegate.log.append("end event") }, for: .editingDidEnd)
        stage.root.addSubview(field)
        field.becomeFirstResponder()
        field.text = "draft"
        expect(!stage.root.endEditing(false))
        expect(field.isEditing)
        expect(stage.root.endEditing(true))
        expect(!field.isEditing && !field.isFirstResponder)
        expect(delegate.log, equals: ["begin", "should end", "should end", "end draft", "end event"])
        delegate.log = []
        field.becomeFirstResponder()
        expect(field.isEditing && delegate.log == ["begin"])
        delegate.allowsEnd = true
    }

    @Test func `a field that moves inside its window stays first responder`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let container = UIView()
        let other = UIView()
        let delegate = Delegate()
        delegate.allowsEnd = true
        field.delegate = delegate
        container.addSubview(field)
        stage.root.addSubview(container)
        stage.root.addSubview(other)
        field.becomeFirstResponder()
        other.addSubview(field)
        expect(field.isFirstResponder && field.isEditing)
        other.addSubview(container)
        container.addSubview(field)
        stage.root.addSubview(container)
        expect(field.isFirstResponder && field.isEditing)
        stage.host.post(.text("a"), at: stage.host.windows[0])
        stage.host.turn()
        expect(field.text == "a" && delegate.log == ["begin"])
        container.removeFromSuperview()
        expect(!field.isFirstResponder && delegate.log == ["begin", "should end", "end a"])
    }

    @Test func `a focused view that moves inside its window stays focused`() {
        let button = UIButton(type: .system)
        let other = UIView()
        stage.root.addSubview(button)
        stage.root.addSubview(other)
        let system = UIFocusSystem.focusSystem(for: button)
        system?.move(to: button)
        expect(button.isFocused)
        other.addSubview(button)
        expect(button.isFocused)
        button.removeFromSuperview()
        expect(!button.isFocused)
    }
}
