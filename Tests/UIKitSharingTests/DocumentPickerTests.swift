import UIKit
import UniformTypeIdentifiers
import XCTest
import XCUIAutomation

@testable import UIKitSharing

final class DocumentPickerTests: SharingTestCase {
    private final class Delegate: NSObject, UIDocumentPickerDelegate {
        var picked: [[URL]] = []
        var cancelCount = 0

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            picked.append(urls)
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancelCount += 1 }
    }

    private let delegate = Delegate()

    private func launch(iPad: Bool = false, _ picker: @escaping () -> UIDocumentPickerViewController) {
        launch(iPad: iPad) { [delegate] controller in
            let picker = picker()
            picker.delegate = delegate
            controller.present(picker, animated: true)
        }
        app.buttons["Open"].firstMatch.tap()
    }

    func testATapOnAFileChoosesIt() {
        make(["Documents/letter.txt", "Documents/Old/first.txt", "Documents/photo.png", "Documents/.secret.txt"])
        launch { UIDocumentPickerViewController(forOpeningContentTypes: [.text]) }
        XCTAssertEqual(entries, ["Old", "letter"])
        app.tables["Folder"].staticTexts["Old"].tap()
        XCTAssertEqual(entries, ["first"])
        app.buttons["Documents"].tap()
        app.buttons["Show hidden files"].firstMatch.tap()
        XCTAssertEqual(entries, ["Old", ".secret", "letter"])
        app.tables["Folder"].staticTexts["letter"].tap()
        XCTAssertEqual(delegate.picked, [[home.appendingPathComponent("Documents/letter.txt")]])
        XCTAssertFalse(app.tables["Folder"].exists)
        XCTAssertEqual(delegate.cancelCount, 0)
    }

    func testSeveralFilesAreCopiedIntoTheApp() throws {
        make(["Documents/a.txt", "Documents/b.txt", "Documents/c.txt"])
        launch {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true)
            picker.allowsMultipleSelection = true
            picker.shouldShowFileExtensions = true
            return picker
        }
        let open = app.navigationBars.buttons["Open"].firstMatch
        app.tables["Folder"].staticTexts["a.txt"].tap()
        app.tables["Folder"].staticTexts["c.txt"].tap()
        app.tables["Folder"].staticTexts["a.txt"].tap()
        app.tables["Folder"].staticTexts["b.txt"].tap()
        XCTAssertTrue(open.isEnabled)
        app.otherElements["Files"].buttons["Open"].tap()
        let urls = try XCTUnwrap(delegate.picked.first)
        XCTAssertEqual(urls.map(\.lastPathComponent), ["c.txt", "b.txt"])
        XCTAssertFalse(urls[0].path.hasPrefix(home.path + "/Documents"))
        XCTAssertEqual(try String(contentsOf: urls[0], encoding: .utf8), "Documents/c.txt")
    }

    func testFilesAreSavedUnderANameInANewFolder() throws {
        make(["source.txt", "Documents/taken.txt"])
        let source = home.appendingPathComponent("source.txt")
        launch { UIDocumentPickerViewController(forExporting: [source], asCopy: true) }
        app.buttons["New Folder"].tap()
        app.textFields["Folder name"].tap()
        app.textFields["Folder name"].typeText("Letters")
        app.alerts.buttons["Create"].tap()
        let field = app.textFields["File name"].firstMatch
        XCTAssertEqual(field.value as? String, "source.txt")
        app.buttons["Documents"].tap()
        app.tables["Folder"].staticTexts["taken"].tap()
        app.otherElements["Files"].buttons["Save"].tap()
        XCTAssertTrue(app.alerts["Replace “taken.txt”?"].exists)
        app.alerts.buttons["Replace"].tap()
        let saved = home.appendingPathComponent("Documents/taken.txt")
        XCTAssertEqual(delegate.picked, [[saved]])
        XCTAssertEqual(try String(contentsOf: saved, encoding: .utf8), "source.txt")
        XCTAssertTrue(FileManager.default.fileExists(atPath: home.path + "/Documents/Letters"))
    }

    func testReplacingSeveralFilesIsConfirmedOnce() throws {
        make(["a.txt", "b.txt", "Documents/a.txt", "Documents/b.txt"])
        let sources = ["a.txt", "b.txt"].map { home.appendingPathComponent($0) }
        launch { UIDocumentPickerViewController(forExporting: sources, asCopy: true) }
        app.otherElements["Files"].buttons["Save"].tap()
        let alert = app.alerts["Replace 2 files?"]
        XCTAssertTrue(alert.staticTexts["Files with these names already exist in “Documents”."].exists)
        alert.buttons["Replace"].tap()
        XCTAssertEqual(delegate.picked.first?.count, 2)
    }

    func testFilesWithTheSameNameAreSavedUnderDistinctNames() throws {
        make(["1/a.txt", "2/a.txt", "3/a 2.txt"])
        let sources = ["1/a.txt", "2/a.txt", "3/a 2.txt"].map { home.appendingPathComponent($0) }
        launch { UIDocumentPickerViewController(forExporting: sources, asCopy: false) }
        app.otherElements["Files"].buttons["Move"].tap()
        let saved = try XCTUnwrap(delegate.picked.first)
        XCTAssertEqual(saved.map(\.lastPathComponent), ["a.txt", "a 3.txt", "a 2.txt"])
        XCTAssertEqual(
            try saved.map { try String(contentsOf: $0, encoding: .utf8) }, ["1/a.txt", "2/a.txt", "3/a 2.txt"])
    }

    func testAFileInTheChosenFolderIsNotReplacedByAnotherSavedFile() throws {
        for isCopy in [true, false] {
            make(["1/a.txt", "Documents/a.txt"])
            let sources = ["1/a.txt", "Documents/a.txt"].map { home.appendingPathComponent($0) }
            launch { UIDocumentPickerViewController(forExporting: sources, asCopy: isCopy) }
            app.otherElements["Files"].buttons[isCopy ? "Save" : "Move"].tap()
            let saved = try XCTUnwrap(delegate.picked.last)
            XCTAssertEqual(saved.map(\.lastPathComponent), ["a 2.txt", "a.txt"])
            XCTAssertEqual(
                try saved.map { try String(contentsOf: $0, encoding: .utf8) }, ["1/a.txt", "Documents/a.txt"])
            XCTAssertEqual(FileManager.default.fileExists(atPath: sources[0].path), isCopy)
            try FileManager.default.removeItem(at: saved[0])
            app.terminate()
        }
    }

    func testAFileDoesNotReplaceAFolder() {
        make(["Work", "Documents/Work/kept.txt"])
        let source = home.appendingPathComponent("Work")
        launch { UIDocumentPickerViewController(forExporting: [source], asCopy: true) }
        app.otherElements["Files"].buttons["Save"].tap()
        XCTAssertFalse(app.alerts.buttons["Replace"].exists)
        let sentence =
            "“Work” cannot be saved in “Documents”, because a folder has this name. Choose another name or another folder."
        XCTAssertTrue(app.alerts.staticTexts[sentence].exists)
        app.alerts.buttons["OK"].tap()
        XCTAssertTrue(FileManager.default.fileExists(atPath: home.path + "/Documents/Work/kept.txt"))
        XCTAssertEqual(delegate.picked, [])
    }

    func testCancelingNotifiesTheDelegate() {
        launch(iPad: true) { UIDocumentPickerViewController(forOpeningContentTypes: [.folder]) }
        app.buttons["Places"].tap()
        app.tables["Places"].staticTexts["Home"].tap()
        XCTAssertEqual(entries, ["Documents"])
        app.otherElements["Files"].buttons["Cancel"].tap()
        XCTAssertEqual(delegate.cancelCount, 1)
        XCTAssertTrue(delegate.picked.isEmpty)
    }

    func testDraggingTheSheetAwayCancelsOnce() {
        make(["Documents/a.txt"])
        launch { UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]) }
        XCTAssertTrue(app.tables["Folder"].exists)
        app.navigationBars.firstMatch.swipeDown(velocity: .fast)
        XCTAssertFalse(app.tables["Folder"].exists)
        XCTAssertEqual(delegate.cancelCount, 1)
        XCTAssertEqual(delegate.picked, [])
        app.buttons["Open"].firstMatch.tap()
        app.tables["Folder"].staticTexts["a"].tap()
        XCTAssertEqual(delegate.picked.count, 1)
        XCTAssertEqual(delegate.cancelCount, 1)
    }

    func testAFolderThatCannotBeReadShowsTheReason() {
        launch {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
            picker.directoryURL = self.home.appendingPathComponent("Gone")
            return picker
        }
        XCTAssertTrue(app.staticTexts["“Gone” no longer exists. Choose another folder."].exists)
    }
}
