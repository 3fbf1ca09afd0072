import FoundationAdditions
import UIKit
import UIKitCore
import XCTest
import XCUIAutomation

@testable import UIKitSharing

/// Pictures and videos that an app adds to the user's folders.
final class SavedPhotosTests: SharingTestCase {
    private let saver = Saver()

    private func launchAndSave(_ save: @escaping () -> Void) {
        launch { _ in save() }
        app.buttons["Open"].firstMatch.tap()
        host.settle()
    }

    private func names(_ folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: home.path + "/" + folder)) ?? []).sorted()
    }

    private var image: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
        }
    }

    private let imageSelector = Selector("image:didFinishSavingWithError:contextInfo:")
    private let videoSelector = Selector("video:didFinishSavingWithError:contextInfo:")

    func testAPictureIsAddedToTheFolderForPictures() throws {
        let image = image
        var number = 5
        withUnsafeMutablePointer(to: &number) { pointer in
            let context = UnsafeMutableRawPointer(pointer)
            launchAndSave { [saver, imageSelector] in
                UIImageWriteToSavedPhotosAlbum(image, saver, imageSelector, context)
            }
            XCTAssertEqual(saver.contexts, [context])
        }
        XCTAssertTrue(saver.items.first as? UIImage === image)
        XCTAssertEqual(saver.errors, [nil])
        XCTAssertEqual(names("Pictures"), ["Image.png"])
        let saved = try XCTUnwrap(UIImage(contentsOfFile: home.path + "/Pictures/Image.png"))
        XCTAssertEqual(saved.size.width * saved.scale, image.size.width * image.scale)
    }

    func testPicturesDoNotReplaceEachOther() {
        let image = image
        make(["Pictures/Image.png"])
        launchAndSave {
            UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
        }
        XCTAssertEqual(names("Pictures"), ["Image 2.png", "Image.png"])
        XCTAssertEqual(
            try String(contentsOfFile: home.path + "/Pictures/Image.png", encoding: .utf8), "Pictures/Image.png")
    }

    func testPicturesThatAreSavedTogetherDoNotReplaceEachOther() {
        let image = image
        launchAndSave { [saver, imageSelector] in
            for _ in 0..<20 { UIImageWriteToSavedPhotosAlbum(image, saver, imageSelector, nil) }
        }
        XCTAssertEqual(saver.errors, Array(repeating: nil, count: 20))
        XCTAssertEqual(names("Pictures").count, 20)
    }

    func testVideosThatAreSavedTogetherDoNotReplaceEachOther() throws {
        let paths: [String] = (1...20).map { "tmp/\($0)/clip.mov" }
        make(paths)
        launchAndSave { [home] in
            for path in paths { UISaveVideoAtPathToSavedPhotosAlbum(home.path + "/" + path, nil, nil, nil) }
        }
        let contents: [String] = try names("Videos").map {
            try String(contentsOfFile: home.path + "/Videos/" + $0, encoding: .utf8)
        }
        XCTAssertEqual(Set(contents), Set(paths))
    }

    func testAnAddedPictureIsShownInThePicker() {
        let image = image
        launchAndSave { UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil) }
        SharingDelegate.action = { $0.present(UIImagePickerController(), animated: true) }
        app.buttons["Open"].firstMatch.tap()
        XCTAssertEqual(app.collectionViews["Photos"].cells.count, 1)
    }

    func testAPictureThatCannotBeSavedHasAnError() {
        make(["Pictures"])
        let image = image
        launchAndSave { [saver, imageSelector] in UIImageWriteToSavedPhotosAlbum(image, saver, imageSelector, nil) }
        XCTAssertEqual(saver.contexts, [nil])
        XCTAssertEqual(saver.errors.count, 1)
        XCTAssertTrue(saver.errors.first??.contains("“Pictures” cannot be saved") == true, "\(saver.errors)")
    }

    func testAVideoIsAddedToTheFolderForVideos() throws {
        make(["clip.mov", "Videos/clip.mov"])
        let path = home.path + "/clip.mov"
        XCTAssertTrue(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(path))
        launchAndSave { [saver, videoSelector] in
            UISaveVideoAtPathToSavedPhotosAlbum(path, saver, videoSelector, nil)
        }
        XCTAssertEqual(saver.items.first as? String, path)
        XCTAssertEqual(saver.errors, [nil])
        XCTAssertEqual(names("Videos"), ["clip 2.mov", "clip.mov"])
        XCTAssertEqual(try String(contentsOfFile: home.path + "/Videos/clip 2.mov", encoding: .utf8), "clip.mov")
    }

    func testOnlyVideosAreCompatible() {
        make(["text.txt", "folder.mov/"])
        for name in ["text.txt", "folder.mov", "missing.mov", ""] {
            XCTAssertFalse(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(home.path + "/" + name), name)
        }
        launchAndSave { [saver, videoSelector, home] in
            UISaveVideoAtPathToSavedPhotosAlbum(home.path + "/text.txt", saver, videoSelector, nil)
        }
        XCTAssertEqual(saver.errors, ["“text.txt” cannot be saved, because it is not a video."])
        XCTAssertEqual(names("Videos"), [])
    }
}

/// A target whose methods are called after saving. Its member table is like those that the source rewriter generates.
private final class Saver: NSObject {
    var items: [Any] = []
    var errors: [String?] = []
    var contexts: [UnsafeRawPointer?] = []

    func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer?) {
        items.append(image)
        errors.append(error?.localizedDescription)
        contexts.append(contextInfo)
    }

    func video(_ videoPath: String, didFinishSavingWithError error: NSError?, contextInfo: UnsafeMutableRawPointer) {
        items.append(videoPath)
        errors.append(error?.localizedDescription)
    }

    enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(Saver.self) { members in
                members.method("image:didFinishSavingWithError:contextInfo:") {
                    try $0.image($1[0], didFinishSavingWithError: $1[1], contextInfo: $1[2])
                }
                members.method("video:didFinishSavingWithError:contextInfo:") {
                    try $0.video($1[0], didFinishSavingWithError: $1[1], contextInfo: $1[2])
                }
            }
        }
    }
}
