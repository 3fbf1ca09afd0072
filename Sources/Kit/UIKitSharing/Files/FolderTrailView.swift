import Foundation
import UIKitCore

/// The names of the folders in the path of a folder, and the button that shows hidden files.
final class FolderTrailView: UIView {
    static let height: CGFloat = 40

    /// A closure that is called with the index of a name that the user taps.
    var onShow: ((Int) -> Void)?
    var onToggleHidden: (() -> Void)?
    var showsHidden = false {
        didSet { updateHiddenButton() }
    }

    private let scroll = UIScrollView()
    private let hiddenButton = UIButton(type: .system)
    private let line = UIView()
    private var items: [UIView] = []

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        line.backgroundColor = .separator
        scroll.showsHorizontalScrollIndicator = false
        scroll.accessibilityIdentifier = "Trail"
        hiddenButton.accessibilityIdentifier = "Hidden files"
        hiddenButton.addAction(UIAction { [weak self] _ in self?.onToggleHidden?() }, for: .touchUpInside)
        for view in [scroll, hiddenButton, line] { addSubview(view) }
        updateHiddenButton()
    }

    required init?(coder: NSCoder) { nil }

    private func updateHiddenButton() {
        hiddenButton.setImage(UIImage(systemName: showsHidden ? "eye" : "eye.slash"), for: .normal)
        hiddenButton.accessibilityLabel = showsHidden ? "Hide hidden files" : "Show hidden files"
    }

    /// Shows names. The last name is the name of the current folder.
    func show(_ names: [String]) {
        for item in items { item.removeFromSuperview() }
        items = []
        for (index, name) in names.enumerated() {
            if index > 0 { items.append(makeArrow()) }
            let isLast: Bool = index == names.count - 1
            let button = UIButton(type: .system)
            button.setTitle(name, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 15, weight: isLast ? .semibold : .regular)
            button.isUserInteractionEnabled = !isLast
            if isLast { button.setTitleColor(.label, for: .normal) }
            button.addAction(UIAction { [weak self] _ in self?.onShow?(index) }, for: .touchUpInside)
            items.append(button)
        }
        for item in items { scroll.addSubview(item) }
        setNeedsLayout()
    }

    private func makeArrow() -> UIView {
        let picture: UIImage? = UIImage(systemName: "chevron.right")?.imageFlippedForRightToLeftLayoutDirection()
        let arrow = UIImageView(image: picture)
        arrow.tintColor = .tertiaryLabel
        arrow.contentMode = .scaleAspectFit
        return arrow
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isReversed: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let button: CGFloat = 44
        let width: CGFloat = max(0, bounds.width - button - 8)
        func mirrored(_ frame: CGRect, in width: CGFloat) -> CGRect {
            isReversed
                ? CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        hiddenButton.frame = mirrored(
            CGRect(x: bounds.width - button - 8, y: 0, width: button, height: bounds.height), in: bounds.width)
        scroll.frame = mirrored(CGRect(x: 0, y: 0, width: width, height: bounds.height), in: bounds.width)
        line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
        var x: CGFloat = 16
        var frames: [CGRect] = []
        for item in items {
            let fitting = CGSize(width: 1_000, height: bounds.height)
            let itemWidth: CGFloat = item is UIImageView ? 9 : item.sizeThatFits(fitting).width.rounded(.up)
            frames.append(CGRect(x: x, y: 0, width: itemWidth, height: bounds.height - 1))
            x += itemWidth + 8
        }
        let total: CGFloat = max(width, x + 8)
        for (item, frame) in zip(items, frames) {
            let height: CGFloat = item is UIImageView ? 12 : frame.height
            item.frame = mirrored(
                CGRect(x: frame.minX, y: ((frame.height - height) / 2).rounded(), width: frame.width, height: height),
                in: total)
        }
        guard scroll.contentSize.width != total else { return }
        scroll.contentSize = CGSize(width: total, height: bounds.height)
        // The current folder is at the end.
        scroll.contentOffset = CGPoint(x: isReversed ? 0 : total - width, y: 0)
    }
}
