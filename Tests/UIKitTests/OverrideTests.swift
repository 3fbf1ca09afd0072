import Expectations
import Foundation
import Testing
import UIKit

/// Members of UIKit that classes of apps override.
@MainActor
struct OverrideTests {
    @Test func `views and controls call overrides of their methods`() {
        let view = RecordingView()
        let recognizer = UITapGestureRecognizer()
        view.addGestureRecognizer(recognizer)
        view.removeGestureRecognizer(recognizer)
        view.setNeedsUpdateConstraints()
        view.setContentHuggingPriority(.required, for: .vertical)
        expect(view.calls, equals: ["add", "remove", "update", "hugging"])
        expect(view.contentHuggingPriority(for: .vertical), equals: .required)

        let button = RecordingButton()
        button.setTitle("a", for: .normal)
        button.setImage(UIImage(), for: .normal)
        button.setTitleColor(.red, for: .normal)
        button.setBackgroundImage(UIImage(), for: .normal)
        button.setAttributedTitle(nil, for: .normal)
        button.addTarget(nil, action: Selector("a"), for: .touchUpInside)
        expect(button.calls, equals: ["title", "image", "color", "background", "attributed", "target"])
        expect(button.title(for: .normal), equals: "a!")
    }

    @Test func `scroll views and text fields call overrides of their members`() {
        let scroll = RecordingScrollView()
        scroll.scrollIndicatorInsets.top = 5
        expect(scroll.verticalScrollIndicatorInsets.top, equals: 6)
        scroll.flashScrollIndicators()
        expect(scroll.calls, equals: ["insets", "flash"])

        let field = RecordingTextField()
        field.text = "abc"
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        expect(field.calls, equals: ["selection"])
        let text = RecordingTextView()
        text.text = "abc"
        text.selectedTextRange = text.textRange(from: text.beginningOfDocument, to: text.endOfDocument)
        expect(text.calls, equals: ["selection"])
    }

    @Test func `a controller overrides its containers and its tab bar item`() {
        let navigation = UINavigationController()
        let controller = ContainedController()
        controller.navigation = navigation
        expect(controller.navigationController === navigation)
        expect(controller.tabBarItem.title, equals: "tab")
    }

    @Test func `a collection view calls overrides of its updates`() {
        let view = RecordingCollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        view.performBatchUpdates({ view.insertItems(at: []) }, completion: nil)
        view.deleteItems(at: [])
        view.reloadItems(at: [])
        view.reloadSections([])
        view.selectItem(at: nil, animated: false, scrollPosition: [])
        view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        expect(view.calls, equals: ["batch", "insert", "delete", "reload", "sections", "select", "layout"])
    }

    @Test func `a table view calls overrides of its updates`() {
        let view = RecordingTableView()
        view.performBatchUpdates { view.insertRows(at: [], with: .none) }
        view.beginUpdates()
        view.deleteRows(at: [], with: .none)
        view.endUpdates()
        view.reloadRows(at: [], with: .none)
        view.selectRow(at: nil, animated: false, scrollPosition: .none)
        expect(view.calls, equals: ["batch", "insert", "begin", "delete", "end", "reload", "select"])
        expect(IdentifiedCell().reuseIdentifier, equals: "own")
        expect(view.cellForRow(at: [0, 0]) is IdentifiedCell && view.indexPathForSelectedRow == [4, 5])
    }

    @Test func `the updates of lists refer to members of self without its name`() {
        @MainActor final class Model {
            var rows: [Int] = []
            func load(_ table: UITableView, _ collection: UICollectionView) {
                table.performBatchUpdates({ rows.append(1) }, completion: nil)
                table.performBatchUpdates { rows.append(2) }
                collection.performBatchUpdates({ rows.append(3) }, completion: { _ in })
                collection.performBatchUpdates { rows.append(4) }
                let optional: (() -> Void)? = nil
                collection.performBatchUpdates(optional)
                table.performBatchUpdates(nil)
            }
        }
        let model = Model()
        model.load(
            UITableView(),
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
        expect(model.rows, equals: [1, 2, 3, 4])
    }
}

private final class RecordingView: UIView {
    var calls: [String] = []

    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        calls.append("add")
        super.addGestureRecognizer(gestureRecognizer)
    }

    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        calls.append("remove")
        super.removeGestureRecognizer(gestureRecognizer)
    }

    override func setNeedsUpdateConstraints() {
        calls.append("update")
        super.setNeedsUpdateConstraints()
    }

    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        calls.append("hugging")
        super.setContentHuggingPriority(priority, for: axis)
    }
}

private final class RecordingButton: UIButton {
    var calls: [String] = []

    override func setTitle(_ title: String?, for state: UIControl.State) {
        calls.append("title")
        super.setTitle(title, for: state)
    }

    override func title(for state: UIControl.State) -> String? { super.title(for: state).map { $0 + "!" } }

    override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        calls.append("attributed")
        super.setAttributedTitle(title, for: state)
    }

    override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        calls.append("color")
        super.setTitleColor(color, for: state)
    }

    override func setImage(_ image: UIImage?, for state: UIControl.State) {
        calls.append("image")
        super.setImage(image, for: state)
    }

    override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        calls.append("background")
        super.setBackgroundImage(image, for: state)
    }

    override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        calls.append("target")
        super.addTarget(target, action: action, for: controlEvents)
    }
}

private final class RecordingScrollView: UIScrollView {
    var calls: [String] = []

    override var scrollIndicatorInsets: UIEdgeInsets {
        get { super.scrollIndicatorInsets }
        set {
            calls.append("insets")
            var insets: UIEdgeInsets = newValue
            insets.top += 1
            super.scrollIndicatorInsets = insets
        }
    }

    override func flashScrollIndicators() {
        calls.append("flash")
        super.flashScrollIndicators()
    }
}

private final class RecordingTextField: UITextField {
    var calls: [String] = []

    override var selectedTextRange: UITextRange? { didSet { calls.append("selection") } }
}

private final class RecordingTextView: UITextView {
    var calls: [String] = []

    override var selectedTextRange: UITextRange? { didSet { calls.append("selection") } }
}

private final class ContainedController: UIViewController {
    var navigation: UINavigationController?

    override var navigationController: UINavigationController? { navigation }

    override var tabBarItem: UITabBarItem! {
        get { UITabBarItem(title: "tab", image: nil, tag: 0) }
        set { super.tabBarItem = newValue }
    }
}

private final class RecordingCollectionView: UICollectionView {
    var calls: [String] = []

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        super.performBatchUpdates(
            {
                calls.append("batch")
                updates?()
            }, completion: completion)
    }

    override func insertItems(at indexPaths: [IndexPath]) { calls.append("insert") }
    override func deleteItems(at indexPaths: [IndexPath]) { calls.append("delete") }
    override func reloadItems(at indexPaths: [IndexPath]) { calls.append("reload") }
    override func reloadSections(_ sections: IndexSet) { calls.append("sections") }

    override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        calls.append("select")
    }

    override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        calls.append("layout")
        super.setCollectionViewLayout(layout, animated: animated)
    }
}

private final class RecordingTableView: UITableView {
    var calls: [String] = []

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        calls.append("batch")
        super.performBatchUpdates(updates, completion: completion)
    }

    override func beginUpdates() {
        calls.append("begin")
        super.beginUpdates()
    }

    override func endUpdates() {
        calls.append("end")
        super.endUpdates()
    }

    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { IdentifiedCell() }
    override var indexPathForSelectedRow: IndexPath? { [4, 5] }
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { calls.append("insert") }
    override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { calls.append("delete") }
    override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { calls.append("reload") }

    override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        calls.append("select")
    }
}

private final class IdentifiedCell: UITableViewCell {
    override var reuseIdentifier: String? { "own" }
}
