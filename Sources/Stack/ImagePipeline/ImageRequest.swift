public import CoreGraphics
public import Foundation

/// A picture to fetch, and how large it will be shown.
public struct ImageRequest: Hashable, Sendable {
    /// How a picture fills the room that it is shown in.
    public enum ContentMode: Hashable, Sendable {
        /// All of it is seen.
        case aspectFit
        /// All of the room is covered.
        case aspectFill
    }

    /// How soon a picture is wanted, compared with others.
    public enum Priority: Int, Comparable, Sendable {
        /// It may be wanted later: prefetching.
        case low = 0
        /// It is wanted now.
        case normal = 1
        /// Somebody looks at where it will be.
        case high = 2

        public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
    }

    /// Where the picture is: of scheme `http`, `https`, `file` or `data`.
    public var url: URL

    /// The room that it is shown in, in pixels; nil decodes it at its own size. It is never made larger than it is.
    public var pixelSize: CGSize?

    /// How it fills the room. The default covers all of it.
    public var contentMode: ContentMode

    /// Makes a request for a picture at its own size.
    public init(url: URL) {
        self.url = url
        pixelSize = nil
        contentMode = .aspectFill
    }

    /// Makes a request for a picture shown in a room of `size` points on a screen of `scale` pixels to a point.
    public init(url: URL, size: CGSize, scale: CGFloat, contentMode: ContentMode = .aspectFill) {
        self.url = url
        self.contentMode = contentMode
        let pixels = CGSize(width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
        pixelSize = pixels.width >= 1 && pixels.height >= 1 ? pixels : nil
    }

    /// The most pixels that the longer side of a picture of `width` by `height` pixels needs; nil for its own size.
    func longestSide(width: Int, height: Int) -> Int? {
        guard let pixelSize, width > 0, height > 0 else { return nil }
        let across: CGFloat = pixelSize.width / CGFloat(width)
        let down: CGFloat = pixelSize.height / CGFloat(height)
        let factor: CGFloat = contentMode == .aspectFit ? min(across, down) : max(across, down)
        guard factor < 1 else { return nil }
        return max(1, Int((CGFloat(max(width, height)) * factor).rounded(.up)))
    }
}
