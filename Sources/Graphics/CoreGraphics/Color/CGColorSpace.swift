/// What the components of a colour mean.
///
/// Two spaces of the same name are equal.
/// Drawing happens in sRGB; the components of other spaces are converted, and clamped to what sRGB can show.
/// Device colours are taken as sRGB, device CMYK is converted without a profile.
public final class CGColorSpace: Sendable {
    let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// The space of that name, or nil when there is none.
    public convenience init?(name: CFString) {
        guard let kind = Kind(rawValue: name as String) else { return nil }
        self.init(kind)
    }

    /// The name that `init(name:)` takes, or nil for device spaces, which have none.
    public var name: CFString? {
        kind.isDevice ? nil : kind.rawValue as CFString
    }

    /// The number of components of a colour, without its alpha.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .cmyk: 4
        default: 3
        }
    }

    /// What the components stand for.
    public var model: CGColorSpaceModel {
        switch kind {
        case .deviceGray, .genericGrayGamma2_2, .linearGray, .extendedGray: .monochrome
        case .deviceCMYK: .cmyk
        default: .rgb
        }
    }

    /// Whether the space holds colours that sRGB cannot show.
    public var isWideGamutRGB: Bool {
        switch kind {
        case .displayP3, .extendedSRGB, .extendedLinearSRGB: true
        default: false
        }
    }

    /// Whether contexts can draw in this space.
    public var supportsOutput: Bool {
        true
    }

    static let deviceRGBSpace = CGColorSpace(.deviceRGB)
    static let deviceGraySpace = CGColorSpace(.deviceGray)
    static let deviceCMYKSpace = CGColorSpace(.deviceCMYK)
    static let sRGBSpace = CGColorSpace(.sRGB)
    static let extendedSRGBSpace = CGColorSpace(.extendedSRGB)
    static let graySpace = CGColorSpace(.genericGrayGamma2_2)
}

extension CGColorSpace {
    /// The spaces there are; the raw value is Apple's name of the space.
    enum Kind: String, Sendable {
        case deviceRGB = "DeviceRGB"
        case deviceGray = "DeviceGray"
        case deviceCMYK = "DeviceCMYK"
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

    /// The name of the standard RGB space of screens and the web.
    public static var sRGB: CFString { Kind.sRGB.rawValue as CFString }
    /// The name of sRGB without limits: components may lie outside 0…1.
    public static var extendedSRGB: CFString { Kind.extendedSRGB.rawValue as CFString }
    /// The name of sRGB with components in proportion to light.
    public static var linearSRGB: CFString { Kind.linearSRGB.rawValue as CFString }
    /// The name of linear sRGB without limits.
    public static var extendedLinearSRGB: CFString { Kind.extendedLinearSRGB.rawValue as CFString }
    /// The name of the wide space of newer screens.
    public static var displayP3: CFString { Kind.displayP3.rawValue as CFString }
    /// The name of the grey space with gamma 2.2.
    public static var genericGrayGamma2_2: CFString { Kind.genericGrayGamma2_2.rawValue as CFString }
    /// The name of the grey space in proportion to light.
    public static var linearGray: CFString { Kind.linearGray.rawValue as CFString }
    /// The name of the grey space without limits.
    public static var extendedGray: CFString { Kind.extendedGray.rawValue as CFString }
}

extension CGColorSpace: Hashable {
    /// Whether both are the same space.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left === right || left.kind == right.kind
    }

    /// Hashes what makes the space.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
    }
}

/// The RGB space of the device, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace.deviceRGBSpace
}

/// The grey space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace.deviceGraySpace
}

/// The CMYK space of the device; its colours are converted without a profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
    CGColorSpace.deviceCMYKSpace
}
