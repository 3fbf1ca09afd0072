import UIKitCore

/// The separator of a row in a table view.
final class SeparatorView: UIView {
    /// Shows the effect, or nil without an effect.
    private var effectView: UIVisualEffectView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a color through an effect, or the color alone if the effect is nil.
    func show(_ color: UIColor, through effect: UIVisualEffect?) {
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return backgroundColor = color
        }
        backgroundColor = nil
        let view: UIVisualEffectView = effectView ?? makeEffectView()
        view.effect = effect
        view.contentView.backgroundColor = color
    }

    private func makeEffectView() -> UIVisualEffectView {
        let view = UIVisualEffectView()
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        effectView = view
        return view
    }
}
