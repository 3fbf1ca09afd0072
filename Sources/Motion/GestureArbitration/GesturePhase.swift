/// Where a gesture recogniser stands.
public enum GesturePhase: Int, Sendable, CaseIterable {
    /// It has not made up its mind.
    case possible
    /// A gesture that goes on has begun.
    case began
    /// A gesture that goes on has changed.
    case changed
    /// The gesture is complete; for a gesture that happens at once, it was recognised.
    case ended
    /// A gesture that had begun was called off.
    case cancelled
    /// It was not the gesture.
    case failed

    /// Whether a recogniser may go from here to `next`.
    ///
    /// A gesture that happens at once goes from possible to ended; one that goes on begins, changes any number of
    /// times, and ends or is cancelled. Both may fail, but only before they were recognised. From a final phase
    /// only a reset leads on, back to possible.
    public func allows(_ next: GesturePhase) -> Bool {
        switch (self, next) {
        case (.possible, .began), (.possible, .ended), (.possible, .failed): true
        case (.began, .changed), (.began, .ended), (.began, .cancelled): true
        case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
        case (.ended, .possible), (.cancelled, .possible), (.failed, .possible): true
        default: false
        }
    }

    /// Whether only a reset leads on.
    public var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

    /// Whether the gesture goes on.
    public var isActive: Bool { self == .began || self == .changed }

    /// Whether the gesture was recognised and not called off.
    public var isRecognized: Bool { isActive || self == .ended }
}
