import UIKitCore

/// The view of a split view controller. It contains the columns, and a view that dims the secondary column when other
/// columns overlay it.
@MainActor
final class SplitContentView: UIView {
    var onLayout: () -> Void = {}
    /// Called when the user touches the dimming view.
    var onDimmingTap: () -> Void = {}
    let dimming = UIControl()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.alpha = 0
        dimming.addAction(UIAction { [weak self] _ in self?.onDimmingTap() }, for: .touchUpInside)
        addSubview(dimming)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout()
    }
}
