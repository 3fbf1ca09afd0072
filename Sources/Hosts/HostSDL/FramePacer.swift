import Foundation

/// Schedules turns at even intervals, with at most one turn for each frame of the display.
struct FramePacer {
    /// The duration of a frame, in seconds.
    let interval: TimeInterval

    /// The scheduled time of the last turn, in seconds of the host's clock.
    private var lastTurn: TimeInterval = -.infinity

    init(refreshRate: Double) {
        interval = 1 / (refreshRate >= 24 ? refreshRate : 60)
    }

    /// The earliest time at which the next turn may start.
    var earliestTurn: TimeInterval { lastTurn + interval }

    /// Records that a turn starts at `now`.
    ///
    /// During consecutive turns the intervals stay even, regardless of wake-up delays. After a pause the schedule
    /// restarts at `now`.
    mutating func turn(at now: TimeInterval) {
        let late: TimeInterval = now - earliestTurn
        lastTurn = late >= 0 && late < interval ? earliestTurn : now
    }

    /// Returns the time of the next turn; nil if none is scheduled.
    ///
    /// - Parameters:
    ///   - isTurnDue: Whether events or other work already require a turn.
    ///   - nextFrame: The time of the client's next frame, if any.
    func deadline(isTurnDue: Bool, nextFrame: TimeInterval?) -> TimeInterval? {
        if isTurnDue { return earliestTurn }
        return nextFrame.map { max($0, earliestTurn) }
    }
}
