import Foundation

/// The state of an animation's timing at a given time.
struct TimingSample: Equatable {
    enum Phase: Equatable {
        case before, active, after
    }

    var phase: Phase
    /// The elapsed fraction of the repetition, from 0 to 1, before the timing function is applied.
    var fraction: Double
    /// The number of completed repetitions, each including its reversed part.
    var iteration: Int
    /// The elapsed time of the repetition.
    var elapsed: CFTimeInterval
}

extension MediaTiming {
    /// The total duration in local time. Infinite for an animation that repeats forever, or has the duration of an
    /// endless motion.
    var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        if duration >= Spring.endlessDuration { return .infinity }
        let cycle: CFTimeInterval = autoreverses ? duration * 2 : duration
        guard repeatCount > 0 else { return cycle }
        return repeatCount.isFinite && repeatCount < .greatestFiniteMagnitude
            ? CFTimeInterval(repeatCount) * cycle : .infinity
    }

    /// The end in the parent's time. Infinite for an animation that never ends.
    var endTime: CFTimeInterval {
        if speed < 0 { return outerTime(0) }
        return speed == 0 ? .infinity : outerTime(activeDuration)
    }

    /// The beginning of the active time, in the parent's time.
    var activeBeginTime: CFTimeInterval { speed > 0 ? max(beginTime, outerTime(0)) : beginTime }

    /// Returns the state at `time`, in the parent's time.
    func sample(at time: CFTimeInterval) -> TimingSample {
        let local = localTime(time)
        let total = activeDuration
        // The tolerance keeps a rounding error in a sum of times from delaying the beginning or the end by a whole
        // frame.
        let tolerance: CFTimeInterval = 1e-9
        guard time >= beginTime - tolerance || speed == 0 else {
            return position(at: max(0, min(timeOffset, total)), .before)
        }
        if speed < 0 {
            if local <= tolerance { return position(at: 0, .after) }
            return position(at: min(local, total), .active)
        }
        if local < -tolerance { return position(at: 0, .before) }
        if local >= total - tolerance { return position(at: total, .after) }
        return position(at: max(0, local), .active)
    }

    private func position(at local: CFTimeInterval, _ phase: TimingSample.Phase) -> TimingSample {
        let cycle: CFTimeInterval = autoreverses ? duration * 2 : duration
        let passed: Double = local / cycle
        // Repetitions that are too short, or too many, to be counted exactly are at their end.
        guard cycle > 0, passed < 1e15 else {
            let isBefore: Bool = phase == .before
            return TimingSample(
                phase: phase, fraction: isBefore ? 0 : 1, iteration: 0, elapsed: isBefore ? 0 : duration)
        }
        var iteration: Double = passed.rounded(.down)
        // The end of a repetition is part of it, not of the next one.
        if phase == .after && iteration == passed && iteration > 0 { iteration -= 1 }
        // The product of 0 and an infinite duration is not a number.
        let inside: CFTimeInterval = iteration > 0 ? local - iteration * cycle : local
        let fraction: Double = inside / duration
        return TimingSample(
            phase: phase, fraction: fraction > 1 ? max(0, 2 - fraction) : fraction, iteration: Int(iteration),
            elapsed: inside > duration ? max(0, cycle - inside) : inside)
    }

    /// Returns whether the animation has an effect in this phase.
    func hasEffect(in phase: TimingSample.Phase) -> Bool {
        switch phase {
        case .active: return true
        case .before: return fillMode == .backwards || fillMode == .both
        case .after: return fillMode == .forwards || fillMode == .both
        }
    }
}
