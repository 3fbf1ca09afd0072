import MessageUI
import QuickLook
import UIKit
import XCTest
import XCUIAutomation

@testable import AppDriver
@testable import UIKitSharing

final class PreviewTests: SharingTestCase {
    private final class Delegate: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate,
        UIDocumentInteractionControllerDelegate, MFMailComposeViewControllerDelegate,
        MFMessageComposeViewControllerDelegate
    {
        var urls: [URL] = []
        var log: [String] = []
        /// The controller that shows the preview of a document; nil for the navigation controller of the window.
        var presenter: UIViewController?

        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { urls.count }

        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
            urls[index] as NSURL
        }

        func previewControllerDidDismiss(_ controller: QLPreviewController) { log.append("dismissed") }

        func documentInteractionControllerViewControllerForPreview(
            _ controller: UIDocumentInteractionController
        ) -> UIViewController {
            presenter ?? UIApplication.shared.keyWindow?.rootViewController ?? UIViewController()
        }

        func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
            log.append("ended")
        }

        func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
            log.append("menu ended")
        }

        func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {
            log.append("open-in menu ended")
        }

        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
        ) {
            log.append("mail \(result.rawValue)")
            controller.dismiss(animated: true)
        }

        func messageComposeViewController(
            _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
        ) {
            log.append("message \(result.rawValue)")
            controller.dismiss(animated: true)
        }
    }

    private let delegate = Delegate()

    func testAPreviewShowsTextAndTheNamesOfOtherFiles() {
        make(["note.txt", "archive.zip"])
        delegate.urls = ["note.txt", "archive.zip"].map { home.appendingPathComponent($0) }
        launch { [delegate] controller in
            let preview = QLPreviewController()
            preview.dataSource = delegate
            preview.delegate = delegate
            controller.present(preview, animated: true)
        }
        app.buttons["Open"].firstMatch.tap()
        XCTAssertEqual(app.textViews.firstMatch.value as? String, "note.txt")
        app.buttons["Next"].tap()
        XCTAssertTrue(app.staticTexts["archive.zip"].exists)
        app.buttons["Open in Default Application"].tap()
        XCTAssertEqual(host.openedURLs, [delegate.urls[1]])
        app.buttons["Done"].tap()
        XCTAssertEqual(delegate.log, ["dismissed"])
        XCTAssertTrue(QLPreviewController.canPreview(delegate.urls[0] as NSURL))
        XCTAssertFalse(QLPreviewController.canPreview(delegate.urls[1] as NSURL))
    }

    private final class Files: QLPreviewControllerDataSource {
        let items: [any QLPreviewItem]
        init(_ items: [any QLPreviewItem]) { self.items = items }
        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { items.count }
        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
            items[index]
        }
    }

    private final class Download: NSObject, QLPreviewItem {
        let previewItemTitle: String?
        init(_ title: String?) { previewItemTitle = title }
        var previewItemURL: URL? { nil }
    }

    func testAFileThatIsNotAvailableYetHasItsOwnTitle() {
        make(["note.txt"])
        launch { _ in }
        let files = Files([home.appendingPathComponent("note.txt") as NSURL, Download("Later"), Download(nil)])
        let preview = QLPreviewController()
        preview.dataSource = files
        preview.loadViewIfNeeded()
        XCTAssertEqual(preview.title, "note.txt")
        preview.currentPreviewItemIndex = 1
        XCTAssertEqual(preview.title, "Later")
        preview.currentPreviewItemIndex = 2
        XCTAssertNil(preview.title)
    }

    func testADocumentIsPreviewedAndShared() {
        make(["note.txt"])
        let document = UIDocumentInteractionController(url: home.appendingPathComponent("note.txt"))
        document.delegate = delegate
        XCTAssertEqual(document.uti, "public.plain-text")
        launch { controller in
            if controller.presentedViewController == nil, self.delegate.log.isEmpty {
                XCTAssertTrue(document.presentPreview(animated: true))
            } else {
                XCTAssertTrue(
                    document.presentOptionsMenu(from: controller.navigationItem.rightBarButtonItem!, animated: true))
            }
        }
        app.buttons["Open"].firstMatch.tap()
        XCTAssertEqual(app.textViews.firstMatch.value as? String, "note.txt")
        app.navigationBars["note.txt"].buttons["Notes"].tap()
        XCTAssertEqual(delegate.log, ["ended"])
        app.buttons["Open"].firstMatch.tap()
        XCTAssertTrue(app.otherElements["ActivityListView"].staticTexts["note.txt"].exists)
        app.buttons["Close"].tap()
        XCTAssertEqual(delegate.log, ["ended", "menu ended"])
    }

    func testThePreviewAndTheMenuOfADocumentAreDismissedIndependently() {
        make(["note.txt"])
        let document = UIDocumentInteractionController(url: home.appendingPathComponent("note.txt"))
        document.delegate = delegate
        launch { controller in
            XCTAssertTrue(document.presentPreview(animated: false))
            XCTAssertTrue(
                document.presentOptionsMenu(from: .zero, in: controller.navigationController!.view, animated: true))
        }
        let sheet = app.otherElements["ActivityListView"]
        app.buttons["Open"].firstMatch.tap()
        XCTAssertTrue(sheet.exists)
        document.dismissPreview(animated: true)
        XCTAssertTrue(AppSession.current!.wait(for: 5) { !self.delegate.log.isEmpty })
        XCTAssertEqual(delegate.log, ["ended"])
        XCTAssertTrue(sheet.exists)
        document.dismissMenu(animated: true)
        XCTAssertTrue(AppSession.current!.wait(for: 5) { self.delegate.log.count == 2 })
        XCTAssertEqual(delegate.log, ["ended", "menu ended"])
    }

    func testTheMenuEndsOnceAfterACanceledActivity() {
        make(["note.txt"])
        let document = UIDocumentInteractionController(url: home.appendingPathComponent("note.txt"))
        document.delegate = delegate
        launch { controller in
            XCTAssertTrue(document.presentOptionsMenu(from: .zero, in: controller.view, animated: true))
        }
        app.buttons["Open"].firstMatch.tap()
        app.staticTexts["Save to Files"].firstMatch.tap()
        app.otherElements["Files"].buttons["Cancel"].tap()
        XCTAssertEqual(delegate.log, [])
        app.buttons["Close"].tap()
        XCTAssertEqual(delegate.log, ["menu ended"])
    }

    func testTheMenuIsDismissedWithTheFileChooserOverIt() {
        make(["note.txt"])
        let document = UIDocumentInteractionController(url: home.appendingPathComponent("note.txt"))
        document.delegate = delegate
        launch { controller in
            XCTAssertTrue(document.presentOptionsMenu(from: .zero, in: controller.view, animated: true))
        }
        app.buttons["Open"].firstMatch.tap()
        app.staticTexts["Save to Files"].firstMatch.tap()
        XCTAssertTrue(app.otherElements["Files"].exists)
        document.dismissMenu(animated: true)
        AppSession.current?.settle()
        XCTAssertFalse(app.otherElements["Files"].exists)
        XCTAssertFalse(app.otherElements["ActivityListView"].exists)
        XCTAssertEqual(delegate.log, ["menu ended"])
    }

    func testAPresentedPreviewIsDismissedWithTheMenuOverIt() {
        make(["note.txt"])
        let document = UIDocumentInteractionController(url: home.appendingPathComponent("note.txt"))
        document.delegate = delegate
        launch { [delegate] controller in
            delegate.presenter = controller
            XCTAssertTrue(document.presentPreview(animated: false))
            XCTAssertTrue(
                document.presentOptionsMenu(from: .zero, in: controller.navigationController!.view, animated: true))
        }
        app.buttons["Open"].firstMatch.tap()
        XCTAssertTrue(app.otherElements["ActivityListView"].exists)
        document.dismissPreview(animated: true)
        XCTAssertTrue(AppSession.current!.wait(for: 5) { self.delegate.log.count == 2 })
        XCTAssertEqual(delegate.log.sorted(), ["ended", "menu ended"])
        XCTAssertFalse(app.otherElements["Preview"].exists)
    }

    func testTheOpenInMenuOffersOnlyToOpenTheDocument() {
        make(["note.txt"])
        let document = UIDocumentInteractionController(url: home.appendingPathComponent("note.txt"))
        let unknown = UIDocumentInteractionController(url: URL(string: "unknown:page")!)
        for controller in [document, unknown] { controller.delegate = delegate }
        launch { controller in
            let item = controller.navigationItem.rightBarButtonItem!
            XCTAssertFalse(unknown.presentOpenInMenu(from: item, animated: true))
            XCTAssertTrue(document.presentOpenInMenu(from: item, animated: true))
        }
        app.buttons["Open"].firstMatch.tap()
        let sheet = app.otherElements["ActivityListView"]
        XCTAssertEqual(
            sheet.cells.allElementsBoundByIndex.map { $0.staticTexts.firstMatch.label },
            ["Open in Default Application"])
        XCTAssertFalse(sheet.buttons["Mail"].exists)
        sheet.staticTexts["Open in Default Application"].tap()
        XCTAssertEqual(host.openedURLs, [document.url])
        XCTAssertEqual(delegate.log, ["open-in menu ended"])
    }

    func testAnEmailIsPassedOnWithItsAttachments() throws {
        launch { [delegate] controller in
            let mail = MFMailComposeViewController()
            mail.mailComposeDelegate = delegate
            mail.setToRecipients(["ann@example.com", "bob@example.com"])
            mail.setSubject("Hello & more")
            mail.setMessageBody("<p>Dear all,</p>See <b>this</b>", isHTML: true)
            mail.addAttachmentData(Data("1,2".utf8), mimeType: "text/csv", fileName: "table.csv")
            controller.present(mail, animated: true)
        }
        app.buttons["Open"].firstMatch.tap()
        XCTAssertTrue(MFMailComposeViewController.canSendMail())
        XCTAssertEqual(app.textFields["Subject"].value as? String, "Hello & more")
        app.textFields["Cc"].tap()
        app.textFields["Cc"].typeText("c@example.com")
        app.buttons["Send"].tap()
        let text = try XCTUnwrap(host.openedURLs.first?.absoluteString)
        let parts = text.components(separatedBy: "&attach=")
        XCTAssertEqual(
            parts[0],
            "mailto:ann@example.com,bob@example.com?cc=c%40example.com&subject=Hello%20%26%20more"
                + "&body=Dear%20all%2C%0ASee%20this")
        let file = try XCTUnwrap(parts.last?.removingPercentEncoding)
        XCTAssertEqual(try String(contentsOfFile: file, encoding: .utf8), "1,2")
        XCTAssertEqual(delegate.log, ["mail 2"])
    }

    func testAnEmailRemovesTheAttachmentsOfEmailsOfEarlierDays() throws {
        let parent: URL = FileManager.default.temporaryDirectory
        let names: [String] = ["Email-\(UUID().uuidString)", "Email-\(UUID().uuidString)", "Email-of-the-app"]
        let folders: [URL] = names.map { parent.appendingPathComponent($0) }
        defer { for folder in folders { try? FileManager.default.removeItem(at: folder) } }
        for folder in folders {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("1,2".utf8).write(to: folder.appendingPathComponent("table.csv"))
        }
        let date = Date(timeIntervalSinceNow: -90_000)
        for index in [0, 2] {
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folders[index].path)
        }
        launch { $0.present(MFMailComposeViewController(), animated: true) }
        app.buttons["Open"].firstMatch.tap()
        app.buttons["Send"].tap()
        XCTAssertEqual(host.openedURLs.map(\.absoluteString), ["mailto:"])
        XCTAssertEqual(folders.map { FileManager.default.fileExists(atPath: $0.path) }, [false, true, true])
    }

    func testAnEmailThatCannotBePassedOnLeavesNoFiles() throws {
        let name: String = UUID().uuidString
        launch { [delegate] controller in
            let mail = MFMailComposeViewController()
            mail.mailComposeDelegate = delegate
            // A file without a name cannot be written.
            for fileName in [name, ""] {
                mail.addAttachmentData(Data("1,2".utf8), mimeType: "text/csv", fileName: fileName)
            }
            controller.present(mail, animated: true)
        }
        app.buttons["Open"].firstMatch.tap()
        app.buttons["Send"].tap()
        XCTAssertEqual(delegate.log, ["mail 3"])
        let parent: String = FileManager.default.temporaryDirectory.path
        let folders: [String] = try FileManager.default.contentsOfDirectory(atPath: parent)
        XCTAssertFalse(folders.contains { FileManager.default.fileExists(atPath: "\(parent)/\($0)/\(name)") })
    }

    func testAttachmentsWithTheSameNameAreSeparateFilesThatOnlyTheUserCanRead() throws {
        launch { controller in
            let mail = MFMailComposeViewController()
            for text in ["first", "second"] {
                mail.addAttachmentData(Data(text.utf8), mimeType: "text/plain", fileName: "note.txt")
            }
            controller.present(mail, animated: true)
        }
        app.buttons["Open"].firstMatch.tap()
        app.buttons["Send"].tap()
        let url = try XCTUnwrap(host.openedURLs.first)
        let files: [String] =
            URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.compactMap {
                $0.name == "attach" ? $0.value : nil
            } ?? []
        XCTAssertEqual(try files.map { try String(contentsOfFile: $0, encoding: .utf8) }, ["first", "second"])
        XCTAssertEqual(files.map { ($0 as NSString).lastPathComponent }, ["note.txt", "note 2.txt"])
        let folder: String = (try XCTUnwrap(files.first) as NSString).deletingLastPathComponent
        let permissions = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? NSNumber
        XCTAssertEqual(permissions, 0o700)
    }

    func testChangesByTheAppKeepTheTextOfTheUser() throws {
        let mail = MFMailComposeViewController()
        launch { controller in
            mail.setSubject("Report")
            controller.present(mail, animated: true)
        }
        app.buttons["Open"].firstMatch.tap()
        app.textFields["To"].tap()
        app.textFields["To"].typeText("ann@example.com")
        app.textViews["Message body"].tap()
        app.textViews["Message body"].typeText("Typed")
        mail.addAttachmentData(Data("1,2".utf8), mimeType: "text/csv", fileName: "table.csv")
        mail.setSubject("New report")
        AppSession.current?.settle()
        XCTAssertEqual(app.textFields["To"].value as? String, "ann@example.com")
        XCTAssertEqual(app.textViews["Message body"].value as? String, "Typed")
        XCTAssertEqual(app.textFields["Subject"].value as? String, "New report")
        XCTAssertTrue(app.staticTexts["📎 table.csv"].exists)
        app.buttons["Send"].tap()
        let text = try XCTUnwrap(host.openedURLs.first?.absoluteString)
        XCTAssertTrue(text.hasPrefix("mailto:ann@example.com?subject=New%20report&body=Typed&attach="), text)
    }

    func testTheTextOfHTMLHasNoStylesAndNoReferences() throws {
        launch { controller in
            let mail = MFMailComposeViewController()
            mail.setMessageBody(
                "<html><head><title>T</title><style>p { color: red }</style></head>"
                    + "<body><p>It&#39;s&nbsp;&euro;5</p><ul><li>one<li>two</ul></body></html>", isHTML: true)
            controller.present(mail, animated: true)
        }
        app.buttons["Open"].firstMatch.tap()
        XCTAssertEqual(app.textViews["Message body"].value as? String, "It's €5\none\ntwo")
    }

    func testDraggingAFormDoesNotDiscardIt() {
        launch { [delegate] controller in
            let message = MFMessageComposeViewController()
            message.messageComposeDelegate = delegate
            message.body = "Hi"
            controller.present(message, animated: true)
        }
        app.buttons["Open"].firstMatch.tap()
        app.navigationBars["New Message"].swipeDown(velocity: .fast)
        XCTAssertEqual(app.textViews["Message body"].value as? String, "Hi")
        app.buttons["Cancel"].tap()
        XCTAssertEqual(delegate.log, ["message 0"])
        launch { [delegate] controller in
            let mail = MFMailComposeViewController()
            mail.mailComposeDelegate = delegate
            mail.setSubject("Hi")
            controller.present(mail, animated: true)
        }
        app.buttons["Open"].firstMatch.tap()
        app.navigationBars["New Message"].swipeDown(velocity: .fast)
        XCTAssertEqual(app.textFields["Subject"].value as? String, "Hi")
        app.buttons["Cancel"].tap()
        XCTAssertEqual(delegate.log, ["message 0", "mail 0"])
    }

    func testATextMessageCanBeCanceled() {
        launch { [delegate] controller in
            let message = MFMessageComposeViewController()
            message.messageComposeDelegate = delegate
            message.recipients = ["+1 555"]
            message.body = "Hi"
            controller.present(message, animated: true)
        }
        app.buttons["Open"].firstMatch.tap()
        XCTAssertEqual(app.textFields["To"].value as? String, "+1 555")
        app.buttons["Cancel"].tap()
        XCTAssertEqual(delegate.log, ["message 0"])
        app.buttons["Open"].firstMatch.tap()
        app.buttons["Send"].tap()
        XCTAssertEqual(host.openedURLs.map(\.absoluteString), ["sms:+1%20555?body=Hi"])
    }
}
