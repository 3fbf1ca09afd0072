import Foundation
import HostClock

extension RunLoop.Mode {
    /// The mode of the main run loop while the user drags a scroll view, and while it decelerates.
    ///
    /// Timers, display links and delayed calls in the default mode wait until the content rests. Those in the mode
    /// `common` continue.
    public static var tracking: RunLoop.Mode { MainLoop.trackingMode }
}
