/// The physical orientation of the device.
public enum UIDeviceOrientation: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Upright, with the top edge at the top.
    case portrait = 1
    /// Upright, with the top edge at the bottom.
    case portraitUpsideDown = 2
    /// Upright, with the top edge at the left.
    case landscapeLeft = 3
    /// Upright, with the top edge at the right.
    case landscapeRight = 4
    /// Flat, with the screen facing up.
    case faceUp = 5
    /// Flat, with the screen facing down.
    case faceDown = 6

    /// Whether this is one of the portrait orientations.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether this is one of the landscape orientations.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the device is flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// Whether there is a corresponding interface orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    /// The orientation after a counterclockwise rotation by 90 degrees. A flat device counts as portrait.
    package var rotatedLeft: UIDeviceOrientation {
        switch self {
        case .portrait, .unknown, .faceUp, .faceDown: .landscapeLeft
        case .landscapeLeft: .portraitUpsideDown
        case .portraitUpsideDown: .landscapeRight
        case .landscapeRight: .portrait
        }
    }

    /// The orientation after a clockwise rotation by 90 degrees. A flat device counts as portrait.
    package var rotatedRight: UIDeviceOrientation { rotatedLeft.rotatedLeft.rotatedLeft }
}

extension UIInterfaceOrientation {
    /// Creates the orientation of an interface that is upright on a device, or nil if the device is flat or its
    /// orientation is unknown.
    ///
    /// Left and right are swapped, because the interface rotates in the direction opposite to the device.
    package init?(_ device: UIDeviceOrientation) {
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
    /// Creates the orientation of a device on which `interface` is upright.
    package init(_ interface: UIInterfaceOrientation) {
        switch interface {
        case .unknown: self = .unknown
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeRight: self = .landscapeLeft
        case .landscapeLeft: self = .landscapeRight
        }
    }
}
