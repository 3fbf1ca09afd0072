import UIKitCore

/// An effect that shows a pane of glass: the content behind it, slightly blurred, with a tint and highlighted edges.
///
/// The pane has the corner radius of its visual effect view's layer, or the shape of a capsule if that radius is 0. In
/// the content view of a view with a `UIGlassContainerEffect`, panes near each other merge.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
    /// The kinds of glass, which differ in how much they cover the content behind them.
    public enum Style: Int, Sendable {
        /// Glass on which text is legible over any content.
        case regular = 0
        /// Glass that changes the content behind it as little as possible.
        case clear = 1
    }

    let style: Style

    /// Whether the glass grows slightly while it is touched. The default is false.
    open var isInteractive = false

    /// The tint color of the glass. The default, nil, means no tint.
    @NSCopying open var tintColor: UIColor?

    /// Creates regular glass.
    public override convenience init() { self.init(style: .regular) }

    /// Creates glass of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Restores an effect from an archive. The default is regular glass.
    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIGlassEffectStyle")) ?? .regular
        super.init(coder: coder)
        isInteractive = coder.decodeBool(forKey: "UIGlassEffectInteractive")
        tintColor = coder.decodeObject(forKey: "UIGlassEffectTintColor") as? UIColor
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIGlassEffectStyle")
        coder.encode(isInteractive, forKey: "UIGlassEffectInteractive")
        coder.encode(tintColor, forKey: "UIGlassEffectTintColor")
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassEffect(style: style)
        copy.isInteractive = isInteractive
        copy.tintColor = tintColor
        return copy
    }

    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIGlassEffect else { return false }
        let pair = (self, other)
        // Effects are compared on the main thread, where their views use them.
        return MainActor.assumeIsolated {
            pair.0.style == pair.1.style && pair.0.isInteractive == pair.1.isInteractive
                && pair.0.tintColor == pair.1.tintColor
        }
    }

    open nonisolated override var hash: Int { style.hashValue }
}

extension UIGlassEffect: RenderedVisualEffect {
    package func makeRenderer(for view: UIVisualEffectView) -> any VisualEffectRenderer {
        GlassPane(self, in: view)
    }
}
