/// The timing of a layer or an animation, relative to the time of its parent.
struct MediaTiming: Equatable {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode: CAMediaTimingFillMode = .removed

    static let standard = MediaTiming()

    /// Converts a time of the parent to local time.
    func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
        (time - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// Converts a local time to the parent's time. Returns `beginTime` if the speed is 0.
    func outerTime(_ time: CFTimeInterval) -> CFTimeInterval {
        guard speed != 0 else { return beginTime }
        return (time - timeOffset) / CFTimeInterval(speed) + beginTime
    }
}
