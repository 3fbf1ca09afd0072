import CoreGraphics
import Foundation
import UIKitCore

// The desktop does not report the tilt of a pen, so all touches are upright.

extension UITouch {
    /// Properties of a touch that a device can estimate first and measure later.
    public struct Properties: OptionSet, Sendable, Hashable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The pressure.
        public static let force = Properties(rawValue: 1 << 0)
        /// The direction of the tilt.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// The angle to the screen.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// The location.
        public static let location = Properties(rawValue: 1 << 3)
        /// The rotation about the pencil's own axis.
        public static let roll = Properties(rawValue: 1 << 4)
    }

    /// The angle to the screen, in radians: always a right angle.
    public var altitudeAngle: CGFloat { .pi / 2 }

    /// The direction of the tilt in a view, in radians: 0, because touches are upright.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// The direction of the tilt in a view, as a vector of the length 1.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// The rotation about the pencil's own axis, in radians: always 0.
    public var rollAngle: CGFloat { 0 }

    /// The possible error of `majorRadius`: 0, because the radius is a constant.
    public var majorRadiusTolerance: CGFloat { 0 }

    /// The index of an estimate: always nil, because no properties are estimated.
    public var estimationUpdateIndex: NSNumber? { nil }

    /// The properties that are estimated: always none.
    public var estimatedProperties: Properties { [] }

    /// The estimated properties that are measured later: always none.
    public var estimatedPropertiesExpectingUpdates: Properties { [] }
}

extension UIHoverGestureRecognizer {
    /// The distance from the screen, from 0 to 1: 0, as for a mouse.
    public var zOffset: CGFloat { 0 }

    /// The angle of the pencil to the screen, in radians: always a right angle.
    public var altitudeAngle: CGFloat { .pi / 2 }

    /// The direction of the pencil's tilt in a view, in radians: 0, because the pencil is upright.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// The direction of the pencil's tilt in a view, as a vector of the length 1.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// The rotation of the pencil about its own axis, in radians: always 0.
    public var rollAngle: CGFloat { 0 }
}
