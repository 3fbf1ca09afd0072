import CoreGraphics
import QuartzCore
import UIKitCore
import UIKitDrawing

/// An edit menu, which is a row of commands that scrolls if it does not fit.
@MainActor
package final class EditBarView: UIView, MenuPanel {
    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let scroll = MenuScrollView()
    private var cells: [EditBarCell] = []
    private var lines: [UIView] = []

    let items: [MenuContent.Item]

    private static let radius: CGFloat = 10

    init(content: MenuContent) {
        items = content.items
        super.init(frame: .zero)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 6)
        glass.layer.cornerRadius = Self.radius
        glass.clipsToBounds = true
        glass.frame = bounds
        glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(glass)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delaysContentTouches = false
        scroll.showsHorizontalScrollIndicator = false
        glass.contentView.addSubview(scroll)
        for item in items {
            let cell = EditBarCell(item: item)
            cells.append(cell)
            scroll.addSubview(cell)
            let line = UIView()
            line.backgroundColor = .separator
            lines.append(line)
            scroll.addSubview(line)
        }
    }

    required init?(coder: NSCoder) { nil }

    var highlighted: Int? {
        didSet {
            guard highlighted != oldValue else { return }
            for (index, cell) in cells.enumerated() { cell.isHighlighted = index == highlighted }
        }
    }

    func index(at point: CGPoint) -> Int? {
        let inside: CGPoint = convert(point, to: scroll)
        guard scroll.bounds.contains(inside) else { return nil }
        return cells.firstIndex { $0.frame.contains(inside) && $0.item.isEnabled }
    }

    func frame(of index: Int) -> CGRect { cells[index].convert(cells[index].bounds, to: self) }

    var scrollOffset: CGPoint {
        get { scroll.contentOffset }
        set {
            scroll.contentOffset = CGPoint(
                x: max(0, min(newValue.x, scroll.contentSize.width - scroll.bounds.width)),
                y: max(0, min(newValue.y, scroll.contentSize.height - scroll.bounds.height)))
        }
    }

    func reveal(_ index: Int) { scroll.scrollRectToVisible(cells[index].frame, animated: false) }

    func preferredSize(in width: CGFloat) -> CGSize {
        let total: CGFloat = cells.reduce(0) { $0 + $1.preferredWidth }
        let height: CGFloat = max(40, cells.map(\.preferredHeight).max() ?? 0)
        return CGSize(width: min(width, total), height: height)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        let hairline: CGFloat = 1 / max(1, traitCollection.displayScale)
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let total: CGFloat = cells.reduce(0) { $0 + $1.preferredWidth }
        var x: CGFloat = 0
        for (cell, line) in zip(cells, lines) {
            let width: CGFloat = cell.preferredWidth
            let start: CGFloat = isMirrored ? total - x - width : x
            cell.frame = CGRect(x: start, y: 0, width: width, height: bounds.height)
            line.frame = CGRect(
                x: isMirrored ? start + width : start, y: 0, width: x > 0 ? hairline : 0, height: bounds.height)
            x += width
        }
        scroll.contentSize = CGSize(width: total, height: bounds.height)
        scroll.isScrollEnabled = total > bounds.width + 0.5
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.radius).cgPath
    }
}

/// A command of an edit menu.
@MainActor
package final class EditBarCell: UIView {
    let item: MenuContent.Item
    private let label = UILabel()
    private let imageView = UIImageView()

    var isHighlighted = false {
        didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
    }

    init(item: MenuContent.Item) {
        self.item = item
        super.init(frame: .zero)
        let color: UIColor = !item.isEnabled ? .tertiaryLabel : item.isDestructive ? .systemRed : .label
        label.text = item.title
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.textAlignment = .center
        addSubview(label)
        // The image is shown only if there is no title.
        imageView.image = item.title.isEmpty ? item.image : nil
        imageView.tintColor = color
        imageView.contentMode = .center
        addSubview(imageView)
        isAccessibilityElement = true
        accessibilityLabel = item.title
        accessibilityIdentifier = item.identifier
        accessibilityTraits = item.isEnabled ? .button : [.button, .notEnabled]
    }

    required init?(coder: NSCoder) { nil }

    var preferredWidth: CGFloat {
        imageView.image.map { max(44, $0.size.width + 24) } ?? ceil(label.intrinsicContentSize.width) + 28
    }

    var preferredHeight: CGFloat { ceil(label.intrinsicContentSize.height) + 20 }

    package override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        imageView.frame = bounds
    }
}
