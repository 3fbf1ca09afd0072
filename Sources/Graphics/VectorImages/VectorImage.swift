import CRSVG
import CoreGraphics
import Foundation
import Synchronization

/// An SVG image, which is drawn at any size by librsvg.
///
/// The library is loaded for the first image.
package final class VectorImage: Sendable {
    /// The size that the document specifies, in points. Pixels and points in the document both count as points.
    package let size: CGSize
    private let document: Document

    /// The maximum width and height of a drawn image, in pixels.
    package static let maximumSide = 8192

    /// The reason why no images can be read, or nil if librsvg is available.
    package static var unavailability: String? { svg_load().map { String(cString: $0) } }

    /// Parses an image. Returns nil if the data is not a valid SVG document with a size, or if librsvg is missing.
    package init?(_ data: Data) {
        guard let document = Document(data), let size = document.size else { return nil }
        self.document = document
        self.size = size
    }

    /// Draws the image, stretched to a size in pixels. Returns nil if the size is not positive, if it exceeds the
    /// maximum, or if memory cannot be allocated.
    package func image(width: Int, height: Int) -> CGImage? {
        guard width > 0, height > 0, max(width, height) <= VectorImage.maximumSide,
            let context = CGContext(
                topLeftSize: CGSize(width: width, height: height), scale: 1, opaque: false),
            let pixels = context.data
        else { return nil }
        let bytes = pixels.assumingMemoryBound(to: UInt8.self)
        guard document.draw(bytes, width: width, height: height, rowBytes: context.bytesPerRow, at: size) else {
            return nil
        }
        return context.finishImage()
    }
}

/// A document of librsvg. A document must not be drawn by two threads at a time.
// @unchecked: all calls with the document hold the lock.
private final class Document: @unchecked Sendable {
    private let handle: OpaquePointer
    private let lock = Mutex(())

    init?(_ data: Data) {
        let handle: OpaquePointer? = data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            svg_open(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
        }
        guard let handle else { return nil }
        self.handle = handle
    }

    deinit { svg_close(handle) }

    /// The size in points, or nil if the document specifies neither a size nor a view box.
    var size: CGSize? {
        let stated: svg_size = lock.withLock { _ in svg_get_size(handle) }
        func length(_ length: svg_length, box: Double) -> Double? {
            if length.length > 0 && !length.is_relative { return length.length }
            return box > 0 ? box * (length.is_relative ? length.length : 1) : nil
        }
        let ratio: Double? = stated.box_width > 0 && stated.box_height > 0 ? stated.box_width / stated.box_height : nil
        var width = length(stated.width, box: 0)
        var height: Double? = length(stated.height, box: 0)
        // If only one length is specified, the other length results from the aspect ratio of the view box.
        if width == nil, let height, let ratio { width = height * ratio }
        if height == nil, let width, let ratio { height = width / ratio }
        guard let width = width ?? length(stated.width, box: stated.box_width),
            let height = height ?? length(stated.height, box: stated.box_height), width.isFinite, height.isFinite
        else { return nil }
        return CGSize(width: width, height: height)
    }

    func draw(_ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, rowBytes: Int, at size: CGSize) -> Bool {
        lock.withLock { _ in
            svg_draw(
                handle, pixels, Int32(width), Int32(height), Int32(rowBytes), Double(size.width), Double(size.height))
        }
    }
}
