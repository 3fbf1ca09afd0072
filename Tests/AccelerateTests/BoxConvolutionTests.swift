import Accelerate
import Expectations
import Testing

/// The mean of pixels, compared with a direct computation.
struct BoxConvolutionTests {
    private let width = 7
    private let height = 5

    private func noise() -> [UInt8] {
        var state: UInt32 = 3
        return (0..<width * height * 4).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
    }

    /// Calls the function with rows of bytes, and returns the error and the result.
    private func convolve(
        _ bytes: [UInt8], across: UInt32, along: UInt32, x: Int = 0, y: Int = 0, width: Int = 7, height: Int = 5,
        flags: Int = kvImageEdgeExtend
    ) -> (vImage_Error, [UInt8]) {
        var (source, result) = (bytes, [UInt8](repeating: 0, count: width * height * 4))
        let error: vImage_Error = source.withUnsafeMutableBytes { from in
            result.withUnsafeMutableBytes { into in
                var input = vImage_Buffer(data: from.baseAddress, height: 5, width: 7, rowBytes: 28)
                var output = vImage_Buffer(
                    data: into.baseAddress, height: vImagePixelCount(height), width: vImagePixelCount(width),
                    rowBytes: width * 4)
                return vImageBoxConvolve_ARGB8888(
                    &input, &output, nil, vImagePixelCount(x), vImagePixelCount(y), along, across, nil,
                    vImage_Flags(flags))
            }
        }
        return (error, result)
    }

    @Test(arguments: [(1, 1), (3, 3), (5, 1), (1, 7), (21, 9)])
    func `each byte is the mean of the bytes around it`(across: Int, along: Int) {
        let bytes: [UInt8] = noise()
        let (error, result) = convolve(bytes, across: UInt32(across), along: UInt32(along))
        expect(error, equals: kvImageNoError)
        for y in 0..<height {
            for x in 0..<width * 4 {
                var sum = 0
                for dy in -(along / 2)...along / 2 {
                    for dx in -(across / 2)...across / 2 {
                        let row: Int = min(max(y + dy, 0), height - 1)
                        let column: Int = min(max(x / 4 + dx, 0), width - 1)
                        sum += Int(bytes[(row * width + column) * 4 + x % 4])
                    }
                }
                let count: Int = across * along
                expect(Int(result[y * width * 4 + x]), equals: (sum + count / 2) / count)
            }
        }
    }

    @Test func `a part of the image is computed`() {
        let bytes: [UInt8] = noise()
        let (_, whole) = convolve(bytes, across: 3, along: 3)
        let (error, part) = convolve(bytes, across: 3, along: 3, x: 2, y: 1, width: 4, height: 3)
        expect(error, equals: kvImageNoError)
        for y in 0..<3 {
            let start: Int = ((y + 1) * width + 2) * 4
            expect(Array(part[y * 16..<y * 16 + 16]), equals: Array(whole[start..<start + 16]))
        }
    }

    @Test func `invalid arguments are reported`() {
        let bytes: [UInt8] = noise()
        expect(convolve(bytes, across: 2, along: 3).0, equals: kvImageInvalidKernelSize)
        expect(convolve(bytes, across: 3, along: 0).0, equals: kvImageInvalidKernelSize)
        expect(convolve(bytes, across: 3, along: 3, flags: 0).0, equals: kvImageInvalidEdgeStyle)
        expect(convolve(bytes, across: 3, along: 3, x: 1).0, equals: kvImageRoiLargerThanInputBuffer)
        expect(convolve(bytes, across: 3, along: 3, y: 9).0, equals: kvImageRoiLargerThanInputBuffer)
        var empty = vImage_Buffer()
        var other = vImage_Buffer()
        let error: vImage_Error = vImageBoxConvolve_ARGB8888(
            &empty, &other, nil, 0, 0, 3, 3, nil, vImage_Flags(kvImageEdgeExtend))
        expect(error, equals: kvImageNullPointerArgument)
    }
}
