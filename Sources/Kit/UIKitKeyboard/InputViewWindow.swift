import CoreGraphics
import UIKitCore

/// The window of the input views, in front of the application's windows. Touches outside the input views are delivered
/// to the window behind.
final class InputViewWindow: UIWindow {
    let container = InputViewContainer()
    private var bottom: NSLayoutConstraint?

    init(scene: UIWindowScene) {
        super.init(windowScene: scene)
        windowLevel = Level(10)
        container.translatesAutoresizingMaskIntoConstraints = false
        addSubview(container)
        let bottom = container.bottomAnchor.constraint(equalTo: bottomAnchor)
        self.bottom = bottom
        NSLayoutConstraint.activate([
            container.leadingAnchor.constraint(equalTo: leadingAnchor),
            container.trailingAnchor.constraint(equalTo: trailingAnchor), bottom,
        ])
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// The distance by which the input views are below their normal position, in points.
    var slide: CGFloat {
        get { bottom?.constant ?? 0 }
        set { if bottom?.constant != newValue { bottom?.constant = newValue } }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }
}
