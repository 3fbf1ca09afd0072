import HostHeadless
import PlatformHost
import SnapshotTesting
import Synchronization
import UIKit
import UIKitCore
import UniformTypeIdentifiers
import XCTest
import XCUIAutomation

@testable import AppDriver
@testable import UIKitSharing

/// Choosing files on a desktop that provides file dialogs.
final class DesktopDialogTests: SharingTestCase {
    private final class Delegate: NSObject, UIDocumentPickerDelegate, UIAdaptivePresentationControllerDelegate {
        var picked: [[URL]] = []
        var cancelCount = 0

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            picked.append(urls)
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancelCount += 1 }
    }

    private let delegate = Delegate()
    private let desktop = TestFileChooser()
    private weak var presenter: UIViewController?

    private func launchOnDesktop(_ make: @escaping () -> UIViewController) {
        launch { [weak self] controller in
            guard let self else { return }
            self.host.fileChooser = self.desktop
            self.presenter = controller
            let shown = make()
            (shown as? UIDocumentPickerViewController)?.delegate = self.delegate
            shown.popoverPresentationController?.barButtonItem = controller.navigationItem.rightBarButtonItem
            controller.present(shown, animated: true)
        }
        app.buttons["Open"].firstMatch.tap()
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: home.appendingPathComponent(path), encoding: .utf8)
    }

    // MARK: Opening

    func testAPickerShowsTheDialogOfTheDesktop() throws {
        let file = home.appendingPathComponent("a.txt")
        launchOnDesktop {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.commaSeparatedText, .gif])
            picker.allowsMultipleSelection = true
            picker.directoryURL = self.home
            return picker
        }
        XCTAssertEqual(
            desktop.requests,
            [
                HostFileRequest(
                    .files(allowsSeveral: true), title: "Open Files", folder: home,
                    filter: .init(name: "*.csv, *.gif", filenameExtensions: ["csv", "gif"]))
            ])
        XCTAssertTrue(desktop.windows.first === host.windows.first)
        XCTAssertTrue(app.staticTexts["Continue in the file dialog."].exists)
        XCTAssertFalse(app.tables["Folder"].exists)
        desktop.answer(.chosen([file]))
        AppSession.current?.settle()
        XCTAssertEqual(delegate.picked, [[file]])
        XCTAssertEqual(delegate.cancelCount, 0)
        XCTAssertNil(presenter?.presentedViewController)
    }

    func testAFilterContainsTheExtensionsOfTypesThatConformToTheRequestedType() {
        let request = FileChooserRequest(.files([.image], allowsSeveral: false)).hostRequest
        XCTAssertEqual(request.filter?.name, "Supported files")
        let extensions = request.filter?.filenameExtensions ?? []
        XCTAssertTrue(Set(["png", "jpg", "jpeg", "gif", "webp"]).isSubset(of: extensions), "\(extensions)")
        XCTAssertFalse(extensions.contains("txt"))
        XCTAssertEqual(extensions, extensions.sorted())
    }

    func testTypesThatContainAllFilesHaveNoFilter() {
        for types: [UTType] in [[.item], [.data], [.png, .data], []] {
            XCTAssertNil(FileChooserRequest(.files(types, allowsSeveral: false)).hostRequest.filter, "\(types)")
        }
    }

    func testAChosenFileIsCopiedIntoTheApp() throws {
        make(["Letters/a.txt"])
        launchOnDesktop { UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true) }
        desktop.answer(.chosen([home.appendingPathComponent("Letters/a.txt")]))
        AppSession.current?.settle()
        let copy = try XCTUnwrap(delegate.picked.first?.first)
        XCTAssertFalse(copy.path.hasPrefix(home.path + "/Letters"))
        XCTAssertEqual(try String(contentsOf: copy, encoding: .utf8), "Letters/a.txt")
    }

    func testAFolderIsChosen() {
        launchOnDesktop { UIDocumentPickerViewController(forOpeningContentTypes: [.folder]) }
        XCTAssertEqual(desktop.requests, [HostFileRequest(.folder, title: "Open Folder")])
        desktop.answer(.chosen([home]))
        AppSession.current?.settle()
        XCTAssertEqual(delegate.picked, [[home]])
    }

    // MARK: Cancellation

    func testCancelingTheDialogNotifiesTheDelegate() {
        launchOnDesktop { UIDocumentPickerViewController(forOpeningContentTypes: [.text]) }
        desktop.answer(.canceled)
        AppSession.current?.settle()
        XCTAssertEqual(delegate.cancelCount, 1)
        XCTAssertTrue(delegate.picked.isEmpty)
        XCTAssertNil(presenter?.presentedViewController)
    }

    func testTheButtonInTheWindowCancelsTheDialog() {
        launchOnDesktop { UIDocumentPickerViewController(forOpeningContentTypes: [.text]) }
        app.buttons["Cancel"].firstMatch.tap()
        XCTAssertEqual(desktop.openCount, 0)
        XCTAssertEqual(delegate.cancelCount, 1)
        XCTAssertNil(presenter?.presentedViewController)
    }

    func testAnAppThatDismissesThePickerClosesTheDialog() {
        launchOnDesktop { UIDocumentPickerViewController(forOpeningContentTypes: [.text]) }
        presenter?.dismiss(animated: true)
        XCTAssertEqual(desktop.openCount, 0)
        AppSession.current?.settle()
        XCTAssertNil(presenter?.presentedViewController)
        XCTAssertEqual(delegate.cancelCount, 0)
    }

    // MARK: Saving

    func testAFileIsSavedAtTheChosenLocation() throws {
        make(["source.txt", "Letters/"])
        let source = home.appendingPathComponent("source.txt")
        launchOnDesktop { UIDocumentPickerViewController(forExporting: [source], asCopy: true) }
        XCTAssertEqual(desktop.requests, [HostFileRequest(.saving(names: ["source.txt"]), title: "Save")])
        desktop.answer(.chosen([home.appendingPathComponent("Letters/renamed.txt")]))
        AppSession.current?.settle()
        XCTAssertEqual(delegate.picked, [[home.appendingPathComponent("Letters/renamed.txt")]])
        XCTAssertEqual(try text("Letters/renamed.txt"), "source.txt")
        XCTAssertTrue(FileManager.default.fileExists(atPath: source.path))
    }

    func testSeveralFilesAreMovedToTheChosenLocations() throws {
        make(["a.txt", "b.txt", "Letters/"])
        launchOnDesktop {
            UIDocumentPickerViewController(
                forExporting: ["a.txt", "b.txt"].map { self.home.appendingPathComponent($0) }, asCopy: false)
        }
        XCTAssertEqual(
            desktop.requests,
            [HostFileRequest(.saving(names: ["a.txt", "b.txt"]), title: "Move", acceptTitle: "Move")])
        desktop.answer(.chosen(["Letters/a.txt", "Letters/b(1).txt"].map { home.appendingPathComponent($0) }))
        AppSession.current?.settle()
        XCTAssertEqual(try text("Letters/a.txt"), "a.txt")
        XCTAssertEqual(try text("Letters/b(1).txt"), "b.txt")
        XCTAssertFalse(FileManager.default.fileExists(atPath: home.path + "/a.txt"))
        XCTAssertEqual(delegate.picked.first?.map(\.lastPathComponent), ["a.txt", "b(1).txt"])
    }

    func testTheNamesOfSeveralFilesAreDistinct() {
        launchOnDesktop {
            UIDocumentPickerViewController(
                forExporting: ["1/a.txt", "2/a.txt"].map { self.home.appendingPathComponent($0) }, asCopy: true)
        }
        XCTAssertEqual(desktop.requests.map(\.purpose), [.saving(names: ["a.txt", "a 2.txt"])])
    }

    func testAfterAFileCannotBeSavedTheDialogIsShownAgain() throws {
        make(["source.txt"])
        let source = home.appendingPathComponent("source.txt")
        launchOnDesktop { UIDocumentPickerViewController(forExporting: [source], asCopy: true) }
        desktop.answer(.chosen([home.appendingPathComponent("Gone/source.txt")]))
        AppSession.current?.settle()
        XCTAssertEqual(desktop.openCount, 0)
        app.alerts.buttons["OK"].tap()
        XCTAssertEqual(desktop.openCount, 1)
        desktop.answer(.chosen([home.appendingPathComponent("copy.txt")]))
        AppSession.current?.settle()
        XCTAssertEqual(try text("copy.txt"), "source.txt")
        XCTAssertEqual(delegate.picked.count, 1)
    }

    func testSaveToFilesOfAShareSheetShowsTheDialog() throws {
        launchOnDesktop { UIActivityViewController(activityItems: ["A text"], applicationActivities: nil) }
        app.staticTexts["Save to Files"].firstMatch.tap()
        XCTAssertEqual(desktop.requests.map(\.purpose), [.saving(names: ["Text.txt"])])
        desktop.answer(.canceled)
        AppSession.current?.settle()
        XCTAssertTrue(app.staticTexts["Save to Files"].exists)
        app.staticTexts["Save to Files"].firstMatch.tap()
        desktop.answer(.chosen([home.appendingPathComponent("Note.txt")]))
        AppSession.current?.settle()
        XCTAssertEqual(try text("Note.txt"), "A text")
        XCTAssertNil(presenter?.presentedViewController)
    }

    // MARK: Failure

    func testADialogThatFailsIsReplacedWithTheKitsFileChooser() {
        make(["Documents/letter.txt"])
        let warnings = Mutex<[String]>([])
        Diagnostics.$observer.withValue({ text in warnings.withLock { $0.append(text) } }) {
            launchOnDesktop {
                let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
                picker.modalPresentationStyle = .popover
                return picker
            }
            desktop.answer(.failed("The desktop portal has ended."))
            AppSession.current?.settle()
        }
        XCTAssertEqual(
            warnings.withLock { $0 }, ["The desktop portal has ended. The kit's file chooser is shown instead."])
        XCTAssertEqual(presenter?.presentedViewController?.modalPresentationStyle, .formSheet)
        XCTAssertEqual(entries, ["letter"])
        app.tables["Folder"].staticTexts["letter"].tap()
        XCTAssertEqual(delegate.picked, [[home.appendingPathComponent("Documents/letter.txt")]])
        XCTAssertNil(presenter?.presentedViewController)
        XCTAssertEqual(desktop.requests.count, 1)
    }

    func testADialogThatFailsImmediatelyIsReplacedWithTheKitsFileChooser() {
        make(["Documents/letter.txt"])
        desktop.immediateAnswer = .failed("There is no desktop portal.")
        Diagnostics.$observer.withValue({ _ in }) {
            launchOnDesktop { UIActivityViewController(activityItems: ["A text"], applicationActivities: nil) }
            app.staticTexts["Save to Files"].firstMatch.tap()
            AppSession.current?.settle()
        }
        app.otherElements["Files"].buttons["Cancel"].tap()
        XCTAssertTrue(app.staticTexts["Save to Files"].exists)
        XCTAssertFalse(app.otherElements["Files"].exists)
    }

    func testAPickerInsideAnotherControllerContainsTheKitsFileChooser() {
        make(["Documents/letter.txt"])
        launchOnDesktop {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
            picker.delegate = self.delegate
            let container = UIViewController()
            container.addChild(picker)
            picker.view.frame = container.view.bounds
            picker.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.view.addSubview(picker.view)
            picker.didMove(toParent: container)
            return container
        }
        XCTAssertTrue(desktop.requests.isEmpty)
        XCTAssertEqual(entries, ["letter"])
    }

    // MARK: Pictures

    func testPicturesOfOtherFoldersAreChosenInTheDialog() {
        make(["Downloads/a.png"])
        launchOnDesktop { UIImagePickerController() }
        XCTAssertTrue(desktop.requests.isEmpty)
        app.buttons["Browse"].firstMatch.tap()
        XCTAssertEqual(desktop.requests.map(\.purpose), [.files(allowsSeveral: false)])
        desktop.answer(.canceled)
        AppSession.current?.settle()
        XCTAssertTrue(presenter?.presentedViewController is UIImagePickerController)
        XCTAssertNil(presenter?.presentedViewController?.presentedViewController)
    }

    // MARK: Appearance

    func testAShadeCoversTheWindow() {
        app.launchArguments = ["-UIScreenScale", "1"]
        launchOnDesktop { UIDocumentPickerViewController(forOpeningContentTypes: [.text]) }
        assertSnapshot(of: app, as: .image, named: "light-1x")
    }
}

/// The file dialogs of a simulated desktop.
private final class TestFileChooser: HostFileChooser {
    private final class Dialog: HostFileDialog {
        let completion: (HostFileAnswer) -> Void
        private weak var chooser: TestFileChooser?

        init(_ chooser: TestFileChooser, completion: @escaping (HostFileAnswer) -> Void) {
            self.chooser = chooser
            self.completion = completion
        }

        func close() { chooser?.dialogs.removeAll { $0 === self } }
    }

    private(set) var requests: [HostFileRequest] = []
    private(set) var windows: [any HostWindow] = []
    private var dialogs: [Dialog] = []
    var openCount: Int { dialogs.count }
    /// The answer of each dialog, or nil if dialogs wait for an answer from the test.
    var immediateAnswer: HostFileAnswer?

    func show(
        _ request: HostFileRequest, above window: any HostWindow,
        completion: @escaping @MainActor (HostFileAnswer) -> Void
    ) -> any HostFileDialog {
        requests.append(request)
        windows.append(window)
        let dialog = Dialog(self, completion: completion)
        dialogs.append(dialog)
        if let immediateAnswer {
            DispatchQueue.main.async { self.answer(immediateAnswer) }
        }
        return dialog
    }

    func answer(_ answer: HostFileAnswer) {
        guard let dialog = dialogs.popLast() else { return XCTFail("There is no dialog.") }
        dialog.completion(answer)
    }
}
