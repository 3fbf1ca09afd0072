import CoreGraphics
import FeedbackPromises
import Foundation
import UIKitControls
import UIKitCore
import UIKitKeyboard
import UIKitLists
import UIKitSearching
import UIKitText

/// Describes the contents of the screen for a feedback audit.
@MainActor
final class ScreenReader {
    private let numbers = ObjectNumbers()

    /// The state of a traversal of the views.
    private struct Walk {
        var hasher = Hasher()
        var items: [FeedbackItem] = []
        var screens: Set<Int> = []
        var lists: [FeedbackList] = []
    }

    /// The position of a view in the hierarchy.
    private struct Place {
        var screen = 0
        var list: Int?
        /// The area of the screen to which the ancestors clip the view.
        var clip: CGRect
        /// Whether the view is part of a control or a row, whose appearance changes during a touch.
        var isPart = false
        /// Whether the view is part of a control.
        var isInControl = false
    }

    /// Reads the windows of the running application.
    func read() -> FeedbackFrame {
        let application: UIApplication = .shared
        var walk = Walk()
        for window in application.windows where !window.isHidden {
            walk.hasher.combine(numbers.number(of: window))
            visit(window, Place(clip: UIScreen.main.bounds), &walk)
        }
        if let responder = ElementTree.firstResponder { walk.hasher.combine(numbers.number(of: responder)) }
        walk.hasher.combine(AppSession.current?.host.openedURLs.count ?? 0)
        if application.isNetworkActivityIndicatorVisible {
            walk.items.append(
                FeedbackItem(id: numbers.number(of: application), .networkLine, name: "network activity indicator"))
        }
        return FeedbackFrame(
            appearance: walk.hasher.finalize(), items: walk.items, screens: walk.screens, lists: walk.lists)
    }

    // MARK: Views

    private func visit(_ view: UIView, _ place: Place, _ walk: inout Walk) {
        guard !view.isHidden, view.alpha > 0.01 else { return }
        if view is KeyboardView { return walk.hasher.combine(true) }
        var place = place
        if let controller = view.next as? UIViewController {
            place.screen = numbers.number(of: controller)
            walk.screens.insert(place.screen)
        }
        let frame: CGRect = Element.screenFrame(of: view.bounds, in: view)
        let visible: CGRect = frame.intersection(place.clip)
        if view.clipsToBounds { place.clip = visible }
        let isVisible: Bool = !visible.isEmpty
        if !place.isPart { hash(view, frame, &walk.hasher) }
        switch view {
        case let cell as UITableViewCell:
            guard isVisible else { return }
            let parts: [UIView?] = [cell.contentView, cell.accessoryView]
            return visit(cell, isSelected: cell.isSelected, parts, frame, place, &walk)
        case let cell as UICollectionViewCell:
            guard isVisible else { return }
            return visit(cell, isSelected: cell.isSelected, [cell.contentView], frame, place, &walk)
        case let scrollView as UIScrollView: note(scrollView, &place, &walk)
        default: break
        }
        if isVisible { note(view, frame, place, &walk) }
        if view is UIControl {
            place.isPart = true
            place.isInControl = true
        }
        for subview in view.subviews { visit(subview, place, &walk) }
    }

    private func visit(
        _ cell: UIView, isSelected: Bool, _ parts: [UIView?], _ frame: CGRect, _ place: Place, _ walk: inout Walk
    ) {
        let text: String = cell.accessibilityLabel ?? ""
        walk.items.append(
            FeedbackItem(
                id: numbers.number(of: cell), .row, name: name(of: cell), text: text, frame: frame,
                screen: place.screen, list: place.list))
        walk.hasher.combine(isSelected)
        var place = place
        place.isPart = true
        for case let part? in parts { visit(part, place, &walk) }
    }

    /// Adds the identity, the frame and the background color of a view to the digest.
    private func hash(_ view: UIView, _ frame: CGRect, _ hasher: inout Hasher) {
        hasher.combine(numbers.number(of: view))
        for number in [frame.minX, frame.minY, frame.width, frame.height] { hasher.combine(Int(number * 2)) }
        if let color = view.layer.backgroundColor { hasher.combine(color) }
    }

    private func note(_ scrollView: UIScrollView, _ place: inout Place, _ walk: inout Walk) {
        guard scrollView is UITableView || scrollView is UICollectionView else { return }
        let number: Int = numbers.number(of: scrollView)
        place.list = number
        let inset: UIEdgeInsets = scrollView.adjustedContentInset
        let size: CGSize = scrollView.bounds.inset(by: inset).size
        let top: CGFloat = scrollView.contentOffset.y + inset.top
        let isMoving: Bool =
            scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating || scrollView.isScrollAnimating
        walk.lists.append(
            FeedbackList(
                id: number, size: size,
                isAtEdge: top <= 1 || top + size.height >= scrollView.contentSize.height - 1, isMoving: isMoving))
    }

    // MARK: Items

    private func note(_ view: UIView, _ frame: CGRect, _ place: Place, _ walk: inout Walk) {
        switch view {
        case let indicator as UIActivityIndicatorView:
            guard indicator.isAnimating, !place.isInControl else { return }
            walk.hasher.combine(true)
            walk.items.append(item(view, .spinner, "", frame, place))
        case let control as UIRefreshControl:
            guard control.isRefreshing else { return }
            walk.hasher.combine(true)
            walk.items.append(item(view, .refreshControl, "", frame, place))
        case let bar as UIProgressView:
            guard bar.progress > 0, bar.progress < 1 else { return }
            walk.items.append(item(view, .progressBar, "", frame, place))
        case let field as UITextField:
            let kind: FeedbackItem.Kind =
                field is UISearchTextField ? .searchField : field.isSecureTextEntry ? .secureField : .field
            let text: String = field.text ?? ""
            hash(field, text, &walk.hasher)
            walk.items.append(item(view, kind, text, frame, place))
        case let control as UIControl:
            hash(control, control.accessibilityValue ?? "", &walk.hasher)
            // The parts of a control are not separate controls, and a control that accepts no touches is a decoration.
            guard !place.isInControl, control.isUserInteractionEnabled else { return }
            let text: String = [control.accessibilityLabel, control.accessibilityValue].compactMap { $0 }
                .joined(separator: ", ")
            walk.items.append(item(view, .control, text, frame, place))
        case let textView as UITextView:
            walk.hasher.combine(textView.text)
            walk.items.append(item(view, textView.isEditable ? .field : .text, textView.text, frame, place))
        case let label as UILabel:
            walk.hasher.combine(label.text)
            guard let text = label.text, !text.isEmpty, !place.isInControl else { return }
            walk.items.append(item(view, .text, text, frame, place))
        case let imageView as UIImageView:
            walk.hasher.combine(imageView.image.map(numbers.number))
        default: break
        }
    }

    private func hash(_ control: UIControl, _ value: String, _ hasher: inout Hasher) {
        hasher.combine(control.isEnabled)
        hasher.combine(control.isSelected)
        hasher.combine(value)
    }

    private func item(
        _ view: UIView, _ kind: FeedbackItem.Kind, _ text: String, _ frame: CGRect, _ place: Place
    ) -> FeedbackItem {
        let control = view as? UIControl
        return FeedbackItem(
            id: numbers.number(of: view), kind, name: name(of: view), text: text, frame: frame,
            isEnabled: control?.isEnabled != false, reason: control?.disabledPressReason ?? view.accessibilityHint,
            screen: place.screen, list: place.list)
    }

    /// Returns the name of a view in messages.
    private func name(of view: UIView) -> String {
        let element = Element(view)
        let names: [String?] = [element.identifier, element.label, element.placeholder, "\(type(of: view))"]
        return names.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? ""
    }

    // MARK: Targets

    /// Returns the control or the row at a point on the screen. Nil if there is neither.
    func target(at point: CGPoint) -> FeedbackEvent.Target? {
        for window in UIApplication.shared.windows.reversed() where !window.isHidden {
            guard let hit = window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil) else { continue }
            return target(of: hit)
        }
        return nil
    }

    private func target(of hit: UIView) -> FeedbackEvent.Target? {
        var found: UIView?
        for view in sequence(first: hit, next: \.superview) {
            if view is KeyboardView { return nil }
            // Finds the outermost control: a stepper, not one of its halves.
            if view is UIControl { found = view }
            if found == nil, view is UITableViewCell || view is UICollectionViewCell { found = view }
        }
        guard let found else { return nil }
        return FeedbackEvent.Target(
            id: numbers.number(of: found), name: name(of: found), isEnabled: (found as? UIControl)?.isEnabled != false,
            isPressable: isPressable(found))
    }

    /// Whether a press on a view affects more than the view itself.
    private func isPressable(_ view: UIView) -> Bool {
        switch view {
        // The touched segment or value may already be selected, and the field may already be edited.
        case is UITextField, is UISegmentedControl, is UISlider, is UIPageControl: return false
        case let control as UIControl:
            let isInTabBar: Bool = sequence(first: control as UIView, next: \.superview).contains { $0 is UITabBar }
            return !(control.isSelected && isInTabBar)
        case let cell as UITableViewCell:
            let table: UITableView? = sequence(first: cell as UIView, next: \.superview).lazy
                .compactMap { $0 as? UITableView }.first
            return table?.allowsSelection == true && !cell.isSelected
        case let cell as UICollectionViewCell:
            let collection: UICollectionView? = sequence(first: cell as UIView, next: \.superview).lazy
                .compactMap { $0 as? UICollectionView }.first
            return collection?.allowsSelection == true && !cell.isSelected
        default: return false
        }
    }
}
