/// The pending work and the kind of a layer. A flag of pending work is cleared by the pass that does the work.
struct LayerFlags: OptionSet {
    let rawValue: UInt32

    init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    // MARK: Pending work

    static let needsLayout = LayerFlags(rawValue: 1 << 0)
    static let subtreeNeedsLayout = LayerFlags(rawValue: 1 << 1)
    /// The contents must be provided again.
    static let needsDisplay = LayerFlags(rawValue: 1 << 2)
    /// The contents must be drawn by `draw(in:)` when they become visible.
    static let needsDrawing = LayerFlags(rawValue: 1 << 3)
    /// A visible property may have changed since the last commit.
    static let needsCommit = LayerFlags(rawValue: 1 << 4)
    static let subtreeNeedsCommit = LayerFlags(rawValue: 1 << 5)
    /// Sublayers were added, removed or reordered since the last commit.
    static let structureChanged = LayerFlags(rawValue: 1 << 6)
    /// The contents were drawn since the last commit, but not by the painter of a window.
    static let contentsChanged = LayerFlags(rawValue: 1 << 7)

    /// The layer or a descendant needs layout.
    static let layoutMarks: LayerFlags = [.needsLayout, .subtreeNeedsLayout]
    /// The contents must be provided or drawn.
    static let displayMarks: LayerFlags = [.needsDisplay, .needsDrawing]
    /// A visible property of the layer or of a descendant may have changed.
    static let changeMarks: LayerFlags = [.needsCommit, .subtreeNeedsCommit]
    /// A commit visits the layer.
    static let commitMarks: LayerFlags = [.needsCommit, .subtreeNeedsCommit, .structureChanged]

    // MARK: Kind of layer

    /// A copy made by `presentation()`.
    static let isPresentation = LayerFlags(rawValue: 1 << 8)
    /// The mask of its superlayer, not one of its sublayers.
    static let isMask = LayerFlags(rawValue: 1 << 9)
    /// A sublayer has a nonzero `zPosition`.
    static let hasDepth = LayerFlags(rawValue: 1 << 10)
    static let needsDisplayOnBoundsChange = LayerFlags(rawValue: 1 << 11)
    static let drawsContent = LayerFlags(rawValue: 1 << 12)
    static let drawsNoContent = LayerFlags(rawValue: 1 << 13)
    /// Only the dirty rectangle in the layer's extras must be redrawn.
    static let needsPartialDisplay = LayerFlags(rawValue: 1 << 14)
    /// The layer has animations.
    static let isAnimated = LayerFlags(rawValue: 1 << 16)
    /// The delegate provides actions for the layer only while ``CALayer/isInAnimationBlock`` is true.
    static let hasActionsOnlyInBlocks = LayerFlags(rawValue: 1 << 17)
    /// The layer generates layers at each commit that visits it.
    static let generatesLayers = LayerFlags(rawValue: 1 << 19)
    /// The sublayers may keep their depth.
    static let mayKeepDepth = LayerFlags(rawValue: 1 << 20)
    /// The layer shows another layer, as one of the copies of a replicator layer.
    static let isCopy = LayerFlags(rawValue: 1 << 21)
    /// The contents are drawn over the previous contents, which are not cleared.
    static let keepsContents = LayerFlags(rawValue: 1 << 22)
    /// A commit draws the contents, instead of the painter that shows them.
    static let drawsInCommits = LayerFlags(rawValue: 1 << 23)
    /// `isOpaque` is true by default, although the drawn contents may be transparent.
    static let seemsOpaque = LayerFlags(rawValue: 1 << 24)
    static let drawsAsynchronously = LayerFlags(rawValue: 1 << 25)
    /// The layer's `layoutSublayers()` is running.
    static let isLayingOut = LayerFlags(rawValue: 1 << 18)
}
