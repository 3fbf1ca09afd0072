import CoreGraphics

/// The frame of a menu beside a rectangle. All values are in the coordinates of the window, in points.
struct MenuPlacement: Equatable {
    /// The frame of the menu.
    var frame: CGRect
    /// The point from which the menu grows.
    var origin: CGPoint
    /// Whether the menu is above the rectangle.
    var isAbove: Bool

    /// Places a menu below `anchor`, or above it if there is not enough space below. A menu that fits on neither side
    /// is on the side with more space, and its height is reduced.
    ///
    /// - Parameters:
    ///   - size: The size of the menu.
    ///   - gap: The distance between the menu and the anchor.
    ///   - area: The rectangle that may contain the menu.
    ///   - center: The horizontal center of the menu. Nil aligns the menu with the side of the anchor that is nearer to
    ///     the edge of the area.
    ///   - prefersAbove: Whether the menu is above the anchor if both sides have space.
    init(
        size: CGSize, anchor: CGRect, gap: CGFloat, area: CGRect, center: CGFloat? = nil, prefersAbove: Bool = false
    ) {
        let below: CGFloat = area.maxY - anchor.maxY - gap
        let above: CGFloat = anchor.minY - gap - area.minY
        isAbove =
            prefersAbove
            ? above >= size.height || (below < size.height && above > below)
            : below < size.height && (above >= size.height || above > below)
        let width: CGFloat = min(size.width, area.width)
        // A menu that fits on neither side covers part of the anchor if its height would otherwise be less than the
        // minimum.
        let space: CGFloat = max(isAbove ? above : below, min(area.height, Self.minimumHeight))
        let height: CGFloat = min(size.height, space)
        let isLeading: Bool = anchor.midX <= area.midX
        let x: CGFloat = center.map { $0 - width / 2 } ?? (isLeading ? anchor.minX : anchor.maxX - width)
        let y: CGFloat = isAbove ? anchor.minY - gap - height : anchor.maxY + gap
        frame = CGRect(
            x: Self.clamp(x, area.minX, area.maxX - width), y: Self.clamp(y, area.minY, area.maxY - height),
            width: width,
            height: height)
        origin = CGPoint(
            x: Self.clamp(anchor.midX, frame.minX, frame.maxX), y: isAbove ? frame.maxY : frame.minY)
    }

    /// Places a menu with a corner at a point, such as the position of the pointer. The menu is below the point and on
    /// its trailing side if there is enough space.
    init(size: CGSize, point: CGPoint, area: CGRect, isMirrored: Bool) {
        let width: CGFloat = min(size.width, area.width)
        let height: CGFloat = min(size.height, area.height)
        let fitsRight: Bool = point.x + width <= area.maxX
        let fitsLeft: Bool = point.x - width >= area.minX
        let isLeft: Bool = isMirrored ? fitsLeft || !fitsRight : !fitsRight && fitsLeft
        isAbove = point.y + height > area.maxY && point.y - height >= area.minY
        frame = CGRect(
            x: Self.clamp(isLeft ? point.x - width : point.x, area.minX, area.maxX - width),
            y: Self.clamp(isAbove ? point.y - height : point.y, area.minY, area.maxY - height), width: width,
            height: height)
        origin = CGPoint(
            x: Self.clamp(point.x, frame.minX, frame.maxX), y: Self.clamp(point.y, frame.minY, frame.maxY))
    }

    /// Places a menu on one side of `anchor`, centered on the anchor as far as the area permits. Returns nil if there is
    /// not enough space on this side.
    init?(size: CGSize, anchor: CGRect, gap: CGFloat, area: CGRect, edge: CGRectEdge) {
        let width: CGFloat = min(size.width, area.width)
        var corner = CGPoint(x: anchor.midX - width / 2, y: anchor.midY - size.height / 2)
        switch edge {
        case .minXEdge: corner.x = anchor.minX - gap - width
        case .maxXEdge: corner.x = anchor.maxX + gap
        case .minYEdge: corner.y = anchor.minY - gap - size.height
        case .maxYEdge: corner.y = anchor.maxY + gap
        }
        if edge == .minXEdge || edge == .maxXEdge {
            corner.y = Self.clamp(corner.y, area.minY, area.maxY - size.height)
        } else {
            corner.x = Self.clamp(corner.x, area.minX, area.maxX - width)
        }
        frame = CGRect(origin: corner, size: CGSize(width: width, height: size.height))
        guard area.contains(frame) else { return nil }
        isAbove = edge == .minYEdge
        origin = CGPoint(
            x: Self.clamp(anchor.midX, frame.minX, frame.maxX), y: Self.clamp(anchor.midY, frame.minY, frame.maxY))
    }

    /// The minimum height to which a menu is reduced, in points. If both sides of the anchor have less space, a menu
    /// that fits on neither side covers part of the anchor.
    private static let minimumHeight: CGFloat = 150

    static func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low, min(value, high)) }
}

/// The frames of a preview and its menu.
struct PreviewPlacement: Equatable {
    /// The frame of the preview.
    var preview: CGRect
    /// The frame of the menu. It is empty without a menu.
    var menu: CGRect

    /// Places a preview as near to `source` as possible, with the menu below it, or above it if there is not enough
    /// space below.
    ///
    /// - Parameters:
    ///   - size: The preferred size of the preview.
    ///   - menuSize: The size of the menu, or zero without a menu.
    ///   - area: The rectangle that may contain both.
    init(size: CGSize, source: CGRect, menuSize: CGSize, gap: CGFloat, area: CGRect) {
        let menuWidth: CGFloat = min(menuSize.width, area.width)
        let hasMenu: Bool = menuSize.height > 0
        // A preview has at least two fifths of the height. If necessary, the menu scrolls.
        let menuLimit: CGFloat = max(area.height - size.height - gap, area.height * 0.6 - gap)
        let menuHeight: CGFloat = hasMenu ? min(menuSize.height, menuLimit) : 0
        let taken: CGFloat = hasMenu ? menuHeight + gap : 0
        let scale: CGFloat = min(1, area.width / max(1, size.width), (area.height - taken) / max(1, size.height))
        let fitted = CGSize(width: size.width * scale, height: size.height * scale)
        let x: CGFloat = MenuPlacement.clamp(source.midX - fitted.width / 2, area.minX, area.maxX - fitted.width)
        let y: CGFloat = MenuPlacement.clamp(source.midY - fitted.height / 2, area.minY, area.maxY - fitted.height)
        preview = CGRect(x: x, y: y, width: fitted.width, height: fitted.height)
        guard hasMenu else {
            menu = .zero
            return
        }
        let isAbove: Bool = preview.maxY + taken > area.maxY && preview.minY - taken >= area.minY
        if !isAbove { preview.origin.y = min(preview.minY, area.maxY - taken - fitted.height) }
        let isLeading: Bool = source.midX <= area.midX
        let menuX: CGFloat = isLeading ? preview.minX : preview.maxX - menuWidth
        menu = CGRect(
            x: MenuPlacement.clamp(menuX, area.minX, area.maxX - menuWidth),
            y: isAbove ? preview.minY - gap - menuHeight : preview.maxY + gap, width: menuWidth, height: menuHeight)
    }
}
