/// The minimum speed at which the body of a request must arrive, so that a client cannot occupy a connection by sending
/// single bytes.
struct BodyPace {
    /// The minimum average speed, in bytes per second of real time.
    static let minimum = 1_024

    private let start: ContinuousClock.Instant = .now
    private let idleSeconds: UInt32

    /// Begins to measure.
    ///
    /// - Parameter idleSeconds: The time before the minimum applies, in seconds; 0 for no minimum.
    init(idleSeconds: UInt32) {
        self.idleSeconds = idleSeconds
    }

    /// Returns whether `count` bytes are enough for the time that has passed.
    func isKept(by count: Int) -> Bool {
        guard idleSeconds > 0 else { return true }
        let elapsed: Duration = .now - start
        return elapsed <= .seconds(idleSeconds) || elapsed * BodyPace.minimum <= .seconds(count)
    }
}
