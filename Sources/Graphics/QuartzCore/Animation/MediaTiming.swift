/// When something plays, in the time of what contains it.
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

    /// The time inside, when it is `time` outside.
    func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
        (time - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// The time outside, when it is `time` inside. Where time stands still inside, everything begins at `beginTime`.
    func outerTime(_ time: CFTimeInterval) -> CFTimeInterval {
        guard speed != 0 else { return beginTime }
        return (time - timeOffset) / CFTimeInterval(speed) + beginTime
    }
}
