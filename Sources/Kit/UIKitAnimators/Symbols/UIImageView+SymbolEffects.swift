import Foundation
import QuartzCore
import UIKitCore

/// A closure that is called when an effect ends.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// The result of an effect.
@preconcurrency @MainActor
open class UISymbolEffectCompletionContext: NSObject {
    /// Whether the effect ended without being removed.
    public let isFinished: Bool

    /// The image view that showed the effect.
    open private(set) weak var sender: AnyObject?

    init(isFinished: Bool, sender: AnyObject?) {
        self.isFinished = isFinished
        self.sender = sender
        super.init()
    }
}

extension UIImageView {
    /// Adds an effect to the symbol. It replaces an effect of the same kind. Images that are not symbols show no
    /// effects.
    ///
    /// - Parameters:
    ///   - options: The number of repetitions and the speed.
    ///   - animated: Whether an effect that remains, such as `scale`, begins with an animation.
    ///   - completionHandler: A closure that is called when the effect ends.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion completionHandler: UISymbolEffectCompletion? = nil
    ) {
        guard image?.isSymbolImage == true else {
            completionHandler?(UISymbolEffectCompletionContext(isFinished: false, sender: self))
            return
        }
        removeEffect(effect.configuration.kind)
        SymbolMotion(effect.configuration, options, isAnimated: animated).add(to: self, completionHandler)
    }

    /// Removes the effect of a kind.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion completionHandler: UISymbolEffectCompletion? = nil
    ) {
        removeEffect(effect.configuration.kind)
        completionHandler?(UISymbolEffectCompletionContext(isFinished: true, sender: self))
    }

    /// Removes all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        removeEffect("")
    }

    /// Replaces the image, with a transition.
    ///
    /// - Parameters:
    ///   - contentTransition: The transition, such as `.replace`.
    ///   - options: The speed of the transition.
    ///   - completionHandler: A closure that is called when the transition ends.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion completionHandler: UISymbolEffectCompletion? = nil
    ) {
        let motion = SymbolMotion(contentTransition.configuration, options.nonRepeating, isAnimated: true)
        UIView.transition(
            with: self, duration: motion.duration, options: [.transitionCrossDissolve, .allowUserInteraction]
        ) {
            self.image = image
        } completion: { isFinished in
            completionHandler?(UISymbolEffectCompletionContext(isFinished: isFinished, sender: self))
        }
        motion.add(to: self, nil)
    }

    /// Removes the effects of a kind; all with an empty name.
    private func removeEffect(_ kind: String) {
        let prefix: String = SymbolMotion.keyPrefix + kind
        for key in layer.animationKeys() ?? [] where key.hasPrefix(prefix) { layer.removeAnimation(forKey: key) }
    }
}
