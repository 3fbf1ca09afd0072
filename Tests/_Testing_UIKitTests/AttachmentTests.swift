import Foundation
import Testing
import UIKit

/// Attaching images in a file that imports both Testing and UIKit.
@MainActor
struct AttachmentTests {
    @Test func `an image is attached as a PNG file`() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
        let signature: [UInt8] = try picture.withUnsafeBytes(as: .png) { Array($0.prefix(8)) }
        #expect(signature == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        #expect(Attachment(picture, named: "red").preferredName == "red.png")
    }

    @Test func `an image without a size cannot be attached`() {
        #expect(throws: ImageAttachmentError.self) { try UIImage().withUnsafeBytes(as: .png) { _ in } }
    }
}
