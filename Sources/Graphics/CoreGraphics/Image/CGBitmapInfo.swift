/// Where a pixel keeps its alpha, and whether its colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha.
    case none = 0
    /// Alpha after the colours, which are multiplied by it.
    case premultipliedLast = 1
    /// Alpha before the colours, which are multiplied by it.
    case premultipliedFirst = 2
    /// Alpha after the colours.
    case last = 3
    /// Alpha before the colours.
    case first = 4
    /// A byte after the colours that means nothing.
    case noneSkipLast = 5
    /// A byte before the colours that means nothing.
    case noneSkipFirst = 6
    /// Alpha and no colours.
    case alphaOnly = 7
}

/// In which order the bytes of a pixel lie in memory.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits of `CGBitmapInfo` that hold the order.
    case orderMask = 0x7000
    /// As the components are named.
    case orderDefault = 0
    /// Pairs of bytes, the last one first.
    case order16Little = 0x1000
    /// Groups of four bytes, the last one first.
    case order32Little = 0x2000
    /// Pairs of bytes, the first one first.
    case order16Big = 0x3000
    /// Groups of four bytes, the first one first.
    case order32Big = 0x4000
}

/// How the pixels of a bitmap lie in memory: alpha, number format and byte order in one number.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Information from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits that hold a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that tell whether components are floating point.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating point.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that hold a `CGImageByteOrderInfo`.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Bytes lie as the components are named.
    public static let byteOrderDefault: CGBitmapInfo = []
    /// Pairs of bytes, the last one first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// Groups of four bytes, the last one first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// Pairs of bytes, the first one first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// Groups of four bytes, the first one first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    /// The layout of Cairo's memory, the one that needs no conversion.
    static let native = CGBitmapInfo(rawValue: 0x2000 | CGImageAlphaInfo.premultipliedFirst.rawValue)
    static let nativeOpaque = CGBitmapInfo(rawValue: 0x2000 | CGImageAlphaInfo.noneSkipFirst.rawValue)

    var alphaInfo: CGImageAlphaInfo? {
        CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue)
    }

    var byteOrder: CGImageByteOrderInfo? {
        CGImageByteOrderInfo(rawValue: rawValue & Self.byteOrderMask.rawValue)
    }
}
