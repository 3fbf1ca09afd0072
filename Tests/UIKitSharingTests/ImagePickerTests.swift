import PhotosUI
import UIKit
import UniformTypeIdentifiers
import XCTest
import XCUIAutomation

@testable import UIKitSharing

final class ImagePickerTests: SharingTestCase {
    private final class Delegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
        PHPickerViewControllerDelegate
    {
        var infos: [[UIImagePickerController.InfoKey: Any]] = []
        var results: [[PHPickerResult]] = []

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            infos.append(info)
            picker.dismiss(animated: true)
        }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            self.results.append(results)
            picker.dismiss(animated: true)
        }
    }

    private let delegate = Delegate()

    /// Creates pictures, each with its own color. The first picture is the latest.
    func makePictures(_ names: [String], size: CGSize = CGSize(width: 60, height: 40)) {
        let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemOrange, .systemPurple, .systemTeal]
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        for (index, name) in names.enumerated() {
            let data = UIGraphicsImageRenderer(size: size, format: format).pngData { context in
                colors[index % colors.count].setFill()
                context.fill(CGRect(origin: .zero, size: size))
                UIColor.white.setFill()
                context.fill(CGRect(x: 0, y: 0, width: size.width / 4, height: size.height / 4))
            }
            make(["Pictures/\(name)"], content: data)
            let date = Date(timeIntervalSince1970: 1_700_000_000 - TimeInterval(index * 60))
            try? FileManager.default.setAttributes(
                [.modificationDate: date], ofItemAtPath: home.path + "/Pictures/\(name)")
        }
    }

    private func pick(_ prepare: @escaping (UIImagePickerController) -> Void = { _ in }) {
        launch { [delegate] controller in
            let picker = UIImagePickerController()
            picker.delegate = delegate
            prepare(picker)
            controller.present(picker, animated: true)
        }
        app.buttons["Open"].firstMatch.tap()
    }

    func testTheLatestPictureIsFirstAndIsChosenWithATap() {
        makePictures(["new.png", "Trip/old.png"])
        pick()
        let photos = app.collectionViews["Photos"].cells.allElementsBoundByIndex
        XCTAssertEqual(photos.map(\.label), ["new", "old"])
        photos[1].tap()
        host.settle()
        let image = delegate.infos.first?[.originalImage] as? UIImage
        XCTAssertEqual(image?.size, CGSize(width: 60, height: 40))
        XCTAssertEqual((delegate.infos.first?[.imageURL] as? URL)?.lastPathComponent, "old.png")
        XCTAssertFalse(app.collectionViews["Photos"].exists)
    }

    func testTheAppReceivesACopyOfTheChosenPicture() throws {
        makePictures(["a.png"])
        pick()
        app.collectionViews["Photos"].cells.firstMatch.tap()
        host.settle()
        let url = try XCTUnwrap(delegate.infos.first?[.imageURL] as? URL)
        XCTAssertEqual(url.lastPathComponent, "a.png")
        try FileManager.default.removeItem(at: url)
        XCTAssertTrue(FileManager.default.fileExists(atPath: home.path + "/Pictures/a.png"))
    }

    func testTheAppReceivesACopyOfTheChosenVideo() throws {
        make(["Videos/clip.mov"])
        pick { $0.mediaTypes = ["public.movie"] }
        app.collectionViews["Photos"].cells.firstMatch.tap()
        host.settle()
        let url = try XCTUnwrap(delegate.infos.first?[.mediaURL] as? URL)
        XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "Videos/clip.mov")
        try FileManager.default.removeItem(at: url)
        XCTAssertTrue(FileManager.default.fileExists(atPath: home.path + "/Videos/clip.mov"))
    }

    /// Selects items in the grid of a picker in one turn.
    private func choose(_ items: ClosedRange<Int>, in picker: UIImagePickerController) throws {
        let page = try XCTUnwrap(picker.topViewController as? PhotoGridController)
        let grid = try XCTUnwrap(page.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first)
        for item in items { page.collectionView(grid, didSelectItemAt: IndexPath(item: item, section: 0)) }
    }

    /// Presents a picker of two videos, and selects them in one turn. Then calls `next` with the picker.
    private func chooseTwoVideos(_ next: (UIImagePickerController) throws -> Void) throws {
        make(["Videos/a.mov", "Videos/b.mov"])
        // "a" is the latest.
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)], ofItemAtPath: home.path + "/Videos/b.mov")
        var shown: UIImagePickerController?
        pick { picker in
            picker.mediaTypes = ["public.movie"]
            shown = picker
        }
        let picker = try XCTUnwrap(shown)
        try choose(0...1, in: picker)
        try next(picker)
        host.settle()
    }

    func testTheFileIsCopiedAfterTheTapAndFurtherTapsAreIgnored() throws {
        try chooseTwoVideos { _ in XCTAssertEqual(delegate.infos.count, 0) }
        XCTAssertEqual(delegate.infos.count, 1)
        XCTAssertFalse(app.collectionViews["Photos"].exists)
    }

    func testThePickerCanBeCanceledWhileTheFileIsCopied() throws {
        try chooseTwoVideos { picker in
            let cancel = try XCTUnwrap(picker.topViewController?.navigationItem.leftBarButtonItem?.primaryAction)
            cancel.performWithSender(nil, target: nil)
        }
        XCTAssertEqual(delegate.infos.count, 0)
        XCTAssertFalse(app.collectionViews["Photos"].exists)
    }

    func testADismissedPickerReturnsNothing() throws {
        for animated in [false, true] {
            try chooseTwoVideos { $0.dismiss(animated: animated) }
            XCTAssertEqual(delegate.infos.count, 0)
            XCTAssertFalse(app.collectionViews["Photos"].exists)
            app.terminate()
        }
    }

    func testADismissedPickerThatIsPresentedAgainAcceptsAnotherChoice() throws {
        try chooseTwoVideos { picker in
            let presenter = try XCTUnwrap(picker.presentingViewController)
            picker.dismiss(animated: false)
            presenter.present(picker, animated: false)
            try choose(1...1, in: picker)
        }
        XCTAssertEqual(delegate.infos.map { ($0[.mediaURL] as? URL)?.lastPathComponent }, ["b.mov"])
        XCTAssertFalse(app.collectionViews["Photos"].exists)
    }

    func testAPictureAsWideAsTheWindowMovesUnderTheSquare() throws {
        makePictures(["a.png"], size: CGSize(width: 390, height: 600))
        pick { $0.allowsEditing = true }
        app.collectionViews["Photos"].cells.firstMatch.tap()
        XCTAssertEqual(app.scrollViews["Crop"].frame.width, 390)
        let start = app.scrollViews["Crop"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        start.press(forDuration: 0.05, thenDragTo: start.withOffset(CGVector(dx: 0, dy: -60)))
        app.buttons["Choose"].tap()
        host.settle()
        let rect = try XCTUnwrap(delegate.infos.first?[.cropRect] as? CGRect)
        XCTAssertEqual(rect.width, 390)
        XCTAssertGreaterThan(rect.minY, 120)
    }

    func testEditingReturnsASquareOfThePicture() {
        makePictures(["a.png"])
        pick { $0.allowsEditing = true }
        app.collectionViews["Photos"].cells.firstMatch.tap()
        app.buttons["Choose"].tap()
        host.settle()
        let info = delegate.infos.first
        XCTAssertEqual((info?[.editedImage] as? UIImage)?.size, CGSize(width: 40, height: 40))
        XCTAssertEqual(info?[.cropRect] as? CGRect, CGRect(x: 10, y: 0, width: 40, height: 40))
    }

    func testWithoutPicturesAFileCanBeChosenFromAnotherFolder() {
        makePictures([])
        make(["Documents/not a picture.png"])
        pick()
        let message = app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH 'There are no'"))
        XCTAssertTrue(message.firstMatch.exists)
        app.buttons["Browse"].tap()
        app.otherElements["Files"].buttons["Cancel"].tap()
        XCTAssertFalse(UIImagePickerController.isSourceTypeAvailable(.camera))
        XCTAssertFalse(UIImagePickerController.isFlashAvailable(for: .rear))
        XCTAssertNil(UIImagePickerController.availableCaptureModes(for: .front))
        XCTAssertNil(UIImagePickerController.availableMediaTypes(for: .camera))
    }

    func testThePickerNamesTheKindsOfFilesThatAreMissing() {
        let texts: [([String], String)] = [
            (["public.image"], "There are no pictures in your folder for pictures."),
            (["public.movie"], "There are no videos in your folders for pictures and videos."),
            (
                ["public.image", "public.movie"],
                "There are no pictures or videos in your folders for pictures and videos."
            ),
        ]
        for (types, text) in texts {
            pick { $0.mediaTypes = types }
            let message = app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH '\(text)'"))
            XCTAssertTrue(message.firstMatch.exists, text)
            app.terminate()
        }
    }

    /// Presents a picker of pictures, chooses "2", and returns the identifiers of the results.
    private func identifiers(_ configuration: PHPickerConfiguration) -> [String?] {
        var configuration = configuration
        configuration.selectionLimit = 0
        configuration.filter = .images
        launch { [delegate] controller in
            let picker = PHPickerViewController(configuration: configuration)
            picker.delegate = delegate
            controller.present(picker, animated: true)
        }
        app.buttons["Open"].firstMatch.tap()
        app.collectionViews["Photos"].cells["2"].tap()
        app.buttons["Add"].tap()
        return delegate.results.last?.map(\.assetIdentifier) ?? []
    }

    func testResultsHaveIdentifiersInAPhotoLibraryOnly() {
        makePictures(["1.png", "2.png", "3.png"])
        XCTAssertEqual(identifiers(PHPickerConfiguration()), [nil])
        let library = PHPickerConfiguration(photoLibrary: .shared())
        let found: [String?] = identifiers(library)
        XCTAssertEqual(found.map { $0.map { ($0 as NSString).lastPathComponent } }, ["2.png"])
        let folder: String = found.first?.map { ($0 as NSString).deletingLastPathComponent } ?? ""
        // "3" is preselected, and the missing file is ignored.
        var preselected: PHPickerConfiguration = library
        preselected.preselectedAssetIdentifiers = ["\(folder)/3.png", "\(folder)/missing.png"]
        XCTAssertEqual(identifiers(preselected), ["\(folder)/3.png", "\(folder)/2.png"])
        // Without a photo library, the identifiers have no effect.
        var plain = PHPickerConfiguration()
        plain.preselectedAssetIdentifiers = preselected.preselectedAssetIdentifiers
        XCTAssertEqual(identifiers(plain), [nil])
    }

    func testAPickerOfSeveralPicturesReturnsThemInOrder() {
        makePictures(["1.png", "2.png", "3.png"])
        launch { [delegate] controller in
            var configuration = PHPickerConfiguration()
            configuration.selectionLimit = 2
            configuration.filter = .any(of: [.images, .livePhotos])
            configuration.selection = .ordered
            let picker = PHPickerViewController(configuration: configuration)
            picker.delegate = delegate
            controller.present(picker, animated: true)
        }
        app.buttons["Open"].firstMatch.tap()
        let photos = app.collectionViews["Photos"].cells
        XCTAssertFalse(app.buttons["Add"].isEnabled)
        for name in ["3", "1", "2"] { photos[name].tap() }
        XCTAssertEqual(photos.allElementsBoundByIndex.map(\.isSelected), [true, false, true])
        app.buttons["Add"].tap()
        let providers = delegate.results.first?.map(\.itemProvider) ?? []
        XCTAssertEqual(providers.map(\.suggestedName), ["3", "1"])
        let loaded = expectation(description: "loaded")
        providers.first?.loadObject(ofClass: UIImage.self) { image, _ in
            XCTAssertEqual((image as? UIImage)?.size.width, 60)
            loaded.fulfill()
        }
        wait(for: [loaded], timeout: 5)
    }
}
