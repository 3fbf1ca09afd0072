import AnimationTimeline
import Foundation
import QuartzCore

/// Converts timing curves to the form that `AnimationTimeline` uses.
@MainActor
package enum AnimatorCurve {
    package static func curve(
        of parameters: any UITimingCurveProvider, within duration: TimeInterval
    ) -> AnimationTimeline.Curve {
        let curve: UnitCurve = parameters.cubicTimingParameters?.curve ?? .linear
        guard let spring = parameters.springTimingParameters else {
            return { SIMD3<Double>(repeating: curve.value(at: $0)) }
        }
        let springs = spring.springs(within: duration)
        let length = spring.duration(within: duration)
        return { share in
            let time: TimeInterval = curve.value(at: share) * length
            return SIMD3<Double>(
                springs.all.value(at: time), springs.x.value(at: time), springs.y.value(at: time))
        }
    }
}
