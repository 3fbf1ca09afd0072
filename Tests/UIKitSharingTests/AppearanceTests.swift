import HostHeadless
import MessageUI
import SnapshotTesting
import UIKit
import UniformTypeIdentifiers
import XCTest
import XCUIAutomation

@testable import UIKitSharing

/// The appearance of share sheets, file choosers, photo pickers, emails and the settings page.
final class AppearanceTests: SharingTestCase {
    private func prepare(_ arguments: [String]) {
        app.launchArguments = arguments
        make([
            "Documents/Letters/", "Documents/Budget 2025.xlsx", "Documents/A long name of a letter to a friend.txt",
            "Documents/Song.mp3", "Documents/Trip.mov", "Documents/Archive.zip",
        ])
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        for (index, color) in [UIColor.systemRed, .systemGreen, .systemIndigo, .systemOrange].enumerated() {
            let size = CGSize(width: 120, height: 90)
            let data = UIGraphicsImageRenderer(size: size, format: format).pngData { context in
                color.setFill()
                context.fill(CGRect(origin: .zero, size: size))
                UIColor.white.setFill()
                UIBezierPath(ovalIn: CGRect(x: 40, y: 25, width: 40, height: 40)).fill()
            }
            make(["Documents/Photo \(index + 1).png", "Pictures/Photo \(index + 1).png"], content: data)
        }
        setDates(in: home)
    }

    /// Gives all files the same date, because the snapshots show dates.
    func testFilesFromAnotherFolderReplaceTheFirstSelectedOnes() {
        let files: [URL] = (0..<4).map { URL(fileURLWithPath: "/\($0).png") }
        func union(_ selected: [Int], _ others: [Int], _ limit: Int) -> [URL] {
            PhotoGridController.union(of: selected.map { files[$0] }, and: others.map { files[$0] }, limit: limit)
        }
        XCTAssertEqual(union([0], [1], 1), [files[1]])
        XCTAssertEqual(union([0, 1], [2, 3], 3), [files[1], files[2], files[3]])
        XCTAssertEqual(union([0, 1], [0], 0), [files[1], files[0]])
        XCTAssertEqual(union([0], [], 1), [files[0]])
    }

    private func setDates(in folder: URL) {
        let date = Date(timeIntervalSince1970: 1_736_942_400)
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        for path in paths {
            try? FileManager.default.setAttributes(
                [.modificationDate: date], ofItemAtPath: folder.path + "/" + path)
        }
    }

    private func present(_ make: @escaping () -> UIViewController) {
        launch { controller in
            let shown = make()
            shown.popoverPresentationController?.barButtonItem = controller.navigationItem.rightBarButtonItem
            controller.present(shown, animated: true)
        }
        app.buttons["Open"].firstMatch.tap()
    }

    private func shareSheet() -> UIViewController {
        UIActivityViewController(
            activityItems: ["A text that is shared", URL(string: "https://www.swift.org/documentation")!],
            applicationActivities: nil)
    }

    func testShareSheet() {
        prepare(["-UIScreenScale", "2"])
        present { self.shareSheet() }
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testShareSheetInDarkModeFromRightToLeft() {
        prepare(["-AppleInterfaceStyle", "Dark", "-AppleTextDirection", "YES"])
        present { self.shareSheet() }
        assertSnapshot(of: app, as: .image, named: "dark-1x")
    }

    func testShareSheetInAPopover() {
        prepare(["-UIScreenSize", "900x700"])
        present { self.shareSheet() }
        assertSnapshot(of: app, as: .image, named: "light-1x")
    }

    func testFileChooser() {
        prepare(["-UIScreenScale", "2"])
        present { UIDocumentPickerViewController(forOpeningContentTypes: [.item]) }
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testSavingInDarkModeFromRightToLeft() {
        prepare(["-AppleInterfaceStyle", "Dark", "-AppleTextDirection", "YES"])
        let file = home.appendingPathComponent("Documents/Song.mp3")
        present { UIDocumentPickerViewController(forExporting: [file], asCopy: true) }
        assertSnapshot(of: app, as: .image, named: "dark-1x")
    }

    func testFileChooserInAWideWindow() {
        prepare(["-UIScreenSize", "900x700"])
        present {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image])
            picker.directoryURL = self.home.appendingPathComponent("Documents")
            picker.allowsMultipleSelection = true
            return picker
        }
        app.tables["Folder"].staticTexts["Photo 2"].tap()
        assertSnapshot(of: app, as: .image, named: "light-1x")
    }

    func testPhotos() {
        prepare(["-UIScreenScale", "2"])
        present { UIImagePickerController() }
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testCropping() {
        prepare([])
        present {
            let picker = UIImagePickerController()
            picker.allowsEditing = true
            return picker
        }
        app.collectionViews["Photos"].cells.firstMatch.tap()
        assertSnapshot(of: app, as: .image, named: "light-1x")
    }

    func testSettings() throws {
        prepare(["-UIScreenScale", "2"])
        make(["Settings.bundle/"])
        SettingsPage.bundle = home.appendingPathComponent("Settings.bundle")
        defer { SettingsPage.bundle = nil }
        let specifiers: [[String: Any]] = [
            ["Type": "PSGroupSpecifier", "Title": "General", "FooterText": "Changes take effect at once."],
            ["Type": "PSToggleSwitchSpecifier", "Title": "Sounds", "Key": "sounds", "DefaultValue": true],
            ["Type": "PSTextFieldSpecifier", "Title": "Name", "Key": "name", "DefaultValue": "Ann"],
            [
                "Type": "PSMultiValueSpecifier", "Title": "Size", "Key": "size", "DefaultValue": 2,
                "Titles": ["Small", "Large"], "Values": [1, 2],
            ],
            ["Type": "PSSliderSpecifier", "Key": "volume", "DefaultValue": 0.5],
            ["Type": "PSGroupSpecifier"],
            ["Type": "PSTitleValueSpecifier", "Title": "Version", "Key": "version", "DefaultValue": "1.0"],
            ["Type": "PSChildPaneSpecifier", "Title": "More", "File": "More"],
        ]
        try PropertyListSerialization.data(
            fromPropertyList: ["PreferenceSpecifiers": specifiers], format: .xml, options: 0
        ).write(to: SettingsPage.bundle!.appendingPathComponent("Root.plist"))
        launch { _ in UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!) }
        app.buttons["Open"].firstMatch.tap()
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testEmail() {
        prepare([])
        present {
            let mail = MFMailComposeViewController()
            mail.setToRecipients(["ann@example.com"])
            mail.setSubject("Pictures")
            mail.setMessageBody("Hello Ann,\nhere they are.", isHTML: false)
            mail.addAttachmentData(Data(), mimeType: "image/png", fileName: "Photo 1.png")
            return mail
        }
        assertSnapshot(of: app, as: .image, named: "light-1x")
    }
}
