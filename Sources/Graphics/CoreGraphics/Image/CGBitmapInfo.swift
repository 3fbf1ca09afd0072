/// The position of the alpha in a pixel, and whether the color components are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha.
    case none = 0
    /// Alpha after the color components, which are multiplied by it.
    case premultipliedLast = 1
    /// Alpha before the color components, which are multiplied by it.
    case premultipliedFirst = 2
    /// Alpha after the color components.
    case last = 3
    /// Alpha before the color components.
    case first = 4
    /// An unused byte after the color components.
    case noneSkipLast = 5
    /// An unused byte before the color components.
    case noneSkipFirst = 6
    /// Alpha without color components.
    case alphaOnly = 7
}

/// The order of the bytes of a pixel in memory.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits of `CGBitmapInfo` that contain the order.
    case orderMask = 0x7000
    /// The default order, which is big-endian.
    case orderDefault = 0
    /// 16-bit units in little-endian order.
    case order16Little = 0x1000
    /// 32-bit units in little-endian order.
    case order32Little = 0x2000
    /// 16-bit units in big-endian order.
    case order16Big = 0x3000
    /// 32-bit units in big-endian order.
    case order32Big = 0x4000
}

/// The sizes of the components of a pixel.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    /// The bits of `CGBitmapInfo` that contain the format.
    case mask = 0xF0000
    /// Components with the number of bits per component.
    case packed = 0
    /// Components of 5 bits.
    case RGB555 = 0x10000
    /// Red and blue components of 5 bits, and a green component of 6 bits.
    case RGB565 = 0x20000
    /// Components of 10 bits.
    case RGB101010 = 0x30000
    /// Components of 10 bits in an extended range.
    case RGBCIF10 = 0x40000
}

/// The layout of a bitmap's pixels: alpha, number format and byte order in one number.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt32

    /// Creates a layout from raw bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits that contain a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that indicate whether components are floating-point numbers.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Floating-point components.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that contain a `CGImageByteOrderInfo`.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The default order, which is big-endian.
    public static let byteOrderDefault: CGBitmapInfo = []
    /// 16-bit units in little-endian order.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// 32-bit units in little-endian order.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 16-bit units in big-endian order.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// 32-bit units in big-endian order.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    /// The layout of Cairo's memory, which needs no conversion.
    static let native = CGBitmapInfo(rawValue: 0x2000 | CGImageAlphaInfo.premultipliedFirst.rawValue)
    static let nativeOpaque = CGBitmapInfo(rawValue: 0x2000 | CGImageAlphaInfo.noneSkipFirst.rawValue)

    var alphaInfo: CGImageAlphaInfo? {
        CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue)
    }

    var byteOrder: CGImageByteOrderInfo? {
        CGImageByteOrderInfo(rawValue: rawValue & Self.byteOrderMask.rawValue)
    }
}
