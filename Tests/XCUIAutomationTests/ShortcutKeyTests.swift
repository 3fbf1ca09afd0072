import UIKit
import XCTest
import XCUIAutomation

/// Keyboard shortcuts that consist of a character and modifier keys.
final class ShortcutKeyTests: AutomationTestCase {
    private final class Controller: UIViewController {
        static var performed: [String] = []
        /// The visible ASCII characters except uppercase letters.
        static let inputs: [String] = (33...126 as ClosedRange<UInt8>).map { String(UnicodeScalar($0)) }
            .filter { $0 == $0.lowercased() }

        override var canBecomeFirstResponder: Bool { true }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            becomeFirstResponder()
        }

        override var keyCommands: [UIKeyCommand]? {
            Self.inputs.map {
                UIKeyCommand(
                    action: Selector("run:", Controller.run(_:)), input: $0, modifierFlags: .command)
            }
        }

        func run(_ command: UIKeyCommand) { Self.performed.append(command.input ?? "") }
    }

    func testCommandWithEachCharacterOfAnAmericanKeyboardPerformsItsCommand() {
        launchRoot { Controller() }
        Controller.performed = []
        for key in Controller.inputs { app.typeKey(key, modifierFlags: .command) }
        XCTAssertEqual(Controller.performed, Controller.inputs)
    }

    func testShiftWithAKeyPerformsTheCommandOfItsShiftedCharacter() {
        launchRoot { Controller() }
        Controller.performed = []
        app.typeKey("/", modifierFlags: [.command, .shift])
        XCTAssertEqual(Controller.performed, ["?"])
        app.typeKey("?", modifierFlags: [.command])
        XCTAssertEqual(Controller.performed, ["?", "?"])
    }
}
