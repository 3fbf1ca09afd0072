import Foundation

/// Coalesced and predicted touches.
extension UIEvent {
    /// The number of predicted touches, 1/60 s apart.
    private static let predictedSteps = 2

    /// Returns the samples of `touch` since the last event, newest last; nil if it is not a touch of this event.
    ///
    /// Here each movement that the host reports is a separate event with its own timestamp, so there is always one
    /// sample. It is a copy that does not change with the touch.
    public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        touches.contains(touch) ? [UITouch(copying: touch)] : nil
    }

    /// Returns the predicted samples of `touch` in the next two frames; nil if it is not a touch of this event.
    ///
    /// The prediction uses the velocity in the last tenth of a second. It is empty if the touch has ended or does
    /// not move.
    public func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard touches.contains(touch) else { return nil }
        guard !touch.hasEnded else { return [] }
        let velocity: (x: Double, y: Double) = touch.trace.velocity(at: touch.timestamp)
        guard velocity != (0, 0) else { return [] }
        return (1...Self.predictedSteps).map { step in
            let ahead: TimeInterval = TimeInterval(step) / 60
            let predicted = UITouch(copying: touch)
            predicted.timestamp += ahead
            predicted.phase = .moved
            predicted.windowLocation.x += velocity.x * ahead
            predicted.windowLocation.y += velocity.y * ahead
            return predicted
        }
    }
}
