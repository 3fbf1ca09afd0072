/// The phase of a gesture recognizer.
public enum GesturePhase: Int, Sendable, CaseIterable {
    /// The recognizer has not decided yet.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has changed.
    case changed
    /// A continuous gesture is complete, or a discrete gesture was recognized.
    case ended
    /// A continuous gesture was canceled after it had begun.
    case cancelled
    /// The touches did not match the gesture.
    case failed

    /// Returns whether a recognizer may change from this phase to `next`.
    ///
    /// A discrete gesture changes from possible to ended. A continuous gesture begins, changes any number of times, and
    /// is then ended or canceled. Both can fail, but only before they are recognized. From a final phase, only a reset
    /// leads back to possible.
    public func allows(_ next: GesturePhase) -> Bool {
        switch (self, next) {
        case (.possible, .began), (.possible, .ended), (.possible, .failed): true
        case (.began, .changed), (.began, .ended), (.began, .cancelled): true
        case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
        case (.ended, .possible), (.cancelled, .possible), (.failed, .possible): true
        default: false
        }
    }

    /// Whether the only allowed change is a reset.
    public var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

    /// Whether a continuous gesture is in progress.
    public var isActive: Bool { self == .began || self == .changed }

    /// Whether the gesture was recognized and not canceled.
    public var isRecognized: Bool { isActive || self == .ended }
}
