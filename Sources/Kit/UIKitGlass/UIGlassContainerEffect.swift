import UIKitCore

/// An effect that draws all panes of glass in a view's content view together, so that panes near each other merge.
///
/// The panes are visual effect views with a `UIGlassEffect`, at any depth below the content view.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance between panes, in points, below which they begin to merge. The default is 0: only panes that
    /// overlap merge.
    open var spacing: CGFloat = 0

    /// Creates an effect with a spacing of 0.
    public override init() { super.init() }

    /// Restores an effect from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        spacing = CGFloat(coder.decodeDouble(forKey: "UIGlassContainerEffectSpacing"))
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(Double(spacing), forKey: "UIGlassContainerEffectSpacing")
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassContainerEffect()
        copy.spacing = spacing
        return copy
    }

    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIGlassContainerEffect else { return false }
        let pair = (self, other)
        // Effects are compared on the main thread, where their views use them.
        return MainActor.assumeIsolated { pair.0.spacing == pair.1.spacing }
    }

    open nonisolated override var hash: Int { 0 }
}

extension UIGlassContainerEffect: RenderedVisualEffect {
    package func makeRenderer(for view: UIVisualEffectView) -> any VisualEffectRenderer {
        GlassContainer(self, in: view)
    }
}
