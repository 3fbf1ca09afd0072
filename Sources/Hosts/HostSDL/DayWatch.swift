import Dispatch
import Foundation

/// Reports the beginning of each day in the time zone of the system.
@MainActor
final class DayWatch {
    private let timer: any DispatchSourceTimer = DispatchSource.makeTimerSource(queue: .main)

    /// Calls `begin` on the main thread at each midnight or, if the system is suspended at midnight, after it resumes.
    init(begin: @escaping @MainActor () -> Void) {
        // Handlers on the main queue run on the main thread.
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                begin()
                self?.schedule()
            }
        }
        schedule()
        timer.activate()
    }

    private func schedule() {
        let now: Int = time(nil)
        timer.schedule(
            wallDeadline: .now() + .seconds(DayWatch.nextDay(after: now) - now), leeway: .seconds(1))
    }

    /// Returns the beginning of the next day, in seconds since 1970. It uses the C library, which is cheaper at launch
    /// than a calendar.
    static func nextDay(after now: Int) -> Int {
        var instant: time_t = now
        var parts = tm()
        localtime_r(&instant, &parts)
        parts.tm_mday += 1
        parts.tm_hour = 0
        parts.tm_min = 0
        parts.tm_sec = 0
        parts.tm_isdst = -1
        return max(now + 1, mktime(&parts))
    }

    func cancel() {
        timer.cancel()
    }
}
