import Foundation

/// The appearance of a bar's background over the edge of a scroll view while content is under the bar.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
    /// A style of the effect.
    @preconcurrency @MainActor
    open class Style: NSObject {
        /// The style that the system chooses, which is `soft`.
        public static let automatic = Style()
        /// The background fades in as the content moves under the bar.
        public static let soft = Style()
        /// The background appears immediately.
        public static let hard = Style()
    }

    private weak var scrollView: UIScrollView?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
    }

    /// The style. The default is `automatic`.
    open var style: Style = .automatic {
        didSet { if style !== oldValue { scrollView?.notifyBars() } }
    }

    /// Whether the bar has no background over this edge. The default is false.
    open var isHidden = false {
        didSet { if isHidden != oldValue { scrollView?.notifyBars() } }
    }

    /// Returns how much of the background is visible, from 0 to 1.
    ///
    /// - Parameter fraction: The visible fraction that the position of the content determines, without the effect.
    func prominence(_ fraction: CGFloat) -> CGFloat {
        if isHidden { return 0 }
        return style === Style.hard && fraction > 0 ? 1 : fraction
    }
}

/// The effects at the edges of a scroll view, created on first use.
@MainActor
struct ScrollEdgeEffects {
    var top: UIScrollEdgeEffect?
    var bottom: UIScrollEdgeEffect?
}

extension UIScrollView {
    /// The effect of the bar at the top.
    public var topEdgeEffect: UIScrollEdgeEffect {
        let effect: UIScrollEdgeEffect = edgeEffects.top ?? UIScrollEdgeEffect(of: self)
        edgeEffects.top = effect
        return effect
    }

    /// The effect of the bar at the bottom.
    public var bottomEdgeEffect: UIScrollEdgeEffect {
        let effect: UIScrollEdgeEffect = edgeEffects.bottom ?? UIScrollEdgeEffect(of: self)
        edgeEffects.bottom = effect
        return effect
    }
}
