import QuartzCore

/// Collects the values that properties have at the keyframes of one animation.
@MainActor
final class KeyframeCollector {
    /// The values of one property.
    private struct Track {
        let layer: CALayer
        let view: UIView
        let key: String
        /// What was seen before.
        let start: Any?
        var frames: [(start: Double, end: Double, value: Any?)] = []
    }

    private var tracks: [Track] = []
    /// What changed since the keyframe that is collected now began.
    private var touched: Set<Int> = []

    /// Notes that a property is about to change, of which `seen` is seen now.
    func note(_ layer: CALayer, of view: UIView, _ key: String, seen: Any?) {
        let known: Int? = tracks.firstIndex { $0.layer === layer && $0.key == key }
        if known == nil { tracks.append(Track(layer: layer, view: view, key: key, start: seen)) }
        touched.insert(known ?? tracks.count - 1)
    }

    /// Runs `changes`; the values that they set are reached at the end of a keyframe.
    ///
    /// - Parameters:
    ///   - start: when it begins, from 0 to 1.
    ///   - length: how long it takes, as a part of the whole.
    func collect(from start: Double, length: Double, _ changes: () -> Void) {
        let outer: Set<Int> = touched
        touched = []
        changes()
        let begin: Double = min(max(0, start), 1)
        let end: Double = min(max(begin, start + length), 1)
        for index in touched {
            tracks[index].frames.append((begin, end, tracks[index].layer.value(forKeyPath: tracks[index].key)))
        }
        touched = outer
    }

    /// The animations through what was collected, one for each property.
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

    /// Each value holds from the beginning of its keyframe.
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

    /// Each value is reached at the end of its keyframe, and holds until the next begins.
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
