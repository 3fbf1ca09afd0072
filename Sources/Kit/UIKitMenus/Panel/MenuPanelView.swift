import CoreGraphics
import QuartzCore
import UIKitCore
import UIKitDrawing

/// The scroll view with the elements of a menu.
@MainActor
package final class MenuScrollView: UIScrollView {}

/// The rounded, blurred panel of a menu, with rows and, in some groups, tiles.
@MainActor
package final class MenuPanelView: UIView, MenuPanel {
    /// The width of a menu, in points. Menus with key chords and menus with large text are wider.
    static let width: CGFloat = 250
    private static let maximumWidth: CGFloat = 380
    private static let radius: CGFloat = 13
    /// The height of the separator between groups, in points.
    private static let groupGap: CGFloat = 8

    private let content: MenuContent
    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let scroll = MenuScrollView()
    private let shade = UIView()
    private let header: MenuHeaderView?
    private var groupHeaders: [MenuHeaderView?] = []
    private var rows: [[MenuRowView]] = []
    private var bands: [UIView] = []
    private var lines: [UIView] = []

    let items: [MenuContent.Item]

    /// - Parameter isSubmenu: Whether the title is a header that closes the menu.
    init(content: MenuContent, isSubmenu: Bool) {
        self.content = content
        items = content.items
        header =
            isSubmenu || !content.title.isEmpty ? MenuHeaderView(title: content.title, closes: isSubmenu) : nil
        super.init(frame: .zero)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 32
        layer.shadowOffset = CGSize(width: 0, height: 10)
        glass.layer.cornerRadius = Self.radius
        glass.clipsToBounds = true
        glass.frame = bounds
        glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(glass)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delaysContentTouches = false
        // In the dark style, the material alone would hardly differ from the content behind it.
        glass.contentView.backgroundColor = UIColor {
            UIColor(white: 1, alpha: $0.userInterfaceStyle == .dark ? 0.07 : 0)
        }
        glass.contentView.addSubview(scroll)
        shade.backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.35 : 0.12) }
        shade.alpha = 0
        shade.isUserInteractionEnabled = false
        shade.frame = glass.contentView.bounds
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        glass.contentView.addSubview(shade)
        accessibilityLabel = content.title.isEmpty ? nil : content.title
        makeRows()
    }

    required init?(coder: NSCoder) { nil }

    private func makeRows() {
        if let header { scroll.addSubview(header) }
        let hasMarks: Bool = content.hasMarks
        for (index, group) in content.groups.enumerated() {
            if index > 0 {
                bands.append(
                    add(
                        UIColor {
                            $0.userInterfaceStyle == .dark
                                ? UIColor(white: 0, alpha: 0.16) : UIColor(white: 0, alpha: 0.08)
                        }))
            }
            let title: MenuHeaderView? = group.title.isEmpty ? nil : MenuHeaderView(title: group.title, closes: false)
            if let title { scroll.addSubview(title) }
            groupHeaders.append(title)
            rows.append(
                group.items.map { item in
                    let row = MenuRowView(
                        item: item, size: group.size, titleLines: group.titleLines, hasMarks: hasMarks)
                    scroll.addSubview(row)
                    lines.append(add(.separator))
                    return row
                })
        }
    }

    private func add(_ color: UIColor) -> UIView {
        let view = UIView()
        view.backgroundColor = color
        view.isUserInteractionEnabled = false
        scroll.addSubview(view)
        return view
    }

    /// Whether a submenu is open in front of the menu.
    var isCovered = false {
        didSet { shade.alpha = isCovered ? 1 : 0 }
    }

    /// Whether the menu has a shadow. A menu beside a preview has no shadow, so that it does not darken the preview.
    var hasShadow = true {
        didSet { layer.shadowOpacity = hasShadow ? 0.2 : 0 }
    }

    private var allRows: [MenuRowView] { rows.flatMap { $0 } }

    // MARK: Elements

    var highlighted: Int? {
        didSet {
            guard highlighted != oldValue else { return }
            for (index, row) in allRows.enumerated() { row.isHighlighted = index == highlighted }
        }
    }

    func index(at point: CGPoint) -> Int? {
        let inside: CGPoint = convert(point, to: scroll)
        guard scroll.bounds.contains(inside) else { return nil }
        return allRows.firstIndex { $0.frame.contains(inside) && $0.item.isEnabled }
    }

    /// Returns whether a point of the panel is on the header that closes a submenu.
    func closesSubmenu(at point: CGPoint) -> Bool {
        guard let header, header.closes else { return false }
        return header.frame.contains(convert(point, to: scroll))
    }

    func frame(of index: Int) -> CGRect {
        let row: MenuRowView = allRows[index]
        return row.convert(row.bounds, to: self)
    }

    var scrollOffset: CGPoint {
        get { scroll.contentOffset }
        set {
            scroll.contentOffset = CGPoint(
                x: max(0, min(newValue.x, scroll.contentSize.width - scroll.bounds.width)),
                y: max(0, min(newValue.y, scroll.contentSize.height - scroll.bounds.height)))
        }
    }

    func reveal(_ index: Int) { scroll.scrollRectToVisible(allRows[index].frame, animated: false) }

    // MARK: Layout

    func preferredSize(in width: CGFloat) -> CGSize {
        let needed: CGFloat = allRows.contains { $0.item.chord != nil } ? allRows.map(\.preferredWidth).max() ?? 0 : 0
        let isLarge: Bool = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let size: CGFloat = min(width, isLarge ? Self.maximumWidth : max(Self.width, min(needed, Self.maximumWidth)))
        return CGSize(width: size, height: layout(width: size, apply: false))
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        let height: CGFloat = layout(width: bounds.width, apply: true)
        scroll.contentSize = CGSize(width: bounds.width, height: height)
        scroll.isScrollEnabled = height > bounds.height + 0.5
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.radius).cgPath
    }

    /// Lays out the elements from top to bottom, and returns their total height.
    ///
    /// - Parameter apply: Whether the frames are set. If it is false, the elements are only measured.
    private func layout(width: CGFloat, apply: Bool) -> CGFloat {
        let hairline: CGFloat = 1 / max(1, traitCollection.displayScale)
        var y: CGFloat = 0
        var line = 0
        func place(_ view: UIView, _ frame: CGRect) { if apply { view.frame = frame } }
        if let header {
            let height: CGFloat = header.height(width: width)
            place(header, CGRect(x: 0, y: y, width: width, height: height))
            y += height
        }
        for (index, group) in rows.enumerated() {
            if index > 0 {
                place(bands[index - 1], CGRect(x: 0, y: y, width: width, height: Self.groupGap))
                y += Self.groupGap
            }
            if let title = groupHeaders[index] {
                let height: CGFloat = title.height(width: width)
                place(title, CGRect(x: 0, y: y, width: width, height: height))
                y += height
            }
            let columns: Int = Self.columns(content.groups[index].size, count: group.count)
            let hasTop: Bool = groupHeaders[index] != nil || (index == 0 && header != nil)
            for start in stride(from: 0, to: group.count, by: columns) {
                let row: ArraySlice<MenuRowView> = group[start..<min(start + columns, group.count)]
                let tileWidth: CGFloat = width / CGFloat(columns)
                let height: CGFloat = row.map { $0.height(width: tileWidth) }.max() ?? 0
                for (column, view) in row.enumerated() {
                    let x: CGFloat =
                        isMirrored ? width - CGFloat(column + 1) * tileWidth : CGFloat(column) * tileWidth
                    place(view, CGRect(x: x, y: y, width: tileWidth, height: height))
                    let separates: Bool = column > 0
                    place(
                        lines[line],
                        separates
                            ? CGRect(x: isMirrored ? x + tileWidth : x, y: y, width: hairline, height: height)
                            : CGRect(x: 0, y: y, width: start > 0 || hasTop ? width : 0, height: hairline))
                    line += 1
                }
                y += height
            }
        }
        return y
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private static func columns(_ size: UIMenu.ElementSize, count: Int) -> Int {
        switch size {
        case .small: max(1, min(4, count))
        case .medium: max(1, min(3, count))
        default: 1
        }
    }
}
