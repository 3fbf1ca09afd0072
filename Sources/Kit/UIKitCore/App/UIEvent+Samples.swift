import Foundation

/// What is known of a touch beside its last place.
extension UIEvent {
    /// How far ahead touches are predicted: so many times a 60th of a second.
    private static let predictedSteps = 2

    /// Everything that `touch` did since it was told last, the latest at the end; nil when it is not of this event.
    ///
    /// Every movement that the host reports is an event of its own here, with its own time, so it is always one. They
    /// are pictures: they do not change when the touch goes on.
    public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        touches.contains(touch) ? [UITouch(picturing: touch)] : nil
    }

    /// Where `touch` will probably be in the next two frames; nil when it is not of this event.
    ///
    /// It is taken to go on as it did in the last tenth of a second. Nothing is predicted of a touch that is over.
    public func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard touches.contains(touch) else { return nil }
        guard !touch.isOver else { return [] }
        let velocity: (x: Double, y: Double) = touch.trace.velocity(at: touch.timestamp)
        guard velocity != (0, 0) else { return [] }
        return (1...Self.predictedSteps).map { step in
            let ahead: TimeInterval = TimeInterval(step) / 60
            let predicted = UITouch(picturing: touch)
            predicted.timestamp += ahead
            predicted.phase = .moved
            predicted.windowLocation.x += velocity.x * ahead
            predicted.windowLocation.y += velocity.y * ahead
            return predicted
        }
    }
}
