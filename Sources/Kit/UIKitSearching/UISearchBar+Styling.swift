import CoreGraphics
import UIKitAppearance

/// The properties of a search bar that are rarely set.
@MainActor
struct SearchBarStyling {
    var backgroundImage: UIImage?
    var scopeImage: UIImage?
    /// The standard background, in front of the background color that the app sets on the bar.
    private(set) var fill: UIView?
    private(set) var backgroundView: UIImageView?
    private var scopeView: UIImageView?
    var icons: [UISearchBar.Icon: UIImage] = [:]
    var bookmarkButton: UIButton?

    /// Shows the image that was set for the bookmark button, or the default image.
    func showBookmarkImage() {
        bookmarkButton?.setImage(icons[.bookmark] ?? UIImage(systemName: "book"), for: .normal)
    }

    /// Fills the background of `bar` with a color. If `color` is nil, removes the background.
    mutating func fill(with color: UIColor?, in bar: UISearchBar) {
        guard let color else {
            fill?.removeFromSuperview()
            fill = nil
            return
        }
        let view: UIView = fill ?? UIView(frame: bar.bounds)
        if fill == nil { bar.insertSubview(view, at: 0) }
        fill = view
        view.isUserInteractionEnabled = false
        view.backgroundColor = color
    }

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
        /// The image of the bookmark button.
        case bookmark = 2
    }

    /// Whether a bookmark button appears at the end of the field while the user does not edit it. The default is false.
    ///
    /// Apps often use the button for a different function, and set its image with `setImage(_:for:state:)`.
    public var showsBookmarkButton: Bool {
        get { styling.bookmarkButton != nil }
        set {
            guard newValue != showsBookmarkButton else { return }
            styling.bookmarkButton = newValue ? makeBookmarkButton() : nil
            styling.showBookmarkImage()
            searchTextField.rightView = styling.bookmarkButton
            searchTextField.rightViewMode = newValue ? .unlessEditing : .never
        }
    }

    private func makeBookmarkButton() -> UIButton {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
        button.tintColor = .secondaryLabel
        button.accessibilityLabel = "Bookmarks"
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                storedDelegate?.searchBarBookmarkButtonClicked(self)
            }, for: .touchUpInside)
        return button
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

    /// Sets the image of an icon in the normal state. Nil restores the default image.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        guard state == .normal else { return }
        styling.icons[icon] = iconImage
        switch icon {
        case .search: searchTextField.setIcon(iconImage)
        case .bookmark: styling.showBookmarkImage()
        }
    }

    /// Returns the image that was set for an icon in the normal state, or nil.
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        state == .normal ? styling.icons[icon] : nil
    }
}
