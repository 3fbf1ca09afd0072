import CoreGraphics
import Foundation
import UIKitCore
import XCTest

/// A file that a test leaves for those who read its results.
///
/// Attachments are written to `out/attachments`, or to the folder that the environment variable `ENGAWA_ATTACHMENTS`
/// names, in a folder for each test.
open class XCTAttachment: NSObject {
    /// When an attachment is deleted.
    public enum Lifetime: Int, Sendable {
        /// Never.
        case keepAlways = 0
        /// When its test succeeds.
        case deleteOnSuccess = 1
    }

    /// How much of a picture is kept.
    public enum ImageQuality: Int, Sendable {
        /// All, as PNG.
        case original = 0
        /// As JPEG of medium size.
        case medium = 1
        /// As a small JPEG.
        case low = 2
    }

    /// The type of the content, such as `public.png`.
    public let uniformTypeIdentifier: String

    /// The name of the file, without its extension.
    open var name: String?

    /// What else belongs to the attachment. It is not written.
    open var userInfo: [AnyHashable: Any]?

    /// When the attachment is deleted. The default is `deleteOnSuccess`.
    open var lifetime: Lifetime = .deleteOnSuccess

    /// What the file contains.
    package let content: Data

    init(content: Data, type: String, name: String? = nil) {
        self.content = content
        uniformTypeIdentifier = type
        self.name = name
        super.init()
    }

    /// Makes an attachment of bytes.
    public convenience init(data: Data) { self.init(content: data, type: "public.data") }

    /// Makes an attachment of bytes of a type.
    public convenience init(data: Data, uniformTypeIdentifier: String) {
        self.init(content: data, type: uniformTypeIdentifier)
    }

    /// Makes an attachment of bytes of a type, with a name.
    public convenience init(
        uniformTypeIdentifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
        self.init(content: payload ?? Data(), type: uniformTypeIdentifier ?? "public.data", name: name)
        self.userInfo = userInfo
    }

    /// Makes an attachment of text.
    public convenience init(string: String) {
        self.init(content: Data(string.utf8), type: "public.plain-text")
    }

    /// Makes an attachment of a property list.
    public convenience init(plistObject: Any) {
        let data: Data? = try? PropertyListSerialization.data(fromPropertyList: plistObject, format: .xml, options: 0)
        self.init(content: data ?? Data("\(plistObject)".utf8), type: "com.apple.property-list")
    }

    /// Makes an attachment of a file's content, which is read now.
    public convenience init(contentsOfFile url: URL) {
        self.init(
            content: (try? Data(contentsOf: url)) ?? Data(), type: AttachmentStore.type(of: url.pathExtension),
            name: url.deletingPathExtension().lastPathComponent)
    }

    /// Makes an attachment of an image.
    public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

    /// Makes an attachment of an image, which loses detail for small files.
    public convenience init(image: UIImage, quality: ImageQuality) {
        switch quality {
        case .original: self.init(content: image.pngData() ?? Data(), type: "public.png")
        case .medium: self.init(content: image.jpegData(compressionQuality: 0.5) ?? Data(), type: "public.jpeg")
        case .low: self.init(content: image.jpegData(compressionQuality: 0.1) ?? Data(), type: "public.jpeg")
        }
    }

    /// Makes an attachment of what was on the screen.
    @preconcurrency @MainActor
    public convenience init(screenshot: XCUIScreenshot) { self.init(screenshot: screenshot, quality: .original) }

    /// Makes an attachment of what was on the screen, which loses detail for small files.
    @preconcurrency @MainActor
    public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
        self.init(image: screenshot.image, quality: quality)
    }
}
