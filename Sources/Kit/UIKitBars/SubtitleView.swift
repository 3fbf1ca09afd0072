import CoreGraphics
import Foundation
import UIKitCore
import UIKitDrawing

/// The view below the title of a navigation item. It shows a text, or a view of the app.
@MainActor
final class SubtitleView: UIView, BarSubtitle, ContentObserver {
    /// A text or a view.
    enum Content {
        case text(NSAttributedString)
        case view(UIView)
    }

    private let label = UILabel()
    private weak var item: UINavigationItem?
    /// Whether the title above is a large title, which is on the leading side.
    private let isLarge: Bool

    init(item: UINavigationItem, isLarge: Bool) {
        self.item = item
        self.isLarge = isLarge
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var content: Content = .text(NSAttributedString()) {
        didSet { contentDidChange(from: oldValue) }
    }

    private var view: UIView {
        switch content {
        case .text: label
        case .view(let view): view
        }
    }

    private var attributes: [NSAttributedString.Key: Any] = [:]
    private var font: UIFont = .systemFont(ofSize: 12)

    private func contentDidChange(from old: Content) {
        if case .view(let oldView) = old, oldView !== view, oldView.superview === self { oldView.removeFromSuperview() }
        if view.superview !== self {
            label.removeFromSuperview()
            addSubview(view)
        }
        updateText()
    }

    func apply(_ attributes: [NSAttributedString.Key: Any], font: UIFont) {
        self.attributes = attributes
        self.font = font
        updateText()
        // Another item may have shown the view since then.
        if view.superview !== self { addSubview(view) }
    }

    private var isCentered: Bool { !isLarge && item?.style == .navigator }

    private func updateText() {
        label.textAlignment = isCentered ? .center : .natural
        if case .text(let text) = content {
            label.show(text, attributes: attributes, font: font, color: .secondaryLabel)
        }
        setNeedsLayout()
    }

    func height(attributes: [NSAttributedString.Key: Any], font: UIFont) -> CGFloat {
        guard case .text(let text) = content else { return sizeThatFits(.zero).height }
        var height: CGFloat = (attributes[.font] as? UIFont ?? font).lineHeight
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { own, _, _ in
            if let own = own as? UIFont { height = max(height, own.lineHeight) }
        }
        return height.rounded(.up)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard case .view(let view) = content else {
            let natural: CGSize = label.intrinsicContentSize
            return CGSize(
                width: natural.width.rounded(.up), height: height(attributes: attributes, font: font))
        }
        let natural: CGSize = view.naturalBarSize()
        let fitting: CGSize =
            view.isMeasuredByBar ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : natural
        return fitting.width > 0 && fitting.height > 0 ? natural : view.sizeThatFits(size)
    }

    func contentDidChange(of subview: UIView) {
        if subview.isMeasuredByBar { item?.titlesDidChange() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard case .view(let view) = content else { return label.frame = bounds }
        let natural: CGSize = sizeThatFits(bounds.size)
        let width: CGFloat = min(natural.width, bounds.width)
        view.setBarSize(CGSize(width: width, height: min(natural.height, bounds.height)))
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let leading: CGFloat = isMirrored ? bounds.width - width / 2 : width / 2
        view.center = CGPoint(x: isCentered ? bounds.midX : leading, y: bounds.midY)
    }
}
