@_exported import CoreGraphics
import Foundation
import HostClock

/// A duration or a moment of Core Animation, in seconds.
public typealias CFTimeInterval = Double

/// The host's time, in seconds: the clock that every animation runs by. It never goes back.
public func CACurrentMediaTime() -> CFTimeInterval {
    MainQueue.shared.now
}
