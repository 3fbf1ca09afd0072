import AppDriver
import HostClock
import HostHeadless
import LinkPresentation
import UIKit
import XCTest
import XCUIAutomation

@testable import AppDriver
@testable import UIKitSharing

/// Documents, and the items of the pasteboard.
final class DocumentTests: SharingTestCase {
    final class Note: UIDocument {
        var text = ""
        var errors: [String] = []
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            text = String(decoding: contents as? Data ?? Data(), as: UTF8.self) + " (\(typeName ?? "none"))"
        }
        override func contents(forType typeName: String) throws -> Any {
            if text == "unsavable" { throw CocoaError(.fileWriteUnknown) }
            return Data(text.utf8)
        }
        override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
            errors.append("\(userInteractionPermitted)")
        }
    }

    private var session: AppSession { AppSession.current! }
    private var states: [UInt] = []

    override func setUp() {
        super.setUp()
        launch { _ in }
    }

    private func note(_ name: String = "Documents/note.txt") -> Note {
        Note(fileURL: home.appendingPathComponent(name))
    }

    private func content(_ name: String = "Documents/note.txt") -> String? {
        try? String(contentsOf: home.appendingPathComponent(name), encoding: .utf8)
    }

    func testADocumentIsCreatedChangedAndOpened() {
        let document = note()
        XCTAssertEqual(document.localizedName, "note")
        XCTAssertEqual(document.documentState, .closed)
        document.text = "first"
        var results: [Bool] = []
        document.save(to: document.fileURL, for: .forCreating) { results.append($0) }
        session.settle()
        XCTAssertEqual(document.documentState, .normal)
        XCTAssertEqual(content(), "first")
        document.text = "second"
        document.updateChangeCount(.done)
        XCTAssertTrue(document.hasUnsavedChanges)
        session.advance(by: UIDocument.savingDelay - 1)
        XCTAssertEqual(content(), "first")
        session.advance(by: 2)
        XCTAssertEqual(content(), "second")
        XCTAssertFalse(document.hasUnsavedChanges)
        document.text = "third"
        document.updateChangeCount(.done)
        session.setState(.background)
        XCTAssertEqual(content(), "third")
        session.setState(.active)
        document.close { results.append($0) }
        session.settle()
        XCTAssertEqual(document.documentState, .closed)
        let again = note()
        again.open { results.append($0) }
        session.settle()
        XCTAssertEqual(again.text, "third (public.plain-text)")
        XCTAssertEqual(results, [true, true, true])
    }

    func testUndoneActionsAreChanges() {
        let document = note()
        document.save(to: document.fileURL, for: .forCreating)
        let manager: UndoManager = document.undoManager
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: document) { $0.text = "" }
        manager.endUndoGrouping()
        XCTAssertTrue(document.hasUnsavedChanges)
        manager.undo()
        XCTAssertFalse(document.hasUnsavedChanges)
    }

    func testAChangeInPlaceOfAnUndoneSavedChangeIsSaved() {
        let document = note()
        document.save(to: document.fileURL, for: .forCreating)
        document.text = "A"
        document.updateChangeCount(.done)
        session.advance(by: UIDocument.savingDelay + 1)
        XCTAssertEqual(content(), "A")
        document.text = "B"
        document.updateChangeCount(.undone)
        document.updateChangeCount(.done)
        XCTAssertTrue(document.hasUnsavedChanges)
        document.updateChangeCount(.undone)
        XCTAssertTrue(document.hasUnsavedChanges)
        document.updateChangeCount(.redone)
        session.advance(by: UIDocument.savingDelay + 1)
        XCTAssertEqual(content(), "B")
        XCTAssertFalse(document.hasUnsavedChanges)
    }

    func testNestedUndoGroupsAreOneChange() {
        let document = note()
        document.save(to: document.fileURL, for: .forCreating)
        let manager: UndoManager = document.undoManager
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: document) { $0.text = "" }
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        XCTAssertTrue(document.hasUnsavedChanges)
        manager.undo()
        XCTAssertFalse(document.hasUnsavedChanges)
    }

    /// Registers an undo action that replaces the text, and replaces it.
    private func change(_ document: Note, to text: String) {
        let old: String = document.text
        document.undoManager.registerUndo(withTarget: document) { $0.text = old }
        document.text = text
    }

    func testClosingSavesTheChangesOfTheCurrentTurn() {
        for isExplicit in [true, false] {
            let document = note()
            document.save(to: document.fileURL, for: .forCreating)
            session.settle()
            if isExplicit { document.undoManager.beginUndoGrouping() }
            change(document, to: "new")
            if isExplicit { document.undoManager.endUndoGrouping() }
            document.close()
            session.settle()
            XCTAssertEqual(content(), "new")
            XCTAssertEqual(document.documentState, .closed)
            XCTAssertFalse(document.hasUnsavedChanges)
        }
    }

    func testUndoingASavedChangeOfTheSameTurnIsAChange() {
        let document = note()
        document.save(to: document.fileURL, for: .forCreating)
        change(document, to: "new")
        document.save(to: document.fileURL, for: .forOverwriting)
        session.settle()
        XCTAssertFalse(document.hasUnsavedChanges)
        document.undoManager.undo()
        XCTAssertTrue(document.hasUnsavedChanges)
        document.close()
        XCTAssertEqual(content(), "")
    }

    func testChangesOfATurnAfterSavingCannotBeUndoneToTheSavedState() {
        let document = note()
        document.save(to: document.fileURL, for: .forCreating)
        change(document, to: "A")
        document.save(to: document.fileURL, for: .forOverwriting)
        change(document, to: "B")
        session.settle()
        XCTAssertTrue(document.hasUnsavedChanges)
        document.undoManager.undo()
        XCTAssertTrue(document.hasUnsavedChanges)
        session.advance(by: UIDocument.savingDelay + 1)
        XCTAssertEqual(content(), "")
        XCTAssertFalse(document.hasUnsavedChanges)
    }

    func testRedoingAChangeWhoseUndoSavedTheDocumentIsAChange() {
        let document = note()
        document.save(to: document.fileURL, for: .forCreating)
        document.undoManager.registerUndo(withTarget: document) { document in
            document.undoManager.registerUndo(withTarget: document) { $0.text = "new" }
            document.text = ""
            document.save(to: document.fileURL, for: .forOverwriting)
        }
        document.text = "new"
        session.settle()
        document.undoManager.undo()
        XCTAssertEqual(content(), "")
        document.undoManager.redo()
        XCTAssertTrue(document.hasUnsavedChanges)
        session.advance(by: UIDocument.savingDelay + 1)
        XCTAssertEqual(content(), "new")
        XCTAssertFalse(document.hasUnsavedChanges)
    }

    func testErrorsReachTheDocument() {
        let document = note("Documents/missing.txt")
        var results: [Bool] = []
        document.open { results.append($0) }
        session.settle()
        document.text = "unsavable"
        document.save(to: document.fileURL, for: .forCreating) { results.append($0) }
        session.settle()
        XCTAssertEqual(results, [false, false])
        XCTAssertEqual(document.errors, ["true", "true"])
        XCTAssertEqual(document.documentState, [.closed, .savingError])
    }

    func testItemsOfThePasteboardExpire() {
        let pasteboard = UIPasteboard.general
        let date: Date = MainQueue.shared.date.addingTimeInterval(60)
        pasteboard.setItems([["public.utf8-plain-text": "secret"]], options: [.expirationDate: date, .localOnly: true])
        XCTAssertEqual(host.clipboard.string, "secret")
        session.advance(by: 61)
        XCTAssertNil(host.clipboard.string)
        pasteboard.setItems([["public.url": URL(string: "https://example.com")!]], options: [.expirationDate: date])
        pasteboard.string = "kept"
        session.advance(by: 1)
        XCTAssertEqual(host.clipboard.string, "kept")
    }

    func testItemsOfANamedPasteboardExpire() throws {
        let name = UIPasteboard.Name(rawValue: "codes-\(UUID().uuidString)")
        let date: Date = MainQueue.shared.date.addingTimeInterval(60)
        try XCTUnwrap(UIPasteboard(name: name, create: true))
            .setItems([["public.utf8-plain-text": "secret"]], options: [.expirationDate: date])
        XCTAssertEqual(UIPasteboard(name: name, create: false)?.string, "secret")
        session.advance(by: 61)
        XCTAssertNil(UIPasteboard(name: name, create: false)?.string)
        UIPasteboard.remove(withName: name)
    }

    func testTextOnThePasteboardHasItsType() {
        let pasteboard = UIPasteboard.withUniqueName()
        let url = URL(string: "https://example.com")!
        let item: [String: Any] = [
            "public.url": url, "public.html": "<b>a</b>", "public.utf8-plain-text": "a", "org.example.note": "b",
        ]
        pasteboard.setItems([item])
        XCTAssertEqual(pasteboard.types, ["public.html", "public.url", "public.utf8-plain-text"])
        XCTAssertEqual(pasteboard.string, "a")
        XCTAssertEqual(pasteboard.data(forPasteboardType: "public.html"), Data("<b>a</b>".utf8))
        pasteboard.setItems([["public.url": url, "org.example.note": "b", "public.text": "c"]])
        XCTAssertEqual(pasteboard.string, "c")
        pasteboard.setItems([["public.url": url, "org.example.note": "b"]])
        XCTAssertEqual(pasteboard.string, "b")
        pasteboard.setItems([["public.url": url]])
        XCTAssertEqual(pasteboard.string, "https://example.com")
    }

    func testAnAppIsNotAnExtension() {
        XCTAssertNil(UIViewController().extensionContext)
    }
}
