/// What a layer still owes: each flag is set once, and cleared by the pass that does the work.
struct LayerFlags: OptionSet {
    let rawValue: UInt32

    init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    // MARK: Work to do

    static let needsLayout = LayerFlags(rawValue: 1 << 0)
    static let subtreeNeedsLayout = LayerFlags(rawValue: 1 << 1)
    /// The contents must be provided again.
    static let needsDisplay = LayerFlags(rawValue: 1 << 2)
    /// The contents are drawn by `draw(in:)`, and that waits until they are shown.
    static let needsDrawing = LayerFlags(rawValue: 1 << 3)
    /// A visible property may have changed since the last commit.
    static let needsCommit = LayerFlags(rawValue: 1 << 4)
    static let subtreeNeedsCommit = LayerFlags(rawValue: 1 << 5)
    /// Sublayers came, went or changed places since the last commit.
    static let structureChanged = LayerFlags(rawValue: 1 << 6)

    // MARK: What the layer is

    /// A copy made by `presentation()`.
    static let isPresentation = LayerFlags(rawValue: 1 << 8)
    /// The mask of its superlayer, not one of its sublayers.
    static let isMask = LayerFlags(rawValue: 1 << 9)
    /// Some sublayer has a `zPosition` other than zero.
    static let hasDepth = LayerFlags(rawValue: 1 << 10)
    static let needsDisplayOnBoundsChange = LayerFlags(rawValue: 1 << 11)
    static let drawsContent = LayerFlags(rawValue: 1 << 12)
    static let drawsNoContent = LayerFlags(rawValue: 1 << 13)
    /// Of what must be drawn again, only the rectangle in the layer's extras.
    static let needsPartialDisplay = LayerFlags(rawValue: 1 << 14)
    /// The layer lies in a tree that a compositor shows, or did at the last commit.
    static let hasRecord = LayerFlags(rawValue: 1 << 15)
    /// The layer has animations.
    static let isAnimated = LayerFlags(rawValue: 1 << 16)
    /// The owner has actions for the layer only while ``CALayer/ownersAnimate``.
    static let actsInBlocks = LayerFlags(rawValue: 1 << 17)
    /// The layer's `layoutSublayers()` runs.
    static let isLayingOut = LayerFlags(rawValue: 1 << 18)
}
