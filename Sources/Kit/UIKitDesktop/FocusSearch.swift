import CoreGraphics
import FocusGeometry
import Foundation
import UIKitCore
import UIKitLists
import UIKitText

/// Finds the views in a window that can have the focus.
@MainActor
struct FocusSearch {
    /// The views, in reading order.
    let items: [UIView]
    private let frames: [CGRect]
    private let guides: [UIFocusGuide]

    init(_ window: UIWindow) {
        var found: [UIView] = []
        var guides: [UIFocusGuide] = []
        FocusSearch.collect(in: window.focusRoot, into: &found, guides: &guides)
        self.guides = guides
        let unordered: [CGRect] = found.map { $0.convert($0.bounds, to: nil) }
        let order: [Int] = FocusOrder.reading(
            unordered, isRightToLeft: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        items = order.map { found[$0] }
        frames = order.map { unordered[$0] }
    }

    /// Collects the views that can have the focus. A cell is excluded if it contains such views.
    static func collect(in view: UIView, into found: inout [UIView]) {
        var guides: [UIFocusGuide] = []
        collect(in: view, into: &found, guides: &guides)
    }

    /// Collects the views that can have the focus, and the focus guides of the views that were searched.
    private static func collect(in view: UIView, into found: inout [UIView], guides: inout [UIFocusGuide]) {
        guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
        let isItem: Bool = view.canBecomeFocused && !view.bounds.isEmpty
        guard !isItem || view is UITableViewCell || view is UICollectionViewCell else { return found.append(view) }
        (view as? UITextView)?.updateLinkViews()
        let count = found.count
        for case let guide as UIFocusGuide in view.layoutGuides where guide.isEnabled { guides.append(guide) }
        for subview in view.subviews { collect(in: subview, into: &found, guides: &guides) }
        if isItem, found.count == count { found.append(view) }
    }

    // MARK: Groups

    /// A group of items that Tab treats as one stop.
    enum Group: Hashable {
        case named(String)
        case list(ObjectIdentifier)
        case single(ObjectIdentifier)
    }

    /// Returns the group of an item: the nearest named group, or the list that contains it. Each text input and each
    /// other item is a separate group.
    func group(of item: UIView) -> Group {
        var environment: (any UIFocusEnvironment)? = item
        while let current = environment {
            if let name = current.focusGroupIdentifier { return .named(name) }
            if item is any UIKeyInput { break }
            if current is UITableView || current is UICollectionView { return .list(ObjectIdentifier(current)) }
            environment = current.parentFocusEnvironment
        }
        return .single(ObjectIdentifier(item))
    }

    /// The groups in reading order, with their items.
    var stops: [(group: Group, items: [UIView])] {
        var indices: [Group: Int] = [:]
        var stops: [(group: Group, items: [UIView])] = []
        for item in items {
            let group = group(of: item)
            if let index = indices[group] {
                stops[index].items.append(item)
            } else {
                indices[group] = stops.count
                stops.append((group, [item]))
            }
        }
        return stops
    }

    // MARK: Preferred items

    /// Returns the item that receives the focus when the focus moves to `environment`.
    ///
    /// 1. The preferred environments of `environment` are searched, in their order.
    /// 2. Of the items in a view, the first in reading order is chosen. If `prefersText` is true, the first editable
    ///    text is preferred. If it is false, the first item that is not editable text is preferred.
    func preferredItem(in environment: any UIFocusEnvironment, prefersText: Bool? = nil) -> UIView? {
        for preferred in environment.preferredFocusEnvironments where preferred !== environment {
            if let item = preferredItem(in: preferred, prefersText: prefersText) { return item }
        }
        let view: UIView? = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
        guard let view else { return nil }
        let inside: [UIView] = items.filter { $0.isDescendant(of: view) }
        if inside.contains(view) { return view }
        let preferred: UIView? = prefersText.flatMap { prefersText in
            inside.first { $0 is any UIKeyInput == prefersText }
        }
        guard let first = preferred ?? inside.first else { return nil }
        let group = group(of: first)
        return primary(of: inside.filter { self.group(of: $0) == group })
    }

    /// Returns the item that receives the focus when the focus moves to its group. The item is chosen by priority, then
    /// by the choice of its list, then by reading order.
    func primary(of items: [UIView]) -> UIView? {
        guard let first = items.first else { return nil }
        let best: UIView = items.reduce(first) {
            $1.focusGroupPriority.rawValue > $0.focusGroupPriority.rawValue ? $1 : $0
        }
        if best.focusGroupPriority.rawValue > 0 { return best }
        guard let list = FocusList(around: first), group(of: first) == .list(ObjectIdentifier(list.view)) else {
            return first
        }
        return list.entry(among: items) ?? first
    }

    // MARK: Movement

    /// Returns the item before or after `item` for Tab, or the first or last item if `item` is `nil`.
    func item(after item: UIView?, isForward: Bool) -> UIView? {
        let stops = self.stops
        guard !stops.isEmpty else { return nil }
        guard let item, let index = stops.firstIndex(where: { $0.items.contains(item) }) else {
            return primary(of: isForward ? stops[0].items : stops[stops.count - 1].items)
        }
        return primary(of: stops[(index + (isForward ? 1 : stops.count - 1)) % stops.count].items)
    }

    /// Returns the item to which an arrow key moves the focus. If the group of `item` is a list or has a name, only
    /// items of this group are candidates; otherwise, all items are.
    func item(_ side: FocusSide, of item: UIView) -> UIView? {
        if let list = FocusList(around: item), group(of: item) == .list(ObjectIdentifier(list.view)),
            let neighbor = list.neighbor(side, of: item)
        {
            return neighbor
        }
        let group = group(of: item)
        var others: [Int] = items.indices.filter { items[$0] !== item }
        var guides: [UIFocusGuide] = guides
        if case .single = group {
        } else {
            others.removeAll { self.group(of: items[$0]) != group }
            guides.removeAll { guide in guide.owningView.map { self.group(of: $0) } != group }
        }
        let origin = item.convert(item.bounds, to: nil)
        var candidates: [(frame: CGRect, target: () -> UIView?)] = others.map { index in
            (frames[index], { items[index] })
        }
        for guide in guides {
            guard let frame = guide.frameInWindow, !frame.isEmpty, !frame.intersects(origin) else { continue }
            candidates.append((frame, { target(of: guide) }))
        }
        // Only the guide that is chosen is resolved, because this may scroll a list.
        while let index = FocusNeighbor.find(side, of: origin, among: candidates.map(\.frame)) {
            if let target = candidates.remove(at: index).target(), target !== item { return target }
        }
        return nil
    }

    /// Returns the item to which a guide redirects the focus: the first that is found in its environments.
    private func target(of guide: UIFocusGuide) -> UIView? {
        for environment in guide.preferredFocusEnvironments ?? [] {
            if let item = preferredItem(in: environment) { return item }
        }
        return nil
    }
}
