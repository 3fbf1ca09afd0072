/// The view of a navigation controller: the bars in front of the view of the visible controller.
@MainActor
final class NavigationContentView: UIView {
    weak var navigation: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        navigation?.placeContent()
    }
}

/// The view that contains the pages of a navigation controller, behind its bars. It is the container of transitions.
@MainActor
final class NavigationPagesView: UIView {}
