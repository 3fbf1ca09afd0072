import Expectations
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
}
