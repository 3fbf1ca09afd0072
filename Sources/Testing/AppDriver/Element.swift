import CoreGraphics
import UIKitCore

/// One element of what an application shows: a view, as those see it who do not look at the screen.
@preconcurrency @MainActor
package struct Element {
    package let view: UIView
    package let kind: ElementKind

    package init(_ view: UIView) {
        self.view = view
        kind = Element.kind(of: view)
    }

    /// The name for tests.
    package var identifier: String { view.accessibilityIdentifier ?? navigationTitle ?? "" }

    /// What it says.
    package var label: String { view.accessibilityLabel ?? "" }

    /// What it is set to.
    package var value: String? { view.accessibilityValue }

    /// Whether it can be used.
    package var isEnabled: Bool { !view.accessibilityTraits.contains(.notEnabled) }

    /// Whether it is chosen.
    package var isSelected: Bool { view.accessibilityTraits.contains(.selected) }

    /// Where it is on the screen, in points.
    package var frame: CGRect {
        guard let window = view.window else { return .zero }
        return window.convert(view.convert(view.bounds, to: window), to: nil as UIWindow?)
    }

    /// A navigation bar is called by the title it shows.
    private var navigationTitle: String? { (view as? UINavigationBar)?.topItem?.title }

    /// The elements in it, from back to front. Hidden views have none.
    package var children: [Element] {
        view.subviews.filter { !$0.isHidden && $0.alpha > 0.01 && !$0.accessibilityElementsHidden }.map(Element.init)
    }

    /// Whether a touch in its middle would reach it.
    package var isHittable: Bool {
        guard let window = view.window, !view.isHidden else { return false }
        let frame: CGRect = self.frame
        let visible: CGRect = frame.intersection(UIScreen.main.bounds)
        guard !visible.isEmpty else { return false }
        let middle = CGPoint(x: visible.midX, y: visible.midY)
        for candidate in UIApplication.shared.windows.reversed() {
            let point: CGPoint = candidate.convert(middle, from: nil as UIWindow?)
            guard let hit = candidate.hitTest(point, with: nil) else { continue }
            return candidate === window && (hit.isDescendant(of: view) || view.isDescendant(of: hit))
        }
        return false
    }

    private static func kind(of view: UIView) -> ElementKind {
        switch view {
        case is UIWindow: return .window
        case is UISearchTextField: return .searchField
        case let field as UITextField: return field.isSecureTextEntry ? .secureTextField : .textField
        case is UITableView: return .table
        case is UICollectionView: return .collectionView
        case is UITableViewCell, is UICollectionViewCell: return .cell
        case is UINavigationBar: return .navigationBar
        case is UIToolbar: return .toolbar
        case is UISwitch: return .switch
        case is UISlider: return .slider
        case is UISegmentedControl: return .segmentedControl
        case is UIStepper: return .stepper
        case is UIPageControl: return .pageIndicator
        case is UIProgressView: return .progressIndicator
        case is UIActivityIndicatorView: return .activityIndicator
        case is UILabel: return .staticText
        case is UIImageView: return .image
        case is UIScrollView: return .scrollView
        default: return kindByRole(of: view)
        }
    }

    private static func kindByRole(of view: UIView) -> ElementKind {
        if view is UIButton || view.accessibilityTraits.contains(.button) { return .button }
        if let alert = view.next as? UIAlertController { return alert.preferredStyle == .alert ? .alert : .sheet }
        return .other
    }
}
