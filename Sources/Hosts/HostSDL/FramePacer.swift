import Foundation

/// Decides when the next turn may come: at most one for each frame of the display, on an even beat.
struct FramePacer {
    /// How long the display shows a frame, in seconds.
    let interval: TimeInterval

    /// The beat of the last turn, in the host's seconds.
    private var beat: TimeInterval = -.infinity

    init(refreshRate: Double) {
        interval = 1 / (refreshRate >= 24 ? refreshRate : 60)
    }

    /// The earliest instant at which the next turn may begin.
    var earliestTurn: TimeInterval { beat + interval }

    /// Notes that a turn begins at `now`.
    ///
    /// While turns follow each other the beat stays even, however late each of them was woken; after a pause it
    /// starts anew.
    mutating func turn(at now: TimeInterval) {
        let late: TimeInterval = now - earliestTurn
        beat = late >= 0 && late < interval ? earliestTurn : now
    }

    /// When to stop waiting, given what is wanted: nil is never.
    ///
    /// - Parameters:
    ///   - isTurnDue: whether something waits for a turn already.
    ///   - nextFrame: when the client wants a frame.
    func deadline(isTurnDue: Bool, nextFrame: TimeInterval?) -> TimeInterval? {
        if isTurnDue { return earliestTurn }
        return nextFrame.map { max($0, earliestTurn) }
    }
}
