/// The blurred content behind a layer.
///
/// The content is averaged over squares of pixels, blurred at this lower resolution, and scaled up again. The lower
/// resolution loses only detail that the blur would remove, and the blur takes a fraction of the time. To save time,
/// the tint is also blended with the content before the content is scaled up.
final class Backdrop {
    /// The side length of a square, in pixels.
    private let factor: Int
    private let radius: Int
    private let saturation: Int
    let area: DeviceRect
    private let width: Int
    private let height: Int
    /// The averaged content before the blur, which is compared to detect changes.
    private var source: [UInt32] = []
    private(set) var blurred: [UInt32] = []
    /// The blurred content, covered with the tint. Unused without a tint.
    private var covered: [UInt32] = []
    /// A color as a premultiplied pixel; 0 for none.
    private var tint: UInt32 = 0
    /// A row or a column of the content while it is blurred: the channels of its pixels, 16 bits apart. Copies of the
    /// first and the last pixel precede and follow them.
    private var line: [UInt64] = []
    /// For each row of pixels, the weight of the nearest row of squares whose center is below it, in 256ths.
    private var weights: [UInt16] = []
    /// The number of the frame in which the content was read.
    private var frame = -1

    /// Creates a backdrop for the pixels of `area` on a screen with `scale` pixels per point.
    init(_ filter: BackdropFilter, area: DeviceRect, scale: Double) {
        let pixels: Double = Double(filter.radius) * scale
        factor = pixels >= 24 ? 8 : pixels >= 8 ? 4 : 1
        // Three box blurs of this radius approximate a Gaussian blur whose standard deviation is half the radius of the
        // filter.
        radius = max(pixels > 0 ? 1 : 0, Int((pixels / 2 / Double(factor)).rounded()))
        saturation = Int((Double(filter.saturation) * 256).rounded())
        self.area = area
        width = (area.width + factor - 1) / factor
        height = (area.height + factor - 1) / factor
        line = [UInt64](repeating: 0, count: max(width, height) + 2 * radius + 1)
        weights = (0..<area.height).map { UInt16(rows(at: $0).weight) }
    }

    /// Reads the content behind the layer at most once per frame, blurs it if it changed, and covers it with `tint`, a
    /// premultiplied pixel. Returns whether the content was blurred.
    func update(from target: PixelBuffer, frame: Int, tint: UInt32 = 0) -> Bool {
        let isBlurred: Bool = blurContent(of: target, frame: frame)
        if isBlurred || tint != self.tint {
            self.tint = tint
            if tint != 0 { cover() }
        }
        return isBlurred
    }

    /// Reads the content behind the layer at most once per frame, and blurs it if it changed. Returns whether it was
    /// blurred.
    private func blurContent(of target: PixelBuffer, frame: Int) -> Bool {
        guard frame != self.frame else { return false }
        self.frame = frame
        let averages: [UInt32] = average(target)
        guard averages != source else { return false }
        source = averages
        blurred = averages
        blurred.withUnsafeMutableBufferPointer { pixels in
            line.withUnsafeMutableBufferPointer { blur(pixels, line: $0) }
            if saturation != 256 { saturate(pixels) }
        }
        return true
    }

    // MARK: Reading

    private func average(_ target: PixelBuffer) -> [UInt32] {
        let readable: DeviceRect = area.intersection(target.area)
        return [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            for row in 0..<height {
                for column in 0..<width {
                    let square = DeviceRect(
                        area.x0 + column * factor, area.y0 + row * factor,
                        min(area.x0 + (column + 1) * factor, area.x1), min(area.y0 + (row + 1) * factor, area.y1)
                    ).intersection(readable)
                    buffer[row * width + column] = square.isEmpty ? 0 : Self.average(target, square)
                }
            }
            count = width * height
        }
    }

    /// Returns the average of at most 64 pixels. Two channels are added at once: their sums fit into 16 bits.
    private static func average(_ target: PixelBuffer, _ square: DeviceRect) -> UInt32 {
        var even: UInt32 = 0
        var odd: UInt32 = 0
        if square.width == 8 {
            // OPTIMIZATION: a row of a whole square is one vector.
            var evens = SIMD8<UInt32>()
            var odds = SIMD8<UInt32>()
            for y in square.y0..<square.y1 {
                let row = UnsafeRawPointer(target.pixel(square.x0, y)).loadUnaligned(as: SIMD8<UInt32>.self)
                evens &+= row & 0x00FF_00FF
                odds &+= (row &>> 8) & 0x00FF_00FF
            }
            even = evens.wrappedSum()
            odd = odds.wrappedSum()
        } else {
            for y in square.y0..<square.y1 {
                let row: UnsafeMutablePointer<UInt32> = target.pixel(square.x0, y)
                for x in 0..<square.width {
                    let pixel: UInt32 = row[x]
                    even &+= pixel & 0x00FF_00FF
                    odd &+= (pixel >> 8) & 0x00FF_00FF
                }
            }
        }
        let count = UInt32(square.area)
        // OPTIMIZATION: the area of a square that is not clipped is a power of two.
        if count == 64 { return Self.mean(odd, shift: 6) << 8 | Self.mean(even, shift: 6) }
        func mean(_ sums: UInt32) -> UInt32 {
            let low: UInt32 = ((sums & 0xFFFF) + count / 2) / count
            let high: UInt32 = ((sums >> 16) + count / 2) / count
            return high << 16 | low
        }
        return mean(odd) << 8 | mean(even)
    }

    /// Divides two sums by a power of two, and rounds. Each sum is small enough that adding half the divisor does not
    /// overflow its 16 bits.
    private static func mean(_ sums: UInt32, shift: UInt32) -> UInt32 {
        ((sums &+ (0x0001_0001 &<< (shift &- 1))) &>> shift) & 0x00FF_00FF
    }

    // MARK: Blurring

    private func blur(_ pixels: UnsafeMutableBufferPointer<UInt32>, line: UnsafeMutableBufferPointer<UInt64>) {
        for _ in 0..<3 {
            for row in 0..<height { blur(pixels, line, start: row * width, step: 1, count: width) }
            for column in 0..<width { blur(pixels, line, start: column, step: width, count: height) }
        }
    }

    /// Replaces each of `count` pixels with the average of the pixels within the radius. Pixels beyond an end count as
    /// copies of the pixel at that end.
    private func blur(
        _ pixels: UnsafeMutableBufferPointer<UInt32>, _ line: UnsafeMutableBufferPointer<UInt64>, start: Int, step: Int,
        count: Int
    ) {
        guard radius > 0, count > 1 else { return }
        // 1. Copy the pixels.
        for index in 0..<count { line[radius &+ index] = Self.spread(pixels[start &+ index &* step]) }
        for index in 0..<radius { line[index] = line[radius] }
        let last: UInt64 = line[radius + count - 1]
        for index in 0...radius { line[radius &+ count &+ index] = last }
        // 2. Add the pixels within the radius of the first pixel.
        let size: Int = 2 * radius + 1
        var sum: UInt64 = 0
        for index in 0..<size { sum &+= line[index] }
        // 3. For each pixel, write the average and update the running sum.
        //
        // OPTIMIZATION: a product in place of a division, for two channels at once. The result is exact for fewer than
        // 256 pixels, and the product of each channel is below 2³².
        let inverse: UInt64 = (1 << 24) / UInt64(size) + 1
        let half: UInt64 = UInt64(size / 2) * 0x0000_0001_0000_0001
        for index in 0..<count {
            pixels[start &+ index &* step] = Self.gather(sum, half: half, inverse: inverse)
            sum = sum &+ line[index &+ size] &- line[index]
        }
    }

    @inline(__always)
    private static func spread(_ pixel: UInt32) -> UInt64 {
        let pixel = UInt64(pixel)
        return pixel & 0xFF | (pixel & 0xFF00) << 8 | (pixel & 0xFF_0000) << 16 | (pixel & 0xFF00_0000) << 24
    }

    @inline(__always)
    private static func gather(_ sum: UInt64, half: UInt64, inverse: UInt64) -> UInt32 {
        let even: UInt64 = (sum & 0x0000_FFFF_0000_FFFF) &+ half
        let odd: UInt64 = (sum &>> 16 & 0x0000_FFFF_0000_FFFF) &+ half
        // The first and the second channel are in the lower half, the third and the fourth in the upper half.
        let pairs: UInt64 =
            ((even &* inverse) &>> 24 & 0x0000_00FF_0000_00FF)
            | ((odd &* inverse) &>> 16 & 0x0000_FF00_0000_FF00)
        return UInt32(truncatingIfNeeded: (pairs & 0xFFFF) | (pairs &>> 16))
    }

    /// Multiplies the difference between each channel and the luminance of its pixel by the saturation.
    private func saturate(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
        for index in pixels.indices {
            let pixel: UInt32 = pixels[index]
            let alpha = Int(pixel >> 24)
            let red = Int(pixel >> 16 & 0xFF)
            let green = Int(pixel >> 8 & 0xFF)
            let blue = Int(pixel & 0xFF)
            let luminance: Int = (red * 54 + green * 183 + blue * 19) >> 8
            func moved(_ value: Int) -> UInt32 {
                UInt32(min(max(0, luminance + ((value - luminance) * saturation) >> 8), alpha))
            }
            pixels[index] = UInt32(alpha) << 24 | moved(red) << 16 | moved(green) << 8 | moved(blue)
        }
    }

    private func cover() {
        if covered.count != blurred.count { covered = blurred }
        for index in covered.indices { covered[index] = PixelBlending.over(tint, blurred[index]) }
    }

    // MARK: Drawing

    /// Writes the covered content to the pixels of `clip`, interpolated between the centers of the squares.
    func draw(into target: PixelBuffer, inside clip: DeviceRect) {
        let clip = clip.intersection(area).intersection(target.area)
        guard !clip.isEmpty, blurred.count == width * height else { return }
        let content: [UInt32] = tint == 0 ? blurred : covered
        content.withUnsafeBufferPointer { pixels in
            weights.withUnsafeBufferPointer { weights in
                var start: Int = clip.y0
                while start < clip.y1 {
                    let (first, second, _): (Int, Int, UInt32) = rows(at: start - area.y0)
                    var end: Int = start + 1
                    while end < clip.y1, rows(at: end - area.y0).first == first { end += 1 }
                    draw(
                        Band(
                            top: UnsafeBufferPointer(rebasing: pixels[first * width..<(first + 1) * width]),
                            bottom: UnsafeBufferPointer(rebasing: pixels[second * width..<(second + 1) * width]),
                            weights: UnsafeBufferPointer(rebasing: weights[start - area.y0..<end - area.y0]),
                            area: DeviceRect(clip.x0, start, clip.x1, end)),
                        into: target)
                    start = end
                }
            }
        }
    }

    /// The pixels between the centers of two rows of squares.
    private struct Band {
        let top: UnsafeBufferPointer<UInt32>
        let bottom: UnsafeBufferPointer<UInt32>
        /// The weight of `bottom` for each row of pixels, in 256ths.
        let weights: UnsafeBufferPointer<UInt16>
        let area: DeviceRect
    }

    /// Returns the two rows of squares with the nearest centers above and below a pixel, and the weight of the second
    /// row, in 256ths.
    private func rows(at pixel: Int) -> (first: Int, second: Int, weight: UInt32) {
        // The center of the pixel minus half a square, in 512ths of a square.
        let place: Int = max(0, ((2 * pixel + 1) * 256) / factor - 256)
        let first: Int = min(place >> 9, height - 1)
        return (first, min(first + 1, height - 1), UInt32((place & 511) >> 1))
    }

    /// Writes the pixels of a band, from square to square.
    private func draw(_ band: Band, into target: PixelBuffer) {
        let half: Int = factor / 2
        var column: Int = band.area.x0 - area.x0
        let end: Int = band.area.x1 - area.x0
        while column < end {
            // The last square whose center is at the pixel or before it, or -1 if there is none.
            let square: Int = (column + factor - half) / factor - 1
            let center: Int = square * factor + half
            let next: Int = min(end, center + factor)
            let left: Int = min(max(0, square), width - 1)
            let right: Int = min(max(0, square + 1), width - 1)
            if factor == 8, next &- column == 8 {
                drawSquare(band, left, right, at: column, into: target)
            } else {
                for x in column..<next { draw(band, left, right, distance: x - center, at: x, into: target) }
            }
            column = next
        }
    }

    /// Writes a column of a band, at a distance in pixels from the center of the square on the left.
    private func draw(_ band: Band, _ left: Int, _ right: Int, distance: Int, at column: Int, into target: PixelBuffer)
    {
        // A square of one pixel has no pixels between centers.
        let weight: UInt32 = factor == 1 ? 0 : UInt32((2 * distance + 1) * 128 / factor)
        let top: UInt32 = PixelBlending.mix(band.top[left], band.top[right], weight)
        let bottom: UInt32 = PixelBlending.mix(band.bottom[left], band.bottom[right], weight)
        for (row, weight) in band.weights.enumerated() {
            target.pixel(column + area.x0, band.area.y0 + row).pointee = PixelBlending.mix(top, bottom, UInt32(weight))
        }
    }

    /// Writes the eight columns of a band between the centers of two squares.
    ///
    /// OPTIMIZATION: the channels of eight pixels are two vectors of 16-bit numbers, which every processor can
    /// multiply. They are mixed horizontally once for the band, and vertically once for each row.
    private func drawSquare(_ band: Band, _ left: Int, _ right: Int, at column: Int, into target: PixelBuffer) {
        let top = PixelChannels(band.top[left], band.top[right])
        let bottom = PixelChannels(band.bottom[left], band.bottom[right])
        for row in band.weights.indices {
            let weight = SIMD16<UInt16>(repeating: band.weights[row])
            top.mix(bottom, weight).store(to: target.pixel(column + area.x0, band.area.y0 + row))
        }
    }

    /// The channels of eight pixels: the first and the third of each, and the second and the fourth.
    private struct PixelChannels {
        var evens: SIMD16<UInt16>
        var odds: SIMD16<UInt16>

        /// Creates the pixels between the centers of two squares.
        @inline(__always)
        init(_ left: UInt32, _ right: UInt32) {
            evens = Self.mix(Self.channels(left), Self.channels(right), Self.weights)
            odds = Self.mix(Self.channels(left >> 8), Self.channels(right >> 8), Self.weights)
        }

        @inline(__always)
        private init(evens: SIMD16<UInt16>, odds: SIMD16<UInt16>) {
            self.evens = evens
            self.odds = odds
        }

        /// The weight of the second square for each of the eight pixels, in 256ths, once for each channel.
        private static let weights = SIMD16<UInt16>(
            16, 16, 48, 48, 80, 80, 112, 112, 144, 144, 176, 176, 208, 208, 240, 240)

        /// The first and the third channel of a pixel, repeated for eight pixels.
        @inline(__always)
        private static func channels(_ pixel: UInt32) -> SIMD16<UInt16> {
            unsafeBitCast(SIMD8<UInt32>(repeating: pixel & 0x00FF_00FF), to: SIMD16<UInt16>.self)
        }

        @inline(__always)
        private static func mix(
            _ first: SIMD16<UInt16>, _ second: SIMD16<UInt16>, _ weight: SIMD16<UInt16>
        ) -> SIMD16<UInt16> {
            ((first &<< 8) &+ (second &- first) &* weight) &>> 8
        }

        /// Returns a mix of these pixels and `other`. `weight` is the weight of `other`, in 256ths.
        @inline(__always)
        func mix(_ other: PixelChannels, _ weight: SIMD16<UInt16>) -> PixelChannels {
            PixelChannels(
                evens: Self.mix(evens, other.evens, weight), odds: Self.mix(odds, other.odds, weight))
        }

        @inline(__always)
        func store(to pixels: UnsafeMutablePointer<UInt32>) {
            UnsafeMutableRawPointer(pixels).storeBytes(of: evens | (odds &<< 8), as: SIMD16<UInt16>.self)
        }
    }
}
