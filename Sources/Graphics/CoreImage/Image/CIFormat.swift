/// A layout of pixels in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    /// The number of the format.
    public let rawValue: Int32

    /// Creates a format from its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Four bytes: alpha, red, green and blue.
    public static let ARGB8 = CIFormat(rawValue: 1)
    /// Four bytes: blue, green, red and alpha.
    public static let BGRA8 = CIFormat(rawValue: 2)
    /// Four bytes: red, green, blue and alpha.
    public static let RGBA8 = CIFormat(rawValue: 3)
    /// Four bytes: alpha, blue, green and red.
    public static let ABGR8 = CIFormat(rawValue: 4)
    /// Four numbers of 32 bits: red, green, blue and alpha.
    public static let RGBAf = CIFormat(rawValue: 5)
    /// One byte: red.
    public static let R8 = CIFormat(rawValue: 6)
    /// One byte: the luminance.
    public static let L8 = CIFormat(rawValue: 7)
    /// One byte: the alpha.
    public static let A8 = CIFormat(rawValue: 8)

    var bytesPerPixel: Int {
        switch self {
        case .RGBAf: 16
        case .R8, .L8, .A8: 1
        default: 4
        }
    }

    var isGray: Bool { self == .L8 || self == .R8 }

    /// The equivalent layout of Core Graphics, or nil if Core Graphics does not support the format.
    var bitmapInfo: CGBitmapInfo? {
        let alphaFirst: UInt32 = CGImageAlphaInfo.premultipliedFirst.rawValue
        let alphaLast: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue
        let reversed: UInt32 = CGBitmapInfo.byteOrder32Little.rawValue
        switch self {
        case .ARGB8: return CGBitmapInfo(rawValue: alphaFirst)
        case .BGRA8: return CGBitmapInfo(rawValue: alphaFirst | reversed)
        case .RGBA8: return CGBitmapInfo(rawValue: alphaLast)
        case .ABGR8: return CGBitmapInfo(rawValue: alphaLast | reversed)
        case .L8: return CGBitmapInfo(rawValue: 0)
        default: return nil
        }
    }
}
