import CoreGraphics
import Foundation

extension LayerFlags {
    @inline(__always)
    mutating func set(_ flag: LayerFlags, _ isOn: Bool) {
        if isOn { insert(flag) } else { remove(flag) }
    }
}

extension CALayer {
    // MARK: Marking

    /// Marks the layer for the next commit.
    final func markNeedsCommit() {
        guard !flags.contains(.needsCommit) else { return }
        flags.insert(.needsCommit)
        markAncestors(.subtreeNeedsCommit)
    }

    /// Marks the order of the sublayers for the next commit.
    final func markStructureChanged() {
        flags.insert(.structureChanged)
        markNeedsCommit()
    }

    final func markNeedsLayout() {
        guard !flags.contains(.needsLayout) else { return }
        flags.insert(.needsLayout)
        markAncestors(.subtreeNeedsLayout)
    }

    /// Marks `rect`, or everything if nil, to be drawn again.
    final func markNeedsDisplay(_ rect: CGRect?) {
        let waits: Bool = !flags.isDisjoint(with: [.needsDisplay, .needsDrawing])
        if let rect {
            let dirty: CGRect = rect.intersection(properties.bounds)
            guard !dirty.isEmpty else { return }
            if !waits || flags.contains(.needsPartialDisplay) {
                let extras: LayerExtras = self.extras
                extras.dirtyRect = extras.dirtyRect.union(dirty)
                flags.insert(.needsPartialDisplay)
            }
        } else {
            extrasBox?.dirtyRect = .null
            flags.remove(.needsPartialDisplay)
        }
        flags.insert(.needsDisplay)
        if hasDrawnContent { markNeedsCommit() }
    }

    /// Marks the ancestors, up to the first that is marked already, and tells the root's observer of a first mark.
    final func markAncestors(_ flag: LayerFlags) {
        var layer: CALayer = self
        while let parent = layer.parent {
            if parent.flags.contains(flag) { return }
            parent.flags.insert(flag)
            layer = parent
        }
        layer.extrasBox?.treeObserver?()
    }

    /// Passes on to the new ancestors what the subtree still owes.
    final func propagateMarks() {
        var work: LayerFlags = []
        if !flags.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) { work.insert(.subtreeNeedsLayout) }
        if !flags.isDisjoint(with: [.needsCommit, .subtreeNeedsCommit]) { work.insert(.subtreeNeedsCommit) }
        guard !work.isEmpty else { return }
        var layer: CALayer = self
        while let parent = layer.parent {
            if parent.flags.isSuperset(of: work) { return }
            parent.flags.formUnion(work)
            layer = parent
        }
        layer.extrasBox?.treeObserver?()
    }

    // MARK: What UIKit asks

    /// Called when the tree below this root, clean until now, gets something to lay out, draw or commit.
    ///
    /// It is called once per kind of work, not once per change.
    package final var treeObserver: (() -> Void)? {
        get { extrasBox?.treeObserver }
        set { extras.treeObserver = newValue }
    }

    /// Whether this layer or any below waits for layout.
    package final var treeNeedsLayout: Bool { !flags.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) }

    /// Whether this layer or any below changed since the last commit.
    package final var treeNeedsCommit: Bool { !flags.isDisjoint(with: [.needsCommit, .subtreeNeedsCommit]) }

    /// Whether the layer has contents that are drawn. A view without a `draw(_:)` of its own sets this to false, and
    /// then its layer never gets memory for contents.
    ///
    /// Unless it is set, a layer that has a delegate or is of a class of the program is taken to draw.
    package final var drawsContent: Bool {
        get { hasDrawnContent }
        set {
            flags.set(.drawsContent, newValue)
            flags.set(.drawsNoContent, !newValue)
            if newValue && flags.contains(.needsDisplay) { markNeedsCommit() }
        }
    }

    final var hasDrawnContent: Bool {
        if flags.contains(.drawsNoContent) { return false }
        if flags.contains(.drawsContent) { return true }
        return delegate != nil || !isOfOwnClass
    }

    /// Whether the class is one of this module's, which draw nothing by themselves.
    private var isOfOwnClass: Bool {
        let own: [CALayer.Type] = [CALayer.self, CAShapeLayer.self, CAGradientLayer.self]
        return own.contains { $0 == type(of: self) }
    }
}
