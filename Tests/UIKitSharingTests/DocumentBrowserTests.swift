import SnapshotTesting
import UIKit
import UniformTypeIdentifiers
import XCTest
import XCUIAutomation

@testable import UIKitSharing

final class DocumentBrowserTests: SharingTestCase {
    private final class Delegate: NSObject, UIDocumentBrowserViewControllerDelegate {
        var log: [String] = []
        var makeDocument: () -> (URL?, UIDocumentBrowserViewController.ImportMode) = { (nil, .none) }

        func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
            log.append("open " + documentURLs.map(\.lastPathComponent).joined(separator: ", "))
        }

        func documentBrowser(
            _ controller: UIDocumentBrowserViewController,
            didRequestDocumentCreationWithHandler importHandler:
                @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
        ) {
            let (url, mode) = makeDocument()
            importHandler(url, mode)
        }

        func documentBrowser(
            _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
            toDestinationURL destinationURL: URL
        ) { log.append("import \(destinationURL.lastPathComponent)") }

        func documentBrowser(
            _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
            error: (any Error)?
        ) { log.append("failed \(documentURL.lastPathComponent)") }
    }

    private let delegate = Delegate()
    private var browser: UIDocumentBrowserViewController!

    private func launchBrowser(
        _ types: [UTType] = [.text], _ change: @escaping (UIDocumentBrowserViewController) -> Void = { _ in }
    ) {
        launch { [unowned self] controller in
            let browser = UIDocumentBrowserViewController(forOpening: types)
            browser.delegate = self.delegate
            change(browser)
            self.browser = browser
            controller.view.window?.rootViewController = browser
        }
        app.buttons["Open"].firstMatch.tap()
    }

    override func tearDown() {
        browser = nil
        super.tearDown()
    }

    private var documents: URL { home.appendingPathComponent("Documents") }

    /// Creates a document outside the Documents folder.
    private func draft(_ name: String) -> URL {
        make(["Drafts/\(name)"])
        return home.appendingPathComponent("Drafts/\(name)")
    }

    func testDocumentsAreOpenedOneByOne() {
        make(["Documents/a.txt", "Documents/b.txt", "Documents/c.png"])
        launchBrowser()
        XCTAssertEqual(entries, ["a", "b"])
        XCTAssertFalse(app.buttons["Cancel"].exists)
        app.tables["Folder"].staticTexts["b"].tap()
        app.tables["Folder"].staticTexts["a"].tap()
        XCTAssertEqual(delegate.log, ["open b.txt", "open a.txt"])
        XCTAssertEqual(browser.allowedContentTypes, ["public.text"])
    }

    func testANewDocumentIsMovedIntoTheFolder() {
        make(["Documents/Untitled.txt"])
        let draft: URL = draft("Untitled.txt")
        delegate.makeDocument = { (draft, .move) }
        launchBrowser()
        app.buttons["Create Document"].tap()
        XCTAssertEqual(entries, ["Untitled", "Untitled 2"])
        XCTAssertEqual(delegate.log, ["import Untitled 2.txt"])
        XCTAssertFalse(FileManager.default.fileExists(atPath: draft.path))
        delegate.makeDocument = { (nil, .none) }
        app.buttons["Create Document"].tap()
        delegate.makeDocument = { (draft, .copy) }
        app.buttons["Create Document"].tap()
        XCTAssertEqual(delegate.log, ["import Untitled 2.txt", "failed Untitled.txt"])
        browser.allowsDocumentCreation = false
        XCTAssertTrue(app.buttons["Create Document"].waitForNonExistence(timeout: 1))
    }

    func testADocumentIsRenamedInItsMenu() {
        make(["Documents/a.txt", "Documents/b.txt"])
        launchBrowser()
        app.tables["Folder"].staticTexts["b"].press(forDuration: 1)
        app.buttons["Rename"].tap()
        let field = app.textFields["Document name"]
        XCTAssertEqual(field.value as? String, "b")
        field.tap()
        field.typeText("2")
        app.alerts.buttons["Rename"].tap()
        XCTAssertEqual(entries, ["a", "b2"])
        // The browser rejects a name that another document has, and a name with a slash.
        var problem: (any Error)?
        browser.renameDocument(at: documents.appendingPathComponent("b2.txt"), proposedName: "a") { problem = $1 }
        XCTAssertTrue(problem?.localizedDescription.hasPrefix("“a.txt” cannot be saved") == true)
        browser.renameDocument(at: documents.appendingPathComponent("b2.txt"), proposedName: "c/d") { problem = $1 }
        XCTAssertEqual(problem?.localizedDescription, "A name cannot contain “/”. Enter another name.")
        XCTAssertEqual(entries, ["a", "b2"])
    }

    func testActionsOfTheAppAreInMenusAndForTheSelection() {
        make(["Documents/a.txt", "Documents/b.txt", "Documents/c.html"])
        var calls: [[String]] = []
        launchBrowser { browser in
            let action = UIDocumentBrowserAction(
                identifier: "print", localizedTitle: "Print Draft", availability: [.menu, .navigationBar]
            ) { calls.append($0.map(\.lastPathComponent)) }
            action.supportedContentTypes = [UTType.plainText.identifier]
            browser.customActions = [action]
            browser.allowsPickingMultipleItems = true
        }
        app.tables["Folder"].staticTexts["c"].press(forDuration: 1)
        XCTAssertTrue(app.buttons["Share"].exists)
        XCTAssertFalse(app.collectionViews.buttons["Print Draft"].exists)
        app.typeKey(.escape, modifierFlags: [])
        app.tables["Folder"].staticTexts["a"].press(forDuration: 1)
        app.collectionViews.buttons["Print Draft"].tap()
        XCTAssertEqual(calls, [["a.txt"]])
        for name in ["a", "b"] { app.tables["Folder"].staticTexts[name].tap() }
        app.navigationBars.buttons["Print Draft"].firstMatch.tap()
        XCTAssertEqual(calls.last, ["a.txt", "b.txt"])
        app.otherElements["Files"].buttons["Open"].firstMatch.tap()
        XCTAssertEqual(delegate.log, ["open a.txt, b.txt"])
    }

    func testTheSelectionFollowsRenamedAndRemovedDocuments() throws {
        make(["Documents/a.txt", "Documents/b.txt"])
        launchBrowser { $0.allowsPickingMultipleItems = true }
        for name in ["a", "b"] { app.tables["Folder"].staticTexts[name].tap() }
        try FileManager.default.removeItem(at: documents.appendingPathComponent("b.txt"))
        browser.renameDocument(at: documents.appendingPathComponent("a.txt"), proposedName: "c") { _, _ in }
        XCTAssertEqual(entries, ["c"])
        app.otherElements["Files"].buttons["Open"].firstMatch.tap()
        XCTAssertEqual(delegate.log, ["open c.txt"])
    }

    func testThePlacesOfABrowserHaveTheItemsOfTheApp() {
        launchBrowser {
            $0.additionalLeadingNavigationBarButtonItems = [
                UIBarButtonItem(title: "Help", style: .plain, target: nil, action: nil)
            ]
        }
        app.buttons["Places"].tap()
        XCTAssertTrue(app.tables["Places"].exists)
        XCTAssertFalse(app.buttons["Cancel"].exists)
        XCTAssertTrue(app.buttons["Help"].exists)
        XCTAssertFalse(app.buttons["Create Document"].exists)
    }

    func testADocumentIsRevealedAndImportedBesideAnother() {
        make(["Documents/Old/first.txt", "Documents/a.txt"])
        let draft: URL = draft("new.txt")
        launchBrowser()
        var results: [String?] = []
        let first: URL = documents.appendingPathComponent("Old/first.txt")
        browser.revealDocument(at: first, importIfNeeded: false) { url, _ in results.append(url?.lastPathComponent) }
        XCTAssertEqual(entries, ["first"])
        browser.importDocument(at: draft, nextToDocumentAt: first, mode: .copy) { url, _ in
            results.append(url?.lastPathComponent)
        }
        XCTAssertEqual(entries, ["first", "new"])
        let absent: URL = documents.appendingPathComponent("absent.txt")
        browser.revealDocument(at: absent, importIfNeeded: true) { url, error in
            results.append((error as? CocoaError)?.code == .fileNoSuchFile ? "absent" : nil)
        }
        XCTAssertEqual(results, ["first.txt", "new.txt", "absent"])
    }

    func testABrowserInDarkModeFromRightToLeft() {
        make(["Documents/Letters/", "Documents/a.txt"])
        for path in ["Documents/Letters", "Documents/a.txt"] {
            let date = Date(timeIntervalSince1970: 1_736_942_400)
            try? FileManager.default.setAttributes(
                [.modificationDate: date], ofItemAtPath: home.appendingPathComponent(path).path)
        }
        app.launchArguments = ["-UIScreenScale", "1", "-AppleTextDirection", "YES"]
        launchBrowser {
            $0.browserUserInterfaceStyle = .dark
            $0.additionalLeadingNavigationBarButtonItems = [
                UIBarButtonItem(title: "Help", style: .plain, target: nil, action: nil)
            ]
        }
        assertSnapshot(of: app, as: .image, named: "dark-1x")
    }
}
