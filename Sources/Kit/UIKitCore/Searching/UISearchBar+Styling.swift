import UIKitAppearance

/// The properties of a search bar that are rarely set.
@MainActor
struct SearchBarStyling {
    var backgroundImage: UIImage?
    var scopeImage: UIImage?
    private(set) var backgroundView: UIImageView?
    private var scopeView: UIImageView?
    var icons: [UISearchBar.Icon: UIImage] = [:]

    /// Shows `image` behind the content of `bar`. If `image` is nil, shows no image.
    mutating func show(_ image: UIImage?, in bar: UISearchBar) {
        guard image != nil || backgroundView != nil else { return }
        let view: UIImageView = backgroundView ?? UIImageView()
        if backgroundView == nil { bar.insertSubview(view, at: 0) }
        backgroundView = view
        view.image = image
        view.frame = bar.bounds
    }

    /// Places the image behind the scopes of `bar`. If `frame` is nil, hides the image.
    mutating func placeScopeImage(in frame: CGRect?, of bar: UISearchBar) {
        guard scopeImage != nil || scopeView != nil else { return }
        let view: UIImageView = scopeView ?? UIImageView()
        if scopeView == nil { bar.insertSubview(view, at: 0) }
        scopeView = view
        view.image = scopeImage
        view.isHidden = frame == nil
        view.frame = frame ?? .zero
    }
}

extension UISearchBar {
    /// The icons of a search bar.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search = 0
    }

    /// Sets the image behind the content of the bar. An empty image makes the bar transparent. Bar metrics other than
    /// `default` have no effect.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        self.backgroundImage = backgroundImage
    }

    /// Returns the image that was set behind the content of the bar, or nil.
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? backgroundImage : nil
    }

    /// Sets the image of the magnifying glass in the normal state. Nil restores the default image.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        guard state == .normal else { return }
        styling.icons[icon] = iconImage
        if icon == .search { searchTextField.setIcon(iconImage) }
    }

    /// Returns the image that was set for an icon in the normal state, or nil.
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        state == .normal ? styling.icons[icon] : nil
    }
}
