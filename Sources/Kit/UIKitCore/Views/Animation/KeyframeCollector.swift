import QuartzCore

/// Collects the values of properties at the keyframes of one animation.
@MainActor
final class KeyframeCollector {
    /// The keyframes of one property.
    private struct Track {
        let layer: CALayer
        let view: UIView
        let key: String
        /// The presented value before the first change.
        let start: Any?
        var frames: [(start: Double, end: Double, value: Any?)] = []
    }

    private var tracks: [Track] = []
    /// The indices of the tracks that changed in the current keyframe.
    private var touched: Set<Int> = []

    /// Records a property that is about to change from its presented value.
    func record(_ layer: CALayer, of view: UIView, _ key: String, presented: Any?) {
        let existing: Int? = tracks.firstIndex { $0.layer === layer && $0.key == key }
        if existing == nil { tracks.append(Track(layer: layer, view: view, key: key, start: presented)) }
        touched.insert(existing ?? tracks.count - 1)
    }

    /// Runs `changes`, and records the values that they set as the values at the end of a keyframe.
    ///
    /// - Parameters:
    ///   - start: The start of the keyframe, from 0 to 1.
    ///   - length: The length of the keyframe, as a fraction of the animation.
    func collect(from start: Double, length: Double, _ changes: () -> Void) {
        let outer = touched
        touched = []
        changes()
        let begin = min(max(0, start), 1)
        let end: Double = min(max(begin, start + length), 1)
        for index in touched {
            tracks[index].frames.append((begin, end, tracks[index].layer.value(forKeyPath: tracks[index].key)))
        }
        touched = outer
    }

    /// Returns one animation for each collected property.
    func animations(_ mode: CAAnimationCalculationMode) -> [(layer: CALayer, view: UIView, CAKeyframeAnimation)] {
        tracks.map { track in
            let animation = CAKeyframeAnimation(keyPath: track.key)
            animation.calculationMode = mode
            let (values, times): ([Any], [Double]) = mode == .discrete ? Self.steps(track) : Self.slopes(track)
            animation.values = values
            animation.keyTimes = times.map { NSNumber(value: $0) }
            return (track.layer, track.view, animation)
        }
    }

    /// Returns the values and times of an animation in which each value applies from the start of its keyframe.
    private static func steps(_ track: Track) -> (values: [Any], times: [Double]) {
        var values: [Any] = []
        var times: [Double] = []
        func add(_ value: Any?, at time: Double) {
            guard let value else { return }
            if let last = times.last, time <= last {
                values[values.count - 1] = value
            } else {
                values.append(value)
                times.append(time)
            }
        }
        add(track.start, at: 0)
        for frame in track.frames.sorted(by: { $0.start < $1.start }) { add(frame.value, at: frame.start) }
        return (values, times + [max(1, times.last ?? 0)])
    }

    /// Returns the values and times of an animation that reaches each value at the end of its keyframe, and holds it
    /// until the next keyframe starts.
    private static func slopes(_ track: Track) -> (values: [Any], times: [Double]) {
        var values: [Any] = []
        var times: [Double] = []
        func add(_ value: Any?, at time: Double) {
            guard let value else { return }
            values.append(value)
            times.append(max(time, times.last ?? 0))
        }
        add(track.start, at: 0)
        for frame in track.frames.sorted(by: { $0.start < $1.start }) {
            if let last = times.last, frame.start > last { add(values.last, at: frame.start) }
            add(frame.value, at: frame.end)
        }
        if let last = times.last, last < 1 { add(values.last, at: 1) }
        return (values, times)
    }
}
