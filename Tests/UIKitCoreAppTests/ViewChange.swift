import Foundation
import TestStage
import UIKit

/// A change after which views update themselves.
@MainActor
struct ViewChange {
    var name: String
    var run: (UIView, Stage) -> Void

    static let all: [ViewChange] = [
        ViewChange(name: "layout") { view, _ in view.setNeedsLayout() },
        ViewChange(name: "size") { view, _ in view.bounds.size.width += 20 },
        ViewChange(name: "style") { view, _ in view.window?.overrideUserInterfaceStyle = .dark },
        ViewChange(name: "text size") { view, _ in
            view.window?.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        },
        ViewChange(name: "disabled") { view, _ in (view as? UIControl)?.isEnabled = false },
        ViewChange(name: "enabled") { view, _ in (view as? UIControl)?.isEnabled = true },
        ViewChange(name: "selected") { view, _ in select(view, true) },
        ViewChange(name: "highlighted") { view, _ in highlight(view, true) },
        ViewChange(name: "normal") { view, _ in
            select(view, false)
            highlight(view, false)
        },
        ViewChange(name: "content") { view, _ in changeContent(of: view) },
        ViewChange(name: "focus") { view, _ in _ = view.becomeFirstResponder() },
        ViewChange(name: "end of focus") { view, _ in _ = view.resignFirstResponder() },
        ViewChange(name: "right to left") { view, _ in view.semanticContentAttribute = .forceRightToLeft },
        ViewChange(name: "removal") { view, stage in
            guard view.superview === stage.root else { return }
            view.removeFromSuperview()
            stage.advance(by: 0.05)
            stage.root.addSubview(view)
        },
        ViewChange(name: "rotation") { _, stage in stage.host.windows[0].resize(to: CGSize(width: 800, height: 400)) },
    ]

    private static func select(_ view: UIView, _ isSelected: Bool) {
        (view as? UIControl)?.isSelected = isSelected
        (view as? UITableViewCell)?.isSelected = isSelected
        (view as? UICollectionViewCell)?.isSelected = isSelected
    }

    private static func highlight(_ view: UIView, _ isHighlighted: Bool) {
        (view as? UIControl)?.isHighlighted = isHighlighted
        (view as? UITableViewCell)?.isHighlighted = isHighlighted
        (view as? UICollectionViewCell)?.isHighlighted = isHighlighted
    }

    private static func changeContent(of view: UIView) {
        switch view {
        case let view as UISwitch: view.setOn(true, animated: true)
        case let view as UISlider: view.setValue(0.75, animated: true)
        case let view as UIStepper: view.value = 3
        case let view as UIPageControl: view.currentPage = 1
        case let view as UIProgressView: view.setProgress(0.75, animated: true)
        case let view as UIActivityIndicatorView: view.startAnimating()
        case let view as UISegmentedControl: view.selectedSegmentIndex = 1
        case let view as UITextField: view.text = "Text"
        case let view as UITextView: view.text = "Text"
        case let view as UILabel: view.text = "Text"
        case let view as UIButton:
            view.setTitle("Title", for: .normal)
            view.configuration?.title = "Title"
        case let view as UISearchBar:
            view.text = "Text"
            view.searchBarStyle = .minimal
            view.setShowsCancelButton(true, animated: true)
        case let view as UIDatePicker: view.setDate(Date(timeIntervalSince1970: 0), animated: true)
        case let view as UITableView: view.reloadData()
        case let view as UICollectionView: view.reloadData()
        case let view as UITableViewCell: view.textLabel?.text = "Text"
        case let view as UICollectionViewListCell:
            view.accessories = [.checkmark()]
            view.contentConfiguration = UIListContentConfiguration.subtitleCell()
        case let view as UINavigationBar: view.topItem?.title = "Title"
        case let view as UITabBar: view.selectedItem = view.items?.last
        case let view as UIToolbar: view.setItems([UIBarButtonItem(systemItem: .add)], animated: true)
        case let view as UIVisualEffectView: view.effect = UIBlurEffect(style: .dark)
        default: break
        }
    }
}
