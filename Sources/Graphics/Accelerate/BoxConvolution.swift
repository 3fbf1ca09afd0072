/// Computes for each pixel the mean of the pixels around it.
///
/// - Parameters:
///   - src: The image, with four bytes for each pixel in any order.
///   - dest: The memory for the result, which must not overlap the image.
///   - tempBuffer: Memory for the function, which is not needed.
///   - srcOffsetToROI_X: The column of the image for the first column of the result.
///   - srcOffsetToROI_Y: The row of the image for the first row of the result.
///   - kernel_height: The number of rows of the mean, an odd number.
///   - kernel_width: The number of columns of the mean, an odd number.
///   - backgroundColor: The color outside the image, which is not used.
///   - flags: `kvImageEdgeExtend`, which is required.
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, result) = (src.pointee, dest.pointee)
    guard source.data != nil, result.data != nil else { return kvImageNullPointerArgument }
    guard flags & vImage_Flags(kvImageEdgeExtend) != 0 else { return kvImageInvalidEdgeStyle }
    guard kernel_width % 2 == 1, kernel_height % 2 == 1 else { return kvImageInvalidKernelSize }
    guard srcOffsetToROI_X <= source.width, result.width <= source.width - srcOffsetToROI_X,
        srcOffsetToROI_Y <= source.height, result.height <= source.height - srcOffsetToROI_Y
    else { return kvImageRoiLargerThanInputBuffer }
    guard result.width > 0, result.height > 0 else { return kvImageNoError }
    BoxConvolution(
        source: source, result: result, offsetX: Int(srcOffsetToROI_X), offsetY: Int(srcOffsetToROI_Y),
        radiusX: Int(kernel_width / 2), radiusY: Int(kernel_height / 2)
    ).run()
    return kvImageNoError
}

/// A mean over a rectangle, whose time does not depend on the size of the rectangle.
private struct BoxConvolution {
    let source: vImage_Buffer
    let result: vImage_Buffer
    let offsetX: Int
    let offsetY: Int
    let radiusX: Int
    let radiusY: Int

    private typealias Sum = SIMD4<UInt32>

    func run() {
        let width = Int(source.width)
        let count = UInt64(2 * radiusX + 1) * UInt64(2 * radiusY + 1)
        // The sums of the columns of the rectangle.
        let sums = UnsafeMutablePointer<Sum>.allocate(capacity: width)
        defer { sums.deallocate() }
        sums.initialize(repeating: Sum(repeating: 0), count: width)
        for y in offsetY - radiusY..<offsetY + radiusY { add(row: y, to: sums) }
        for y in 0..<Int(result.height) {
            add(row: offsetY + y + radiusY, to: sums)
            write(row: y, sums, count)
            subtract(row: offsetY + y - radiusY, from: sums)
        }
    }

    /// Returns the pixels of a row of the image. Rows outside it are those at its edges.
    private func pixels(_ row: Int) -> UnsafePointer<SIMD4<UInt8>> {
        let inside: Int = min(max(row, 0), Int(source.height) - 1)
        return UnsafePointer((source.data + inside * source.rowBytes).assumingMemoryBound(to: SIMD4<UInt8>.self))
    }

    private func add(row: Int, to sums: UnsafeMutablePointer<Sum>) {
        let from: UnsafePointer<SIMD4<UInt8>> = pixels(row)
        for x in 0..<Int(source.width) { sums[x] &+= Sum(truncatingIfNeeded: from[x]) }
    }

    private func subtract(row: Int, from sums: UnsafeMutablePointer<Sum>) {
        let from: UnsafePointer<SIMD4<UInt8>> = pixels(row)
        for x in 0..<Int(source.width) { sums[x] &-= Sum(truncatingIfNeeded: from[x]) }
    }

    private func write(row: Int, _ sums: UnsafeMutablePointer<Sum>, _ count: UInt64) {
        let last: Int = Int(source.width) - 1
        let into: UnsafeMutablePointer<SIMD4<UInt8>> = (result.data + row * result.rowBytes).assumingMemoryBound(
            to: SIMD4<UInt8>.self)
        var total = SIMD4<UInt64>(repeating: 0)
        for x in offsetX - radiusX..<offsetX + radiusX {
            total &+= SIMD4<UInt64>(truncatingIfNeeded: sums[min(max(x, 0), last)])
        }
        for x in 0..<Int(result.width) {
            total &+= SIMD4<UInt64>(truncatingIfNeeded: sums[min(max(offsetX + x + radiusX, 0), last)])
            into[x] = SIMD4<UInt8>(truncatingIfNeeded: (total &+ SIMD4(repeating: count / 2)) / count)
            total &-= SIMD4<UInt64>(truncatingIfNeeded: sums[min(max(offsetX + x - radiusX, 0), last)])
        }
    }
}
