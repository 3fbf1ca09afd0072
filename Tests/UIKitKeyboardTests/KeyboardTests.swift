import Expectations
import CoreGraphics
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitText

@testable import UIKitKeyboard

@MainActor
@Suite(.onStage) struct KeyboardTests {
    @Test func `keys type into the field`() {
        let fixture = KeyboardFixture(keyboard: true)
        fixture.field.becomeFirstResponder()
        fixture.settle()
        fixture.type("Hi you")
        expect(fixture.field.text, equals: "Hi you")
        fixture.tap("numbers", "1", "&", "symbols", "€", "letters", "delete")
        expect(fixture.field.text, equals: "Hi you1&")
        let views = fixture.caps["space"]?.superview?.subviews.count
        expect(views, equals: 33, "No keys of other pages remain.")
        fixture.tap("return")
        expect(fixture.field.isFirstResponder)
    }

    @Test func `a held key shows its variants, and the held Delete key repeats`() throws {
        let fixture = KeyboardFixture(keyboard: true)
        fixture.field.autocapitalizationType = .none
        fixture.field.becomeFirstResponder()
        fixture.settle()
        let point = try #require(fixture.center("u"))
        fixture.stage.touch(.began, point.x, point.y)
        fixture.stage.advance(by: 0.7)
        fixture.stage.touch(.moved, point.x - 64, point.y)
        fixture.stage.touch(.ended, point.x - 64, point.y)
        expect(fixture.field.text, equals: "ú")
        fixture.field.text = "0123456789"
        let delete = try #require(fixture.center("delete"))
        fixture.stage.touch(.began, delete.x, delete.y)
        fixture.stage.advance(by: 1.05)
        fixture.stage.touch(.ended, delete.x, delete.y)
        fixture.settle()
        expect((1...5).contains(fixture.field.text?.count ?? 0), "\(fixture.field.text ?? "")")
    }

    @Test func `the Return key has the title that the field sets and waits for text`() {
        let fixture = KeyboardFixture(keyboard: true)
        fixture.field.returnKeyType = .search
        fixture.field.enablesReturnKeyAutomatically = true
        fixture.field.becomeFirstResponder()
        fixture.settle()
        expect(fixture.caps["search"]?.isActive, equals: false)
        expect(fixture.caps["search"]?.accessibilityIdentifier, equals: "Search")
        fixture.type("A")
        expect(fixture.caps["search"]?.isActive, equals: true)
        fixture.field.keyboardType = .phonePad
        fixture.field.reloadInputViews()
        fixture.settle()
        fixture.tap("5", "symbols", "+")
        expect(fixture.field.text == "A5+" && fixture.caps["search"] == nil)
    }

    @Test func `text of account fields is not capitalized`() {
        let fixture = KeyboardFixture(keyboard: true)
        fixture.field.textContentType = .username
        fixture.field.becomeFirstResponder()
        fixture.settle()
        fixture.type("joe")
        expect(fixture.field.text, equals: "joe")
    }

    @Test func `reloading input views adapts capitals to the traits of the field`() {
        let fixture = KeyboardFixture(keyboard: true)
        fixture.field.becomeFirstResponder()
        fixture.settle()
        fixture.field.isSecureTextEntry = true
        fixture.field.reloadInputViews()
        fixture.settle()
        fixture.type("ab")
        expect(fixture.field.text, equals: "ab")
        fixture.field.isSecureTextEntry = false
        fixture.field.autocapitalizationType = .allCharacters
        fixture.field.reloadInputViews()
        fixture.settle()
        fixture.type("CD")
        expect(fixture.field.text, equals: "abCD")
    }

    @Test func `overridden methods of a field receive keys`() {
        final class CodeField: UITextField {
            var deletions = 0
            override func deleteBackward() {
                deletions += 1
                super.deleteBackward()
            }
        }
        let fixture = KeyboardFixture(keyboard: true)
        let field = CodeField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        fixture.stage.root.addSubview(field)
        field.becomeFirstResponder()
        fixture.settle()
        fixture.tap("delete")
        let key = UIKeyboardHIDUsage.keyboardDeleteOrBackspace
        fixture.press(key)
        expect(field.deletions, equals: 2)
    }

    @Test(arguments: [false, true]) func `colors follow the style of the field`(isDark: Bool) {
        let fixture = KeyboardFixture(keyboard: true)
        fixture.stage.window.overrideUserInterfaceStyle = isDark ? .dark : .light
        fixture.stage.root.backgroundColor = .systemBackground
        fixture.field.borderStyle = .roundedRect
        fixture.field.becomeFirstResponder()
        fixture.settle()
        for type: UIKeyboardType in [.default, .emailAddress, .phonePad] {
            fixture.field.keyboardType = type
            fixture.field.returnKeyType = type == .default ? .default : .done
            fixture.field.reloadInputViews()
            fixture.settle()
            // The space bar or the 0 key, and the background beside it.
            let row = fixture.stage.pixels(row: 788)
            expect(row[400] == (isDark ? 0xFF6B_6B6B : 0xFFFF_FFFF) && row[2] == (isDark ? 0xFF2B_2B2E : 0xFFD1_D4D9))
        }
    }
}
