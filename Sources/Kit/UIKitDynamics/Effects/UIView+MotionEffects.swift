import QuartzCore
import UIKitCore

extension UIView {
    /// The effects of the view, in the order in which they were added.
    public var motionEffects: [UIMotionEffect] {
        get { MotionEffectState.of(self)?.effects ?? [] }
        set {
            for effect in motionEffects { removeMotionEffect(effect) }
            for effect in newValue { addMotionEffect(effect) }
        }
    }

    /// Adds an effect. The view shows the values that the effect adds, but its properties do not change.
    public func addMotionEffect(_ effect: UIMotionEffect) {
        let state: MotionEffectState = .of(self) ?? .make(for: self)
        state.effects.append(effect)
        MotionEffectPointer.shared.add(state)
    }

    /// Removes an effect.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
        guard let state = MotionEffectState.of(self) else { return }
        state.effects.removeAll { $0 === effect }
        state.show(MotionEffectPointer.shared.offset)
    }
}

/// The effects of a view, and the values that they have added to its properties.
@MainActor
final class MotionEffectState {
    // nonisolated(unsafe): only its address is used, as a key.
    private nonisolated(unsafe) static var key: UInt8 = 0
    private static let prefix = "motion effect "

    weak var view: UIView?
    var effects: [UIMotionEffect] = []
    private var shown: Set<String> = []

    private init(_ view: UIView) { self.view = view }

    static func of(_ view: UIView) -> MotionEffectState? {
        objc_getAssociatedObject(view, &key) as? MotionEffectState
    }

    static func make(for view: UIView) -> MotionEffectState {
        let state = MotionEffectState(view)
        objc_setAssociatedObject(view, &key, state, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return state
    }

    /// Applies the values of the effects for a position of the pointer.
    func show(_ offset: UIOffset) {
        guard let layer = view?.layer else { return }
        var used: Set<String> = []
        for (index, effect) in effects.enumerated() {
            for (path, value) in effect.keyPathsAndRelativeValues(forViewerOffset: offset) ?? [:] {
                let name = "\(MotionEffectState.prefix)\(index) \(path)"
                let animation = CABasicAnimation(keyPath: MotionEffectState.layerKeyPath(path))
                animation.isAdditive = true
                animation.isOverlay = true
                animation.fromValue = value
                animation.toValue = value
                animation.duration = .greatestFiniteMagnitude
                layer.add(animation, forKey: name)
                used.insert(name)
            }
        }
        for name in shown.subtracting(used) { layer.removeAnimation(forKey: name) }
        shown = used
    }

    /// Returns the key path of a layer that corresponds to a key path of its view.
    private static func layerKeyPath(_ path: String) -> String {
        if path.hasPrefix("layer.") { return String(path.dropFirst(6)) }
        if path == "alpha" { return "opacity" }
        if path == "center" || path.hasPrefix("center.") { return "position" + path.dropFirst(6) }
        return path
    }
}
