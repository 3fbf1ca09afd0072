/// Which way up the device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// Upright, its top at the left.
    case landscapeLeft = 3
    /// Upright, its top at the right.
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    /// Whether it is one of the two portraits.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether it is one of the two landscapes.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether it lies on its back or on its face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// Whether an interface can be turned the same way.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    /// After a quarter of a turn against the clock. What lies flat is taken to be upright.
    var turnedLeft: UIDeviceOrientation {
        switch self {
        case .portrait, .unknown, .faceUp, .faceDown: .landscapeLeft
        case .landscapeLeft: .portraitUpsideDown
        case .portraitUpsideDown: .landscapeRight
        case .landscapeRight: .portrait
        }
    }

    /// After a quarter of a turn with the clock. What lies flat is taken to be upright.
    var turnedRight: UIDeviceOrientation { turnedLeft.turnedLeft.turnedLeft }
}

extension UIInterfaceOrientation {
    /// The interface that is upright on a device held as `device`; nil for one that lies flat.
    ///
    /// The landscapes are named after where the interface is turned to: against the device.
    init?(_ device: UIDeviceOrientation) {
        switch device {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeRight
        case .landscapeRight: self = .landscapeLeft
        case .unknown, .faceUp, .faceDown: return nil
        }
    }
}

extension UIDeviceOrientation {
    /// How a device is held on which `interface` is upright.
    init(_ interface: UIInterfaceOrientation) {
        switch interface {
        case .unknown: self = .unknown
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeRight: self = .landscapeLeft
        case .landscapeLeft: self = .landscapeRight
        }
    }
}
