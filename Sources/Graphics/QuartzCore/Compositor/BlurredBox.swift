import CoreGraphics
import Foundation

/// The blurred coverage of a rounded box, which is its shadow. A large box is stored as a small box whose middle is
/// stretched.
final class BlurredBox {
    struct Key: Hashable {
        /// The size of the stored box before the blur, in pixels. For a large box, the smallest size that keeps its
        /// corners apart.
        var width: Int
        var height: Int
        var corner: CornerShape
        var corners: UInt
        /// The standard deviation of the blur, in hundredths of a pixel.
        var deviation: Int
    }

    /// The radius of the blur, in pixels.
    let reach: Int
    let width: Int
    let height: Int
    /// The length at each end that does not stretch, in pixels.
    private let fixed: Int
    private let stretches: (across: Bool, down: Bool)
    private let bytes: UnsafeMutablePointer<UInt8>

    private init(_ key: Key, fixed: Int, stretches: (Bool, Bool), mask: CornerMask) {
        let blur = BoxBlur(deviation: Double(key.deviation) / 100)
        reach = blur.reach
        width = key.width + 2 * reach
        height = key.height + 2 * reach
        self.fixed = fixed
        self.stretches = stretches
        bytes = .allocate(capacity: width * height)
        bytes.initialize(repeating: 0, count: width * height)
        let box = RoundedBox(
            DeviceRect(reach, reach, reach + key.width, reach + key.height),
            corners: CACornerMask(rawValue: key.corners),
            mask: mask)
        for y in box.rect.y0..<box.rect.y1 {
            let row: UnsafeMutablePointer<UInt8> = bytes + y * width
            box.forEachRun(y: y, x0: box.rect.x0, x1: box.rect.x1) { x, count, coverage in
                if let coverage { (row + x).update(from: coverage, count: count) } else { memset(row + x, 255, count) }
            }
        }
        blur.apply(to: bytes, width: width, height: height, rowBytes: width)
    }

    deinit {
        bytes.deallocate()
    }

    /// Returns the blurred coverage of `box`.
    static func of(_ box: RoundedBox, deviation: Double) -> BlurredBox {
        let reach: Int = BoxBlur(deviation: deviation).reach
        // Beyond this distance from an end, the corners do not affect the pixels.
        let fixed: Int = box.mask.size + 2 * reach
        let minimumLength: Int = 2 * (box.mask.size + reach) + 1
        let key = Key(
            width: min(box.rect.width, minimumLength), height: min(box.rect.height, minimumLength),
            corner: box.mask.shape,
            corners: box.corners.rawValue, deviation: Int((deviation * 100).rounded()))
        let thread = LayerThread.current
        if let cached = thread.blurredBoxes[key] { return cached }
        if thread.blurredBoxes.count >= 64 { thread.blurredBoxes.removeAll() }
        let stretches: (Bool, Bool) = (box.rect.width >= minimumLength, box.rect.height >= minimumLength)
        let blurred = BlurredBox(key, fixed: fixed, stretches: stretches, mask: box.mask)
        thread.blurredBoxes[key] = blurred
        return blurred
    }

    /// Returns the stored column or row for position `place` in a box that is `length` pixels long.
    @inline(__always)
    private func source(_ place: Int, _ length: Int, _ own: Int, _ stretches: Bool) -> Int {
        guard stretches else { return place }
        if place < fixed { return place }
        if place >= length - fixed { return own - (length - place) }
        return fixed
    }

    /// Draws `color` over a buffer, with the coverage of the blurred box.
    ///
    /// - Parameter rect: The rectangle of the box before the blur, at the position of the shadow.
    func draw(_ rect: DeviceRect, color: UInt32, into target: PixelBuffer, inside clip: DeviceRect) {
        let shown = rect.insetBy(-reach)
        let visible = shown.intersection(clip).intersection(target.area)
        guard !visible.isEmpty else { return }
        let middleStart: Int = stretches.across ? min(max(shown.x0 + fixed, visible.x0), visible.x1) : visible.x1
        let middleEnd: Int = stretches.across ? max(middleStart, min(shown.x1 - fixed, visible.x1)) : visible.x1
        for y in visible.y0..<visible.y1 {
            let row: UnsafeMutablePointer<UInt8> =
                bytes + source(y - shown.y0, shown.height, height, stretches.down) * width
            let left: Int = source(visible.x0 - shown.x0, shown.width, width, stretches.across)
            if middleStart > visible.x0 {
                PixelBlending.over(
                    color, through: UnsafePointer(row + left), to: target.pixel(visible.x0, y),
                    count: middleStart - visible.x0)
            }
            if middleEnd > middleStart {
                let pixel = PixelBlending.scale(color, UInt32(row[fixed]))
                PixelBlending.over(pixel, to: target.pixel(middleStart, y), count: middleEnd - middleStart)
            }
            if visible.x1 > middleEnd {
                let right: Int = source(middleEnd - shown.x0, shown.width, width, stretches.across)
                PixelBlending.over(
                    color, through: UnsafePointer(row + right), to: target.pixel(middleEnd, y),
                    count: visible.x1 - middleEnd)
            }
        }
    }
}
