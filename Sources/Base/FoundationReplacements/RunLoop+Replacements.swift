import Foundation
import HostClock

// Timers with selectors follow the host's clock, so the modes that Foundation's run loop stores do not apply to them.

extension RunLoop {
    /// Replaces `add(_:forMode:)` for timers.
    @_silgen_name("$s10Foundation7RunLoopC3add_7forModeyAA5TimerC_AC0F0VtF")
    public final func replacedAdd(_ timer: Timer, forMode mode: RunLoop.Mode) {
        if let timer = timer as? any HostTimer, self === RunLoop.main { timer.add(mode) }
        originalAdd(timer, forMode: mode)
    }

    @_silgen_name("engawa_original_add_timer")
    private final func originalAdd(_ timer: Timer, forMode mode: RunLoop.Mode)
}
