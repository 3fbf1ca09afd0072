import CoreGraphics
import Foundation
import UIKitCore
import XCTest

/// A file that a test attaches to its results.
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

    /// The format and the quality of an attached image.
    public enum ImageQuality: Int, Sendable {
        /// PNG, without loss.
        case original = 0
        /// JPEG of medium quality.
        case medium = 1
        /// JPEG of low quality.
        case low = 2
    }

    /// The type of the content, such as `public.png`.
    public let uniformTypeIdentifier: String

    /// The name of the file, without its extension.
    open var name: String?

    /// Additional information about the attachment. It is not written.
    open var userInfo: [AnyHashable: Any]?

    /// When the attachment is deleted. The default is `deleteOnSuccess`.
    open var lifetime: Lifetime = .deleteOnSuccess

    /// The bytes of the file.
    package let content: Data

    init(content: Data, type: String, name: String? = nil) {
        self.content = content
        uniformTypeIdentifier = type
        self.name = name
        super.init()
    }

    /// Creates an attachment of bytes.
    public convenience init(data: Data) { self.init(content: data, type: "public.data") }

    /// Creates an attachment of bytes of the given type.
    public convenience init(data: Data, uniformTypeIdentifier: String) {
        self.init(content: data, type: uniformTypeIdentifier)
    }

    /// Creates an attachment of bytes of the given type, with a name.
    public convenience init(
        uniformTypeIdentifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
        self.init(content: payload ?? Data(), type: uniformTypeIdentifier ?? "public.data", name: name)
        self.userInfo = userInfo
    }

    /// Creates an attachment of text.
    public convenience init(string: String) {
        self.init(content: Data(string.utf8), type: "public.plain-text")
    }

    /// Creates an attachment of a property list.
    public convenience init(plistObject: Any) {
        let data: Data? = try? PropertyListSerialization.data(fromPropertyList: plistObject, format: .xml, options: 0)
        self.init(content: data ?? Data("\(plistObject)".utf8), type: "com.apple.property-list")
    }

    /// Creates an attachment of the contents of a file, which is read immediately.
    public convenience init(contentsOfFile url: URL) {
        self.init(
            content: (try? Data(contentsOf: url)) ?? Data(), type: AttachmentStore.type(of: url.pathExtension),
            name: url.deletingPathExtension().lastPathComponent)
    }

    /// Creates an attachment of an image, as PNG.
    public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

    /// Creates an attachment of an image, with the given quality.
    public convenience init(image: UIImage, quality: ImageQuality) {
        switch quality {
        case .original: self.init(content: image.pngData() ?? Data(), type: "public.png")
        case .medium: self.init(content: image.jpegData(compressionQuality: 0.5) ?? Data(), type: "public.jpeg")
        case .low: self.init(content: image.jpegData(compressionQuality: 0.1) ?? Data(), type: "public.jpeg")
        }
    }

    /// Creates an attachment of a screenshot, as PNG.
    @preconcurrency @MainActor
    public convenience init(screenshot: XCUIScreenshot) { self.init(screenshot: screenshot, quality: .original) }

    /// Creates an attachment of a screenshot, with the given quality.
    @preconcurrency @MainActor
    public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
        self.init(image: screenshot.image, quality: quality)
    }
}
