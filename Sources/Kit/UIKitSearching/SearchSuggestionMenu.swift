import CoreGraphics
import UIKitAppearance
import UIKitCore

/// The suggestions of a search field, in a bubble below the field.
@MainActor
final class SearchSuggestionMenu: UIView {
    private static let gap: CGFloat = 8
    private static let maximumHeight: CGFloat = 308
    private let list = SearchSuggestionList()

    init(_ suggestions: [any UISearchSuggestion], choose: @escaping (any UISearchSuggestion) -> Void) {
        super.init(frame: .zero)
        traitOverrides.userInterfaceLevel = .elevated
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.22
        layer.shadowRadius = 22
        layer.shadowOffset = CGSize(width: 0, height: 8)
        list.layer.cornerRadius = 13
        list.clipsToBounds = true
        list.show(suggestions, choose: choose)
        addSubview(list)
    }

    required init?(coder: NSCoder) { nil }

    /// Places the menu below a field, in the coordinates of the superview.
    func place(below field: CGRect) {
        let height: CGFloat = min(Self.maximumHeight, list.contentHeight)
        frame = CGRect(x: field.minX, y: field.maxY + Self.gap, width: field.width, height: height)
        list.frame = bounds
    }
}
