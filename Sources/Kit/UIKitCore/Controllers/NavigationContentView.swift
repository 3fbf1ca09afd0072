/// The view of a navigation controller: its bars in front of the shown controller's view.
@MainActor
final class NavigationContentView: UIView {
    weak var navigation: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        navigation?.placeContent()
    }
}

/// What the pages of a navigation controller lie in, below its bars: the container of their transitions.
@MainActor
final class NavigationPagesView: UIView {}
