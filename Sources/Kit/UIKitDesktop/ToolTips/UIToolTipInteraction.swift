import Foundation
import HostClock
import UIKitCore

/// An interaction that shows text while the pointer rests on a view.
///
/// The text appears after the pointer has rested for 0.6 seconds. It disappears when the pointer leaves the view, or
/// when the user presses a button of the mouse.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    /// The object that provides the text in place of `defaultToolTip`. A weak reference.
    open weak var delegate: (any UIToolTipInteractionDelegate)?

    /// The text that appears if there is no delegate. If it is nil or empty, no tool tip appears.
    open var defaultToolTip: String? {
        didSet { if defaultToolTip != oldValue { hide() } }
    }

    /// Whether the interaction shows tool tips. The default is true.
    open var isEnabled = true {
        didSet { if !isEnabled { hide() } }
    }

    /// The view that has the interaction.
    open private(set) weak var view: UIView?

    private var timer: ScheduledCall?
    private var panel: ToolTipPanel?
    private var sourceRect = CGRect.null
    /// Whether the user pressed a button since the pointer entered the view.
    private var isDismissed = false
    private var recognizers: [UIGestureRecognizer] = []

    /// The time for which the pointer must rest, in seconds.
    private static let delay: TimeInterval = 0.6

    /// Creates an interaction without text.
    public override init() {
        super.init()
    }

    /// Creates an interaction with text.
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }

    open func willMove(to view: UIView?) {
        hide()
        for recognizer in recognizers { self.view?.removeGestureRecognizer(recognizer) }
        recognizers = []
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let hover = UIHoverGestureRecognizer(
            target: self, action: Selector("pointerMoved", UIToolTipInteraction.pointerMoved))
        let press = PressObserver()
        press.onPress = { [weak self] in self?.dismiss() }
        recognizers = [hover, press]
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    }

    private func pointerMoved(_ recognizer: UIHoverGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed:
            guard !isDismissed, isEnabled, let view else { return }
            let location: CGPoint = recognizer.location(in: view)
            if panel != nil, sourceRect.isNull || sourceRect.contains(location) { return }
            hide()
            timer = MainQueue.shared.schedule(after: Self.delay) { [weak self, weak recognizer] in
                guard let self, let recognizer else { return }
                timer = nil
                show(at: recognizer.location(in: view))
            }
        default:
            hide()
            isDismissed = false
        }
    }

    private func show(at location: CGPoint) {
        guard let view, let window = view.window, isInnermost(at: view.convert(location, to: window), in: window),
            let configuration = configuration(at: location)
        else { return }
        sourceRect = configuration.sourceRect
        let panel = ToolTipPanel(configuration.toolTip)
        self.panel = panel
        panel.show(at: view.convert(location, to: window), in: window)
    }

    private func configuration(at location: CGPoint) -> UIToolTipConfiguration? {
        let found: UIToolTipConfiguration? =
            delegate.map { $0.toolTipInteraction(self, configurationAt: location) }
            ?? defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
        return found?.toolTip.isEmpty == false ? found : nil
    }

    /// Returns whether no view inside this one has a tool tip for a point.
    private func isInnermost(at point: CGPoint, in window: UIWindow) -> Bool {
        var current: UIView? = window.hitTest(point, with: nil)
        while let inner = current, inner !== view {
            let hasToolTip: Bool = inner.interactions.contains { interaction in
                guard let interaction = interaction as? UIToolTipInteraction, interaction.isEnabled else {
                    return false
                }
                return interaction.configuration(at: inner.convert(point, from: window)) != nil
            }
            if hasToolTip { return false }
            current = inner.superview
        }
        return true
    }

    private func dismiss() {
        hide()
        isDismissed = true
    }

    private func hide() {
        timer?.cancel()
        timer = nil
        panel?.hide()
        panel = nil
    }
}

/// Observes presses of a view without preventing gestures.
private final class PressObserver: UIGestureRecognizer {
    var onPress: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        onPress()
        state = .failed
    }
}
