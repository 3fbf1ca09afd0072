import Foundation
import QuartzCore
import UIKitCore

/// The animation of an effect.
@MainActor
struct SymbolMotion {
    static let keyPrefix = "symbol effect "

    private let configuration: SymbolEffectConfiguration
    private let repeatCount: Float
    /// The duration of one repetition, in seconds.
    let duration: TimeInterval

    init(_ configuration: SymbolEffectConfiguration, _ options: SymbolEffectOptions, isAnimated: Bool) {
        self.configuration = configuration
        switch options.repetition {
        case .automatic: repeatCount = configuration.repeats ? .infinity : 1
        case .indefinite: repeatCount = configuration.holdsEnd ? 1 : .infinity
        case .count(let count): repeatCount = configuration.holdsEnd ? 1 : Float(count)
        }
        let speed: Double = options.speedFactor > 0 ? options.speedFactor : 1
        duration = isAnimated || !configuration.holdsEnd ? configuration.duration / speed : 0.001
    }

    /// Animates an image view, and calls `completion` when the animation ends.
    func add(to view: UIImageView, _ completion: UISymbolEffectCompletion?) {
        for (index, track) in configuration.tracks.enumerated() {
            let animation = CAKeyframeAnimation(keyPath: track.keyPath)
            animation.values = track.values
            animation.duration = duration
            animation.repeatCount = repeatCount
            animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            if configuration.holdsEnd {
                animation.fillMode = .forwards
                animation.isRemovedOnCompletion = false
            }
            if index == 0, let completion {
                animation.delegate = SymbolMotionEnd { [weak view] isFinished in
                    completion(UISymbolEffectCompletionContext(isFinished: isFinished, sender: view))
                }
            }
            view.layer.add(animation, forKey: "\(SymbolMotion.keyPrefix)\(configuration.kind) \(track.keyPath)")
        }
    }
}

/// Calls a closure when an animation ends.
private final class SymbolMotionEnd: NSObject, CAAnimationDelegate {
    private let call: @MainActor @Sendable (Bool) -> Void

    init(_ call: @escaping @MainActor @Sendable (Bool) -> Void) {
        self.call = call
        super.init()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        let call = call
        // The kit runs animations on the main thread.
        MainActor.assumeIsolated { call(flag) }
    }
}
