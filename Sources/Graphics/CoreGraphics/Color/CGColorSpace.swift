/// A specification of how to interpret the components of a color.
///
/// Two spaces with the same name are equal. Drawing uses sRGB; components of other spaces are converted and clamped to
/// the gamut of sRGB. Device RGB is treated as sRGB, and device CMYK is converted without a profile.
public final class CGColorSpace: Sendable {
    let kind: Kind

    /// The space of the colors in which an uncolored pattern is drawn; nil for other spaces.
    public let baseColorSpace: CGColorSpace?

    private init(_ kind: Kind, base: CGColorSpace? = nil) {
        self.kind = kind
        baseColorSpace = base
    }

    /// Creates a space for patterns.
    ///
    /// - Parameter baseSpace: The space of the color in which an uncolored pattern is drawn; nil for colored patterns.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        if baseSpace?.model == .pattern { return nil }
        self.init(.pattern, base: baseSpace)
    }

    /// Creates the space with the given name, or returns nil if no such space exists.
    public convenience init?(name: CFString) {
        guard let kind = Kind(rawValue: name as String), kind != .pattern else { return nil }
        self.init(kind)
    }

    /// The name for `init(name:)`, or nil for device spaces and the spaces of patterns, which have none.
    public var name: CFString? {
        kind.isDevice || kind == .pattern ? nil : kind.rawValue as CFString
    }

    /// The number of components of a color, without the alpha.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .cmyk: 4
        case .pattern: baseColorSpace?.numberOfComponents ?? 0
        default: 3
        }
    }

    /// The color model of the components.
    public var model: CGColorSpaceModel {
        switch kind {
        case .deviceGray, .genericGrayGamma2_2, .linearGray, .extendedGray: .monochrome
        case .deviceCMYK: .cmyk
        case .pattern: .pattern
        default: .rgb
        }
    }

    /// Whether the gamut of the space exceeds the sRGB gamut.
    public var isWideGamutRGB: Bool {
        switch kind {
        case .displayP3, .extendedSRGB, .extendedLinearSRGB: true
        default: false
        }
    }

    /// Whether contexts can draw in this space.
    public var supportsOutput: Bool {
        kind != .pattern
    }

    static let deviceRGBSpace = CGColorSpace(.deviceRGB)
    static let deviceGraySpace = CGColorSpace(.deviceGray)
    static let deviceCMYKSpace = CGColorSpace(.deviceCMYK)
    static let sRGBSpace = CGColorSpace(.sRGB)
    static let extendedSRGBSpace = CGColorSpace(.extendedSRGB)
    static let graySpace = CGColorSpace(.genericGrayGamma2_2)
    static let patternSpace = CGColorSpace(.pattern)
}

extension CGColorSpace {
    /// The supported spaces. The raw value is Apple's name of the space.
    enum Kind: String, Sendable {
        case deviceRGB = "DeviceRGB"
        case deviceGray = "DeviceGray"
        case deviceCMYK = "DeviceCMYK"
        case pattern = "Pattern"
        case sRGB = "kCGColorSpaceSRGB"
        case extendedSRGB = "kCGColorSpaceExtendedSRGB"
        case linearSRGB = "kCGColorSpaceLinearSRGB"
        case extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
        case displayP3 = "kCGColorSpaceDisplayP3"
        case genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
        case linearGray = "kCGColorSpaceLinearGray"
        case extendedGray = "kCGColorSpaceExtendedGray"

        var isDevice: Bool {
            switch self {
            case .deviceRGB, .deviceGray, .deviceCMYK: true
            default: false
            }
        }
    }

    /// The name of sRGB, the standard space of screens and the web.
    public static var sRGB: CFString { Kind.sRGB.rawValue as CFString }
    /// The name of extended sRGB, whose components may be outside 0…1.
    public static var extendedSRGB: CFString { Kind.extendedSRGB.rawValue as CFString }
    /// The name of sRGB with linear components.
    public static var linearSRGB: CFString { Kind.linearSRGB.rawValue as CFString }
    /// The name of extended linear sRGB, whose components may be outside 0…1.
    public static var extendedLinearSRGB: CFString { Kind.extendedLinearSRGB.rawValue as CFString }
    /// The name of Display P3, the wide-gamut space of newer screens.
    public static var displayP3: CFString { Kind.displayP3.rawValue as CFString }
    /// The name of the gray space with gamma 2.2.
    public static var genericGrayGamma2_2: CFString { Kind.genericGrayGamma2_2.rawValue as CFString }
    /// The name of the gray space with linear components.
    public static var linearGray: CFString { Kind.linearGray.rawValue as CFString }
    /// The name of the extended gray space, whose components may be outside 0…1.
    public static var extendedGray: CFString { Kind.extendedGray.rawValue as CFString }
}

extension CGColorSpace: Hashable {
    /// Returns whether both are the same space.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left === right || left.kind == right.kind && left.baseColorSpace == right.baseColorSpace
    }

    /// Hashes the kind of the space.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
    }
}

/// Returns the RGB space of the device, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace.deviceRGBSpace
}

/// Returns the gray space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace.deviceGraySpace
}

/// Returns the CMYK space of the device. Its colors are converted without a profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
    CGColorSpace.deviceCMYKSpace
}
