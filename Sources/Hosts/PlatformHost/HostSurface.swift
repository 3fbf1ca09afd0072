import Foundation

/// A pixel buffer: premultiplied BGRA, 8 bits per channel, rows from the top.
public struct HostSurface {
    /// The address of the first pixel.
    public var pixels: UnsafeMutableRawPointer
    /// The width, in pixels.
    public var width: Int
    /// The height, in pixels.
    public var height: Int
    /// The distance between rows, in bytes.
    public var bytesPerRow: Int

    /// Creates a surface on existing memory.
    public init(pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
        self.pixels = pixels
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
    }
}

/// A rectangle in whole pixels.
public struct HostRect: Hashable, Sendable {
    /// The distance from the left edge.
    public var x: Int
    /// The distance from the top edge.
    public var y: Int
    /// The width.
    public var width: Int
    /// The height.
    public var height: Int

    /// Creates a rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
