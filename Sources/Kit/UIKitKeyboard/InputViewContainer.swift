import CoreGraphics
import UIKitCore

/// The view that contains the accessory view and, below it, the input view or the keyboard.
///
/// Constraints or fixed heights of these two views determine its height.
final class InputViewContainer: UIView {
    /// The responder that owns the input views. It is the next responder, so that actions of the views reach it.
    weak var owner: UIResponder?
    /// A closure that is called after layout has changed the size.
    var sizeHandler: (() -> Void)?

    private var constraintsOfViews: [NSLayoutConstraint] = []
    private var adopted: [UIView] = []
    private var lastSize: CGSize = .zero
    /// The background of the keyboard, behind the input view.
    private let inputBackground = UIView()

    override var next: UIResponder? { owner ?? super.next }

    override init(frame: CGRect) {
        super.init(frame: frame)
        inputBackground.backgroundColor = .keyboardBackground
        inputBackground.isUserInteractionEnabled = false
        inputBackground.translatesAutoresizingMaskIntoConstraints = false
        addSubview(inputBackground)
    }

    required init?(coder: NSCoder) { nil }

    /// Replaces the shown views with views from top to bottom.
    ///
    /// - Parameter input: The input view, which appears in front of the background of the keyboard, or nil.
    func show(_ views: [UIView], input: UIView? = nil) {
        NSLayoutConstraint.deactivate(constraintsOfViews)
        constraintsOfViews = []
        for view in adopted where !views.contains(view) {
            let height: CGFloat? = heights.removeValue(forKey: ObjectIdentifier(view))
            // The application can move a view to another superview at any time.
            guard view.superview === self else { continue }
            view.removeFromSuperview()
            if let height {
                view.translatesAutoresizingMaskIntoConstraints = true
                view.frame.size.height = height
            }
        }
        adopted = views
        var top: NSLayoutYAxisAnchor = topAnchor
        for view in views {
            let height = fixedHeight(of: view)
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            constraintsOfViews += [
                view.topAnchor.constraint(equalTo: top), view.leadingAnchor.constraint(equalTo: leadingAnchor),
                view.trailingAnchor.constraint(equalTo: trailingAnchor),
            ]
            if let height { constraintsOfViews.append(view.heightAnchor.constraint(equalToConstant: height)) }
            top = view.bottomAnchor
        }
        constraintsOfViews += [
            top.constraint(equalTo: bottomAnchor),
            inputBackground.topAnchor.constraint(equalTo: input?.topAnchor ?? top),
            inputBackground.bottomAnchor.constraint(equalTo: bottomAnchor),
            inputBackground.leadingAnchor.constraint(equalTo: leadingAnchor),
            inputBackground.trailingAnchor.constraint(equalTo: trailingAnchor),
        ]
        NSLayoutConstraint.activate(constraintsOfViews)
    }

    /// The heights of those shown views whose height is determined by their frame.
    private var heights: [ObjectIdentifier: CGFloat] = [:]

    /// Returns the height of a view if its frame determines the height, or nil if its content does.
    private func fixedHeight(of view: UIView) -> CGFloat? {
        let identifier = ObjectIdentifier(view)
        guard view.translatesAutoresizingMaskIntoConstraints else {
            // The application can change the frame of a view that is shown, and then reload the input views.
            if heights[identifier] != nil { heights[identifier] = view.frame.height }
            return heights[identifier]
        }
        if (view as? UIInputView)?.allowsSelfSizing == true { return nil }
        let natural: CGFloat = view.intrinsicContentSize.height
        let isFlexible: Bool = view.autoresizingMask.contains(.flexibleHeight)
        // A view whose natural height is overridden with 0 has the height of its constraints, and can grow.
        if isFlexible, natural > 0 || natural == 0 && fittingHeight(of: view) > 0 { return nil }
        var height: CGFloat = view.frame.height
        if height <= 0 { height = natural > 0 ? natural : fittingHeight(of: view) }
        heights[identifier] = height
        return height
    }

    /// Returns the height that the constraints of a view require.
    private func fittingHeight(of view: UIView) -> CGFloat {
        let width = CGSize(width: bounds.width > 0 ? bounds.width : UIScreen.main.bounds.width, height: 0)
        return view.systemLayoutSizeFitting(
            width, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != lastSize else { return }
        lastSize = bounds.size
        sizeHandler?()
    }
}
