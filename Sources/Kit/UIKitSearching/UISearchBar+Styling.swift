import CoreGraphics
import Foundation
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
    var fieldImages: [UInt: UIImage] = [:]
    /// The label of the prompt, if the app sets one.
    var promptLabel: UILabel?
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
        /// The image of the button that clears the text.
        case clear = 1
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

    /// Sets the background of the field, which replaces the standard background. The image is stretched between its caps.
    /// States other than `normal` and `disabled` have no effect.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        guard state == .normal || state == .disabled else { return }
        styling.fieldImages[state.rawValue] = backgroundImage
        let images: [UInt: UIImage] = styling.fieldImages
        searchTextField.background = images[UIControl.State.normal.rawValue]
        searchTextField.disabledBackground = images[UIControl.State.disabled.rawValue]
        searchTextField.updateFill()
    }

    /// Returns the image that was set as the background of the field in a state, or nil.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        styling.fieldImages[state.rawValue]
    }

    /// Sets the offset of an icon from its standard position, in points.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        searchTextField.iconOffsets[icon] = adjustment
    }

    /// Returns the offset of an icon from its standard position, in points. The default is zero.
    public func positionAdjustment(for icon: Icon) -> UIOffset { searchTextField.iconOffsets[icon] ?? .zero }

    /// Sets the attributes of the titles of the scopes in a state. Only the font and the foreground color have an
    /// effect.
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        scopeControl.setTitleTextAttributes(attributes, for: state)
    }

    /// Returns the attributes that were set for the titles of the scopes in a state, or nil.
    public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopeControl.titleTextAttributes(for: state)
    }

    /// Sets the background of the scopes in a state. The image is stretched between its caps.
    public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopeControl.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }

    /// Returns the background of the scopes in a state, or in the normal state.
    public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        scopeControl.backgroundImage(for: state, barMetrics: .default)
    }

    /// A line of text above the field. The default is nil.
    public var prompt: String? {
        get { styling.promptLabel?.text }
        set {
            guard newValue != prompt else { return }
            if styling.promptLabel == nil {
                let label = UILabel()
                label.textAlignment = .center
                label.adjustsFontForContentSizeCategory = true
                label.font = .preferredFont(forTextStyle: .footnote)
                addSubview(label)
                styling.promptLabel = label
            }
            styling.promptLabel?.text = newValue
            styling.promptLabel?.isHidden = newValue == nil
            sizeDidChange()
        }
    }

    /// Sets the image of an icon in the normal state. Nil restores the default image.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        guard state == .normal else { return }
        styling.icons[icon] = iconImage
        switch icon {
        case .search: searchTextField.setIcon(iconImage)
        case .clear: searchTextField.showClearImage(iconImage)
        case .bookmark: styling.showBookmarkImage()
        }
    }

    /// Returns the image that was set for an icon in the normal state, or nil.
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        state == .normal ? styling.icons[icon] : nil
    }
}
