/// The positions of the components in a pixel, for Apple's bitmap layouts with 8 or 16 bits per component.
struct BitmapLayout: Equatable, Sendable {
    var bytesPerPixel: Int
    /// The number of bytes of a component, 1 or 2.
    var componentBytes = 1
    /// The index of the most significant byte of each component. In gray pixels, all three are the same.
    var red: Int
    var green: Int
    var blue: Int
    /// The index of the most significant byte of the alpha, or nil if pixels are opaque.
    var alpha: Int?
    var isPremultiplied: Bool

    /// Cairo's layouts.
    static let color = BitmapLayout(bytesPerPixel: 4, red: 2, green: 1, blue: 0, alpha: 3, isPremultiplied: true)
    static let opaque = BitmapLayout(bytesPerPixel: 4, red: 2, green: 1, blue: 0, alpha: nil, isPremultiplied: true)

    /// Cairo's layouts with red and blue swapped. Cairo can draw into them if all colors are also swapped.
    static let swapped = BitmapLayout(bytesPerPixel: 4, red: 0, green: 1, blue: 2, alpha: 3, isPremultiplied: true)
    static let swappedOpaque = BitmapLayout(
        bytesPerPixel: 4, red: 0, green: 1, blue: 2, alpha: nil, isPremultiplied: true)
}

extension BitmapLayout {
    /// Creates the layout that the parameters of `CGContext` or `CGImage` describe, or returns nil if the layout is not
    /// supported. The supported layouts have 8 or 16 bits per component, gray or RGB, with an optional alpha or unused
    /// component before or after the color components.
    init?(bitsPerComponent: Int, bitsPerPixel: Int, model: CGColorSpaceModel, info: CGBitmapInfo) {
        guard !info.contains(.floatComponents), let alphaInfo = info.alphaInfo, let order = info.byteOrder else {
            return nil
        }
        switch (bitsPerComponent, order) {
        case (8, .orderDefault), (8, .order32Big), (8, .order32Little): componentBytes = 1
        case (16, .orderDefault), (16, .order16Big), (16, .order16Little): componentBytes = 2
        default: return nil
        }
        let colors: Int
        switch model {
        case .rgb: colors = 3
        case .monochrome: colors = 1
        default: return nil
        }
        let hasAlphaComponent: Bool = alphaInfo != .none
        let count: Int = colors + (hasAlphaComponent ? 1 : 0)
        guard alphaInfo != .alphaOnly, bitsPerPixel == count * bitsPerComponent else { return nil }
        let isReversed: Bool = order == .order32Little
        if isReversed, count != 4 { return nil }
        func place(_ index: Int) -> Int {
            if bitsPerComponent == 16 { return index * 2 + (order == .order16Little ? 1 : 0) }
            return isReversed ? count - 1 - index : index
        }

        let isFirst: Bool
        switch alphaInfo {
        case .premultipliedFirst, .first, .noneSkipFirst: isFirst = true
        default: isFirst = false
        }
        let firstColor: Int = isFirst ? 1 : 0
        bytesPerPixel = count * componentBytes
        red = place(firstColor)
        green = place(firstColor + (colors == 3 ? 1 : 0))
        blue = place(firstColor + (colors == 3 ? 2 : 0))
        switch alphaInfo {
        case .premultipliedFirst, .first: alpha = place(0)
        case .premultipliedLast, .last: alpha = place(count - 1)
        default: alpha = nil
        }
        isPremultiplied = alphaInfo != .first && alphaInfo != .last
    }

    private var isGray: Bool { red == blue }

    /// Converts a row of this layout to Cairo's. The less significant bytes of components are ignored.
    func decode(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, width: Int) {
        var from = source
        var into = target
        for _ in 0..<width {
            var values = SIMD3<UInt16>(UInt16(from[red]), UInt16(from[green]), UInt16(from[blue]))
            var opacity: UInt8 = 255
            if let alpha {
                opacity = from[alpha]
                let limit = UInt16(opacity)
                if isPremultiplied {
                    values = pointwiseMin(values, SIMD3(repeating: limit))
                } else {
                    values = Self.divideBy255(values &* limit)
                }
            }
            into[0] = UInt8(truncatingIfNeeded: values.z)
            into[1] = UInt8(truncatingIfNeeded: values.y)
            into[2] = UInt8(truncatingIfNeeded: values.x)
            into[3] = opacity
            from += bytesPerPixel
            into += 4
        }
    }

    /// Converts a row of Cairo's layout to this one.
    func encode(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, width: Int) {
        var from = source
        var into = target
        for _ in 0..<width {
            var values = SIMD3<UInt16>(UInt16(from[2]), UInt16(from[1]), UInt16(from[0]))
            let opacity = UInt16(from[3])
            if !isPremultiplied, opacity > 0 {
                let half = SIMD3<UInt16>(repeating: opacity / 2)
                values = pointwiseMin((values &* 255 &+ half) / opacity, SIMD3(repeating: 255))
            }
            if isGray {
                let weighted: UInt32 = UInt32(values.x) * 54 + UInt32(values.y) * 183 + UInt32(values.z) * 19
                into[red] = UInt8(truncatingIfNeeded: (weighted + 128) >> 8)
            } else {
                into[red] = UInt8(truncatingIfNeeded: values.x)
                into[green] = UInt8(truncatingIfNeeded: values.y)
                into[blue] = UInt8(truncatingIfNeeded: values.z)
            }
            if let alpha { into[alpha] = UInt8(truncatingIfNeeded: opacity) }
            if componentBytes == 2 {
                // Both bytes of a component are equal, so that 255 becomes 65,535.
                for place in stride(from: red & 1, to: bytesPerPixel, by: 2) { into[place ^ 1] = into[place] }
            }
            from += 4
            into += bytesPerPixel
        }
    }

    /// Returns the exact rounded quotient, for products of two bytes.
    private static func divideBy255(_ value: SIMD3<UInt16>) -> SIMD3<UInt16> {
        let rounded = value &+ 128
        return (rounded &+ (rounded &>> 8)) &>> 8
    }
}
