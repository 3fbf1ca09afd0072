/// The pixels of an image as indices of a table of at most 256 colors.
///
/// A picture with few colors keeps them. Otherwise, the colors are divided into boxes with about the same number of
/// pixels, and each box becomes its mean color. Pixels that are less than half opaque become transparent.
struct IndexedPixels {
    private(set) var colors: [SIMD3<UInt8>] = []
    private(set) var indices: [UInt8] = []
    private(set) var transparentIndex: UInt8?

    /// Returns nil if memory cannot be allocated.
    init?(_ image: CGImage) {
        let size = CGSize(width: image.width, height: image.height)
        guard let context = CGContext(topLeftSize: size, scale: 1, opaque: false) else { return nil }
        context.drawUpright(image, in: CGRect(origin: .zero, size: size), filter: .nearest)
        guard let memory = context.data?.assumingMemoryBound(to: UInt8.self) else { return nil }
        var pixels: [SIMD3<UInt8>?] = []
        pixels.reserveCapacity(image.width * image.height)
        for row in 0..<image.height {
            let start = memory + row * context.bytesPerRow
            for column in 0..<image.width { pixels.append(Self.color(start + column * 4)) }
        }
        index(pixels)
    }

    /// Returns the color of a pixel that is premultiplied; nil if it is transparent.
    private static func color(_ pixel: UnsafePointer<UInt8>) -> SIMD3<UInt8>? {
        guard pixel[3] >= 128 else { return nil }
        if pixel[3] == 255 { return SIMD3(pixel[2], pixel[1], pixel[0]) }
        let alpha = UInt16(pixel[3])
        let values = SIMD3<UInt16>(UInt16(pixel[2]), UInt16(pixel[1]), UInt16(pixel[0]))
        let straight: SIMD3<UInt16> = (values &* 255 &+ alpha / 2) / alpha
        return SIMD3(truncatingIfNeeded: pointwiseMin(straight, SIMD3(repeating: 255)))
    }

    private mutating func index(_ pixels: [SIMD3<UInt8>?]) {
        let hasTransparency: Bool = pixels.contains { $0 == nil }
        let limit: Int = hasTransparency ? 255 : 256
        var counts: [SIMD3<UInt8>: Int] = [:]
        for case let color? in pixels { counts[color, default: 0] += 1 }
        var places: [SIMD3<UInt8>: UInt8] = [:]
        for box in ColorBox.boxes(of: counts, limit: limit) {
            for color in box.colors { places[color.value] = UInt8(colors.count) }
            colors.append(box.mean)
        }
        if hasTransparency {
            transparentIndex = UInt8(colors.count)
            colors.append(.zero)
        }
        let transparent: UInt8 = transparentIndex ?? 0
        indices = pixels.map { $0.flatMap { places[$0] } ?? transparent }
    }
}

/// A group of colors that are similar.
private struct ColorBox {
    struct Color {
        var value: SIMD3<UInt8>
        var count: Int
    }

    let colors: [Color]
    /// The number of pixels with these colors.
    private let count: Int
    /// The length of the box along each component.
    private let extent: SIMD3<Int>

    init(_ colors: [Color]) {
        self.colors = colors
        count = colors.reduce(0) { $0 + $1.count }
        var (low, high) = (SIMD3<UInt8>(repeating: 255), SIMD3<UInt8>.zero)
        for color in colors {
            low = pointwiseMin(low, color.value)
            high = pointwiseMax(high, color.value)
        }
        extent = SIMD3<Int>(truncatingIfNeeded: high) &- SIMD3<Int>(truncatingIfNeeded: low)
    }

    /// Divides colors into at most `limit` boxes.
    static func boxes(of counts: [SIMD3<UInt8>: Int], limit: Int) -> [ColorBox] {
        let colors: [Color] = counts.map { Color(value: $0.key, count: $0.value) }
        guard colors.count > limit else {
            // The order of a dictionary differs in each process.
            return colors.sorted { $0.value.number < $1.value.number }.map { ColorBox([$0]) }
        }
        var boxes: [ColorBox] = [ColorBox(colors.sorted { $0.value.number < $1.value.number })]
        while boxes.count < limit {
            let divisible: [Int] = boxes.indices.filter { boxes[$0].colors.count > 1 }
            guard let index = divisible.max(by: { boxes[$0].weight < boxes[$1].weight }) else { break }
            let (first, second) = boxes[index].halves()
            boxes[index] = first
            boxes.append(second)
        }
        return boxes
    }

    /// The importance of dividing the box.
    private var weight: Int { count * extent.max() }

    /// Divides the box across its longest side, so that each half has about the same number of pixels.
    private func halves() -> (ColorBox, ColorBox) {
        let side: Int = (0..<3).max { extent[$0] < extent[$1] } ?? 0
        let sorted: [Color] = colors.sorted {
            ($0.value[side], $0.value.number) < ($1.value[side], $1.value.number)
        }
        var end = 0
        var passed = 0
        while end < sorted.count - 1, passed * 2 < count {
            passed += sorted[end].count
            end += 1
        }
        end = max(1, end)
        return (ColorBox(Array(sorted[..<end])), ColorBox(Array(sorted[end...])))
    }

    /// The mean of the pixels.
    var mean: SIMD3<UInt8> {
        var sum = SIMD3<Int>.zero
        for color in colors { sum &+= SIMD3<Int>(truncatingIfNeeded: color.value) &* color.count }
        return SIMD3<UInt8>(truncatingIfNeeded: (sum &+ count / 2) / SIMD3<Int>(repeating: max(1, count)))
    }
}

extension SIMD3<UInt8> {
    /// The components as one number.
    fileprivate var number: Int { Int(x) << 16 | Int(y) << 8 | Int(z) }
}
