/// A number of pixels.
public typealias vImagePixelCount = UInt
/// The result of a function: `kvImageNoError`, or a negative number.
public typealias vImage_Error = Int
/// Options of a function.
public typealias vImage_Flags = UInt32

/// An image in memory, which the caller allocates and deallocates.
public struct vImage_Buffer {
    /// The first byte of the top row.
    public var data: UnsafeMutableRawPointer!
    /// The number of rows.
    public var height: vImagePixelCount
    /// The number of pixels in a row.
    public var width: vImagePixelCount
    /// The number of bytes from one row to the next.
    public var rowBytes: Int

    /// Creates a buffer without memory.
    public init() {
        data = nil
        height = 0
        width = 0
        rowBytes = 0
    }

    /// Creates a buffer for existing memory.
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        self.data = data
        self.height = height
        self.width = width
        self.rowBytes = rowBytes
    }
}

/// The result of a function that succeeded.
public let kvImageNoError: Int = 0
/// The result if the destination, at its offset, exceeds the source.
public let kvImageRoiLargerThanInputBuffer: Int = -21766
/// The result if a dimension of a kernel is not odd.
public let kvImageInvalidKernelSize: Int = -21767
/// The result if the flags do not determine the pixels outside the image.
public let kvImageInvalidEdgeStyle: Int = -21768
/// The result if a buffer has no memory.
public let kvImageNullPointerArgument: Int = -21772

/// The flag with which the pixels at the edges of the image are extended outward.
public let kvImageEdgeExtend: Int = 8
