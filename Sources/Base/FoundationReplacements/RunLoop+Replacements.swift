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

    /// Replaces the getter of `currentMode`.
    ///
    /// On Apple platforms, the main run loop calls all code of an application. Here the hosts call some of it between
    /// passes of the loop, and in the same mode.
    @_silgen_name("$s10Foundation7RunLoopC11currentModeAC0E0VSgvg")
    public final func replacedCurrentMode() -> RunLoop.Mode? {
        let mode: RunLoop.Mode? = originalCurrentMode()
        // A pass of the loop can have begun in the default mode before the user scrolled, or in the tracking mode.
        let isOfHost: Bool = mode == nil || mode == .default || mode == MainLoop.trackingMode
        guard isOfHost, Thread.isMainThread, self === RunLoop.main else { return mode }
        // The calling thread is the main thread.
        return MainActor.assumeIsolated { MainLoop.mode }
    }

    @_silgen_name("engawa_original_current_mode")
    private final func originalCurrentMode() -> RunLoop.Mode?
}
