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

    /// Marks that sublayers were added, removed or reordered since the last commit.
    final func markStructureChanged() {
        flags.insert(.structureChanged)
        markNeedsCommit()
    }

    final func markNeedsLayout() {
        guard !flags.contains(.needsLayout) else { return }
        flags.insert(.needsLayout)
        markAncestors(.subtreeNeedsLayout)
    }

    /// Marks `rect` for redrawing, or the whole contents if it is nil.
    final func markNeedsDisplay(_ rect: CGRect?) {
        let isPending: Bool = !flags.isDisjoint(with: .displayMarks)
        if let rect {
            let dirty = rect.intersection(properties.bounds)
            guard !dirty.isEmpty else { return }
            if !isPending || flags.contains(.needsPartialDisplay) {
                let extras = self.extras
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

    /// Marks the ancestors, up to the first that is already marked. If the root was not marked, notifies its observer.
    final func markAncestors(_ flag: LayerFlags) {
        var layer = self
        while let parent = layer.parent {
            if parent.flags.contains(flag) { return }
            parent.flags.insert(flag)
            layer = parent
        }
        layer.extrasBox?.treeObserver?()
    }

    /// Marks the new ancestors with the pending work of the subtree.
    final func propagateMarks() {
        var work: LayerFlags = []
        if !flags.isDisjoint(with: .layoutMarks) { work.insert(.subtreeNeedsLayout) }
        if !flags.isDisjoint(with: .changeMarks) { work.insert(.subtreeNeedsCommit) }
        guard !work.isEmpty else { return }
        var layer = self
        while let parent = layer.parent {
            if parent.flags.isSuperset(of: work) { return }
            parent.flags.formUnion(work)
            layer = parent
        }
        layer.extrasBox?.treeObserver?()
    }

    // MARK: UIKit

    /// Called when the clean tree below this root needs layout, drawing or a commit.
    ///
    /// It is called once for each kind of work, not once for each change. It is also called each time an animation is
    /// added or removed, or the timing of a layer changes.
    package final var treeObserver: (() -> Void)? {
        get { extrasBox?.treeObserver }
        set { extras.treeObserver = newValue }
    }

    /// Whether this layer or a descendant needs layout.
    package final var treeNeedsLayout: Bool { !flags.isDisjoint(with: .layoutMarks) }

    /// Whether this layer or a descendant changed since the last commit.
    package final var treeNeedsCommit: Bool { !flags.isDisjoint(with: .changeMarks) }

    /// Whether the layer draws its contents. A view that does not override `draw(_:)` sets this to false, so that its
    /// layer never allocates a backing store.
    ///
    /// Until it is set, it is true for layers with a delegate and for layers of classes outside this module.
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
        return delegate != nil || isOfProgramClass
    }

    /// Whether the class is not one of this module's classes, whose `draw(in:)` draws nothing and whose properties are
    /// known.
    package final var isOfProgramClass: Bool {
        let own: [CALayer.Type] = [
            CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CAScrollLayer.self, CATransformLayer.self,
            CAReplicatorLayer.self,
        ]
        return !own.contains { $0 == type(of: self) }
    }
}
