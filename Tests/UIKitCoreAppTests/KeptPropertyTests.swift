import Expectations
import Foundation
import TestStage
import Testing
import UIKit

/// Views of the kit do not change what the app sets.
@MainActor @Suite(.onStage) final class KeptPropertyTests {
    private var dataSource: ListRows?

    /// The name of each kind of view, the properties that a list's layout sets, and a closure that creates the view.
    private var views: [(name: String, without: Set<String>, make: (Stage) -> UIView)] {
        [
            ("UIView", [], { _ in UIView() }),
            ("UILabel", [], { _ in UILabel() }),
            ("UIImageView", [], { _ in UIImageView(image: UIImage(systemName: "star")) }),
            ("UIButton, custom", [], { _ in UIButton(type: .custom) }),
            ("UIButton, system", [], { _ in UIButton(type: .system) }),
            ("UIButton, close", [], { _ in UIButton(type: .close) }),
            ("UIButton, filled", [], { _ in UIButton(configuration: .filled()) }),
            ("UISegmentedControl", [], { _ in UISegmentedControl(items: ["One", "Two"]) }),
            ("UISwitch", [], { _ in UISwitch() }),
            ("UISlider", [], { _ in UISlider() }),
            ("UIStepper", [], { _ in UIStepper() }),
            ("UIPageControl", [], { _ in configured(UIPageControl()) { $0.numberOfPages = 3 } }),
            ("UIProgressView", [], { _ in UIProgressView() }),
            ("UIActivityIndicatorView", [], { _ in UIActivityIndicatorView() }),
            ("UITextField", [], { _ in UITextField() }),
            ("UITextField, rounded", [], { _ in configured(UITextField()) { $0.borderStyle = .roundedRect } }),
            ("UITextView", [], { _ in UITextView() }),
            ("UISearchBar", [], { _ in UISearchBar() }),
            ("UISearchTextField", [], { _ in UISearchTextField() }),
            (
                "UIDatePicker, compact", [],
                { _ in configured(UIDatePicker()) { $0.preferredDatePickerStyle = .compact } }
            ),
            ("UIDatePicker, inline", [], { _ in configured(UIDatePicker()) { $0.preferredDatePickerStyle = .inline } }),
            ("UIDatePicker, wheels", [], { _ in configured(UIDatePicker()) { $0.preferredDatePickerStyle = .wheels } }),
            ("UIPickerView", [], { _ in UIPickerView() }),
            ("UIColorWell", [], { _ in UIColorWell() }),
            ("UICalendarView", [], { _ in UICalendarView() }),
            (
                "UINavigationBar", [],
                { _ in configured(UINavigationBar()) { $0.items = [UINavigationItem(title: "Title")] } }
            ),
            ("UITabBar", [], { _ in configured(UITabBar()) { $0.items = [UITabBarItem(), UITabBarItem()] } }),
            ("UIToolbar", [], { _ in UIToolbar() }),
            ("UIScrollView", [], { _ in UIScrollView() }),
            ("UITableView", [], { _ in UITableView() }),
            ("UITableView, inset", [], { _ in UITableView(frame: .zero, style: .insetGrouped) }),
            ("UICollectionView", [], { [unowned self] in makeCollection(UICollectionViewCell.self, $0) }),
            ("UIStackView", [], { _ in UIStackView() }),
            ("UIVisualEffectView", [], { _ in UIVisualEffectView(effect: UIBlurEffect(style: .light)) }),
            ("UITableViewCell", [], { [unowned self] in makeCell(.plain, $0) }),
            ("UITableViewCell, inset", [], { [unowned self] in makeCell(.insetGrouped, $0) }),
            (
                "UICollectionViewCell", ["alpha", "layer.zPosition", "transform"],
                { [unowned self] in makeItem(UICollectionViewCell.self, $0) }
            ),
            (
                "UICollectionViewListCell", ["alpha", "layer.zPosition", "transform"],
                { [unowned self] in makeItem(UICollectionViewListCell.self, $0) }
            ),
        ]
    }

    private func makeCell(_ style: UITableView.Style, _ stage: Stage) -> UIView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let source = ListRows(cell)
        dataSource = source
        table.dataSource = source
        stage.root.addSubview(table)
        stage.advance(by: 0.05)
        return cell
    }

    private func makeCollection(_ cellClass: UICollectionViewCell.Type, _ stage: Stage) -> UICollectionView {
        let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        let view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(cellClass, forCellWithReuseIdentifier: "cell")
        let source = ListRows()
        dataSource = source
        view.dataSource = source
        stage.root.addSubview(view)
        stage.advance(by: 0.05)
        return view
    }

    private func makeItem(_ cellClass: UICollectionViewCell.Type, _ stage: Stage) -> UIView {
        let cells: [UICollectionViewCell] = makeCollection(cellClass, stage).visibleCells
        expect(cells.count, equals: 1)
        return cells.first ?? UIView()
    }

    /// The parts of views that the app may configure, and for each part, the properties that its view determines.
    private var parts: [(name: String, without: Set<String>, make: (Stage) -> UIView, part: (UIView) -> UIView?)] {
        let cell: (Stage) -> UIView = { [unowned self] in makeCell(.plain, $0) }
        return [
            (
                "title of UIButton", ["shadowColor"], { _ in UIButton.withTitle(.custom) },
                { ($0 as? UIButton)?.titleLabel }
            ),
            (
                "title of UIButton, system", ["alpha", "shadowColor"], { _ in UIButton.withTitle(.system) },
                { ($0 as? UIButton)?.titleLabel }
            ),
            (
                "image of UIButton", [],
                { _ in
                    configured(UIButton(type: .custom)) { $0.setImage(UIImage(systemName: "star"), for: .normal) }
                }, { ($0 as? UIButton)?.imageView }
            ),
            ("field of UISearchBar", [], { _ in UISearchBar() }, { ($0 as? UISearchBar)?.searchTextField }),
            ("text of UITableViewCell", [], cell, { ($0 as? UITableViewCell)?.textLabel }),
            ("detail of UITableViewCell", [], cell, { ($0 as? UITableViewCell)?.detailTextLabel }),
            ("image of UITableViewCell", [], cell, { ($0 as? UITableViewCell)?.imageView }),
            ("content of UITableViewCell", [], cell, { ($0 as? UITableViewCell)?.contentView }),
            (
                "content of UICollectionViewCell", [], { [unowned self] in makeItem(UICollectionViewCell.self, $0) },
                { ($0 as? UICollectionViewCell)?.contentView }
            ),
            (
                "content of UIVisualEffectView", [], { _ in UIVisualEffectView(effect: UIBlurEffect(style: .light)) },
                { ($0 as? UIVisualEffectView)?.contentView }
            ),
        ]
    }

    /// Returns a description of the first change after which `property` has a different value; nil if there is none.
    private func violation(
        of property: KeptProperty, _ make: (Stage) -> UIView, part: (UIView) -> UIView? = { $0 }
    ) -> String? {
        let stage = Stage()
        let view = make(stage)
        if view.superview == nil {
            view.frame = CGRect(x: 20, y: 60, width: 200, height: 60)
            stage.root.addSubview(view)
            stage.advance(by: 0.05)
        }
        guard let target = part(view) else { return "there is no such part" }
        property.set(target)
        let expected: String = property.description(target)
        for change in ViewChange.all {
            change.run(view, stage)
            stage.advance(by: 0.4)
            let actual: String = property.description(target)
            if actual != expected { return "after \(change.name): \(actual) in place of \(expected)" }
        }
        return nil
    }

    @Test func `parts of views keep the properties that the app sets`() {
        for view in parts {
            for property in KeptProperty.all + KeptProperty.ofLabels where !view.without.contains(property.name) {
                expectNil(violation(of: property, view.make, part: view.part), "\(property.name) of the \(view.name)")
            }
        }
    }

    @Test func `views keep the properties that the app sets`() {
        for view in views {
            for property in KeptProperty.all where !view.without.contains(property.name) {
                expectNil(violation(of: property, view.make), "\(property.name) of \(view.name)")
            }
        }
    }
}

/// Sets properties of a view, and returns the view.
@MainActor
private func configured<View: UIView>(_ view: View, _ configure: (View) -> Void) -> View {
    configure(view)
    return view
}

extension UIButton {
    fileprivate static func withTitle(_ type: ButtonType) -> UIButton {
        configured(UIButton(type: type)) { $0.setTitle("Title", for: .normal) }
    }
}
