@_exported import CoreGraphics
import Foundation
import HostClock

/// A duration or a point in time, in seconds.
public typealias CFTimeInterval = Double

/// The host's time, in seconds, which all animations use. It never decreases.
public func CACurrentMediaTime() -> CFTimeInterval {
    MainQueue.shared.now
}
