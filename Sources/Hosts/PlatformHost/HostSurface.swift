import Foundation

/// Memory to draw into: premultiplied BGRA, 8 bits a channel, rows from the top.
public struct HostSurface {
    public var pixels: UnsafeMutableRawPointer
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int
    public var bytesPerRow: Int

    public init(pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
        self.pixels = pixels
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
    }
}

/// A rectangle of whole pixels, from the top left.
public struct HostRect: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
