import CoreGraphics
import Foundation
import KeyObservations

/// An action that was found before a property changes, and that runs after the change.
struct PendingAction {
    var action: any CAAction
    var key: String
    /// The value that was visible before the change.
    var previous: Any?
}

/// A parameter type that only the initializers for `makeDynamically` have, so that their symbol names are unique.
struct DynamicMarker {}

extension CALayer {
    /// Changes the property `key` with `body`, then marks the layer for the next commit and runs the property's action.
    ///
    /// The action is looked up before the change, because the action may need the value that was visible until then.
    /// Inlined so that `body` costs no call and no allocation.
    ///
    /// - Parameter isDifferent: Whether the new value differs from the current one. If false, the method does nothing.
    @inline(__always)
    final func change(_ key: String, if isDifferent: Bool = true, _ body: () -> Void) {
        guard isDifferent else { return }
        let action = beginChange(key)
        body()
        endChange(key, action)
    }

    /// Notifies observers, and finds the action of `key` before its value changes.
    private func beginChange(_ key: String) -> PendingAction? {
        KeyObservations.shared.willSet(key, of: self)
        guard !flags.contains(.isPresentation), mayHaveActions else { return nil }
        guard let action = action(forKey: key), type(of: action) != NSNull.self else { return nil }
        return PendingAction(action: action, key: key, previous: startValue(forKeyPath: key))
    }

    /// Whether a change may have an action. OPTIMIZATION: searching for an action costs more than the change.
    final var mayHaveActions: Bool {
        let thread = LayerThread.current
        return !thread.transactions.disablesActions && !thread.isCopyingLayer
            && (thread.isInAnimationBlock || !flags.contains(.hasActionsOnlyInBlocks))
    }

    /// Whether the delegate provides actions only while ``isInAnimationBlock`` is true. Setting the delegate resets it.
    /// The default is false.
    package final var hasActionsOnlyInBlocks: Bool {
        get { flags.contains(.hasActionsOnlyInBlocks) }
        set { flags.set(.hasActionsOnlyInBlocks, newValue) }
    }

    /// Whether an animation block is running on this thread. UIKit sets it.
    package static var isInAnimationBlock: Bool {
        get { LayerThread.current.isInAnimationBlock }
        set { LayerThread.current.isInAnimationBlock = newValue }
    }

    /// Marks the layer for the next commit, runs the action of the change, and notifies observers.
    private func endChange(_ key: String, _ pending: PendingAction?) {
        propertiesDidChange()
        if let pending { run(pending) }
        KeyObservations.shared.didSet(key, of: self)
    }

    /// Marks the layer for the next commit, and discards the visible values that were computed from the old ones.
    final func propertiesDidChange() {
        markNeedsCommit()
        if flags.contains(.isAnimated) { extrasBox?.animations?.invalidate() }
    }

    /// Implements `action(forKey:)`.
    final func searchAction(forKey key: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: key) { return action }
        if let action = extrasBox?.actions?[key] { return action }
        // A layer that no frame has shown yet has no value to animate from.
        guard isSettled else { return nil }
        return type(of: self).defaultAction(forKey: key)
    }

    /// Whether a frame has shown the tree with this layer in it. If an ancestor hid the layer in that frame, the layer
    /// was in the tree nevertheless.
    ///
    /// A layer that was added to its superlayer in the current transaction is not settled, and neither are its
    /// sublayers.
    final var isSettled: Bool {
        guard parent != nil || extrasBox?.treeObserver != nil else { return false }
        let epoch = LayerThread.current.transactions.epoch
        var layer = self
        while layer.insertionEpoch != epoch {
            if let record = layer.record { return record.wasShown && (layer === self || record.isCulled) }
            guard let parent = layer.parent else { return layer.extrasBox?.treeObserver != nil }
            layer = parent
        }
        return false
    }

    final func boundsDidChange(from old: CGRect) {
        markNeedsLayout()
        guard properties.bounds.size != old.size else { return }
        // A superlayer that is laying out its sublayers made the change itself.
        if let parent, !parent.flags.contains(.isLayingOut), !flags.contains(.isMask) { parent.markNeedsLayout() }
        if flags.contains(.needsDisplayOnBoundsChange) { markNeedsDisplay(nil) }
    }

    final func setFrame(_ frame: CGRect) {
        KeyObservations.shared.willSet("frame", of: self)
        defer { KeyObservations.shared.didSet("frame", of: self) }
        let frame = CGRect(origin: validated(frame.origin, "position"), size: validated(frame.size, "bounds"))
            .standardized
        let anchorPoint = properties.anchorPoint
        guard let transform = properties.rareBox?.value.transform else {
            let size = frame.size
            let x: CGFloat = frame.origin.x + anchorPoint.x * size.width
            let y: CGFloat = frame.origin.y + anchorPoint.y * size.height
            if size != properties.bounds.size { bounds = CGRect(origin: properties.bounds.origin, size: size) }
            let position = CGPoint(x: x, y: y)
            if position != properties.position { self.position = position }
            return
        }
        if let inverse = PlaneTransform(transform).inverted {
            let size = inverse.apply(CGRect(origin: .zero, size: frame.size)).size
            if size != properties.bounds.size { bounds = CGRect(origin: properties.bounds.origin, size: size) }
        }
        let now = properties.transformToSuperlayer.apply(properties.bounds)
        let x: CGFloat = properties.position.x + frame.origin.x - now.origin.x
        let y: CGFloat = properties.position.y + frame.origin.y - now.origin.y
        position = CGPoint(x: x, y: y)
    }

    final func setImage(_ image: CGImage?) {
        // The drawn contents, which `contents` does not return, are replaced too.
        let isDrawn: Bool = extrasBox?.backingStore != nil || flags.contains(.needsDrawing)
        change("contents", if: image !== properties.image || isDrawn) {
            properties.image = image
            contentsWereReplaced()
        }
    }

    final var extras: LayerExtras {
        if let extrasBox { return extrasBox }
        let made = LayerExtras()
        extrasBox = made
        return made
    }

    final var timing: MediaTiming {
        get { extrasBox?.timing ?? MediaTiming.standard }
        set {
            guard newValue != timing else { return }
            extras.timing = newValue
            timingDidChange()
        }
    }
}

/// Returns whether two colors are equal. Compares identities first.
@inline(__always)
func areSame(_ left: CGColor?, _ right: CGColor?) -> Bool {
    left === right || left == right
}

extension RareLayerProperties {
    /// The border's color, which is black until it is set.
    var visibleBorderColor: CGColor? { hasBorderColor ? borderColor : StandardColors.black }
    /// The shadow's color, which is black until it is set.
    var visibleShadowColor: CGColor? { hasShadowColor ? shadowColor : StandardColors.black }
}

/// The default colors of layers.
enum StandardColors {
    static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
}
