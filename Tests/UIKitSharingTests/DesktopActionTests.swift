import UIKit
import XCTest

@testable import UIKitSharing

final class DesktopActionTests: SharingTestCase {
    private let plain = """
        # Made by the package
        [Desktop Entry]
        Type=Application
        Name=Notes
        Exec=/opt/notes/notes --window %U
        Actions=help;

        [Desktop Action help]
        Name=Help
        Exec=/opt/notes/help

        """

    private func text(_ actions: [(String, String)]) -> String {
        var entry = DesktopEntry(plain)
        entry.setActions(actions.map { DesktopEntry.Action(title: $0.0, arguments: ["-Type", $0.1]) })
        return entry.text
    }

    func testQuickActionsAreAddedToOtherActionsAndRemoved() {
        let written: String = text([("New Note", "new"), ("A\\B\nC", "say \"$5\" 10%")])
        let expected =
            plain.replacingOccurrences(of: "Actions=help;", with: "Actions=help;shortcut-1;shortcut-2;") + #"""

                [Desktop Action shortcut-1]
                Name=New Note
                Exec=/opt/notes/notes --window "-Type" "new"

                [Desktop Action shortcut-2]
                Name=A\\B\nC
                Exec=/opt/notes/notes --window "-Type" "say \\"\\$5\\" 10%%"

                """#
        XCTAssertEqual(written, expected)
        var entry = DesktopEntry(written)
        entry.setActions([])
        XCTAssertEqual(entry.text, plain)
    }

    func testAFileWithoutACommandIsNotChanged() {
        for other in ["", "[Desktop Entry]\nName=Notes\n", "no file at all"] {
            var entry = DesktopEntry(other)
            entry.setActions([DesktopEntry.Action(title: "A", arguments: [])])
            XCTAssertEqual(entry.text, other)
        }
    }

    /// Writes the actions of an app: one action with a title, or none if the title is nil.
    private func write(_ title: String?, for identifier: String) {
        MainActor.assumeIsolated {
            let items: [UIApplicationShortcutItem] =
                title.map {
                    [UIApplicationShortcutItem(type: "new", localizedTitle: $0)]
                } ?? []
            DesktopActions.write(items, for: identifier)
        }
    }

    func testTheActionsAreWrittenIntoTheFileOfTheUser() throws {
        let file: URL = home.appendingPathComponent("applications/org.example.notes.desktop")
        make(["applications/org.example.notes.desktop"], content: Data(plain.utf8))
        app.launchEnvironment["XDG_DATA_HOME"] = home.path
        launch { _ in }
        write("New Note", for: "org.example.notes")
        let written = try String(contentsOf: file, encoding: .utf8)
        XCTAssertTrue(written.contains(#"Exec=/opt/notes/notes --window "-UIApplicationShortcutItemType" "new""#))
        write(nil, for: "org.example.notes")
        XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), plain)
        // No file is created for an app without a desktop entry.
        write("New Note", for: "org.example.other")
        let names = try FileManager.default.contentsOfDirectory(atPath: home.path + "/applications")
        XCTAssertEqual(names, ["org.example.notes.desktop"])
    }
}
