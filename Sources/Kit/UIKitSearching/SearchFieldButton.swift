import CoreGraphics
import UIKitCore

/// The view in a toolbar that represents the search bar while the user does not search. A touch begins the search.
@MainActor
final class SearchFieldButton: UIControl, BarFilling {
    private weak var controller: UISearchController?
    private let field = UISearchTextField()

    init(controller: UISearchController) {
        self.controller = controller
        super.init(frame: .zero)
        field.isUserInteractionEnabled = false
        addSubview(field)
        isAccessibilityElement = true
        accessibilityTraits = .searchField
        addAction(UIAction { [weak self] _ in self?.controller?.beginWithButton() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.placeholder = controller?.searchBar.placeholder
        accessibilityLabel = field.placeholder
        let height: CGFloat = min(36, max(0, bounds.height - 4))
        field.frame = CGRect(
            x: 0, y: ((bounds.height - height) / 2).rounded(), width: bounds.width, height: height)
    }
}
