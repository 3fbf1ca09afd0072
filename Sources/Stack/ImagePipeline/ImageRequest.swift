public import CoreGraphics
public import Foundation

/// A request for a picture at a display size.
public struct ImageRequest: Hashable, Sendable {
    /// How a picture is scaled to its display area.
    public enum ContentMode: Hashable, Sendable {
        /// The whole picture is visible.
        case aspectFit
        /// The picture covers the whole area.
        case aspectFill
    }

    /// The urgency of a request compared with others.
    public enum Priority: Int, Comparable, Sendable {
        /// The picture may be needed later: prefetching.
        case low = 0
        /// The picture is needed now.
        case normal = 1
        /// The area of the picture is visible.
        case high = 2

        /// Returns whether `left` is less urgent than `right`.
        public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
    }

    /// The URL of the picture, with the scheme `http`, `https`, `file` or `data`.
    public var url: URL

    /// The size of the display area, in pixels; nil decodes the picture at its own size. Pictures are never enlarged.
    public var pixelSize: CGSize?

    /// How the picture is scaled to its display area. The default is `aspectFill`.
    public var contentMode: ContentMode

    /// Creates a request for a picture at its own size.
    public init(url: URL) {
        self.url = url
        pixelSize = nil
        contentMode = .aspectFill
    }

    /// Creates a request for a picture in a display area of `size`, in points, on a screen with `scale` pixels per
    /// point.
    public init(url: URL, size: CGSize, scale: CGFloat, contentMode: ContentMode = .aspectFill) {
        self.url = url
        self.contentMode = contentMode
        let pixels = CGSize(width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
        pixelSize = pixels.width >= 1 && pixels.height >= 1 ? pixels : nil
    }

    /// Returns the number of pixels to which the longer side of a picture of `width` by `height` pixels is reduced; nil
    /// if the picture keeps its size.
    func longestSide(width: Int, height: Int) -> Int? {
        guard let pixelSize, width > 0, height > 0 else { return nil }
        let across: CGFloat = pixelSize.width / CGFloat(width)
        let down: CGFloat = pixelSize.height / CGFloat(height)
        let factor: CGFloat = contentMode == .aspectFit ? min(across, down) : max(across, down)
        guard factor < 1 else { return nil }
        return max(1, Int((CGFloat(max(width, height)) * factor).rounded(.up)))
    }
}
