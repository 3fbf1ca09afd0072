import Foundation
import SystemTexts
import UIKitCore

/// A description of what a page shows in place of its content: a picture, text and buttons.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// The positions of the content.
    public enum Alignment: Int, Sendable {
        /// In the center.
        case center = 0
        /// At the top.
        case natural = 1
    }

    /// The kinds of configurations.
    enum Kind {
        case empty
        case loading
        case search
    }

    let kind: Kind

    // MARK: Creation

    init(_ kind: Kind) {
        self.kind = kind
        button.buttonSize = .medium
        secondaryButton.buttonSize = .medium
        textProperties.font = UIContentUnavailableConfiguration.bold(.title2)
        secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
        secondaryTextProperties.color = .secondaryLabel
    }

    private static func bold(_ style: UIFont.TextStyle) -> UIFont {
        let font: UIFont = .preferredFont(forTextStyle: style)
        return font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? font
    }

    /// Returns a configuration for a page without content.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

    /// Returns a configuration with an activity indicator, for a page whose content is being loaded.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(.loading)
        configuration.text = SystemTexts.localized("Loading…")
        configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
        configuration.textProperties.color = .secondaryLabel
        return configuration
    }

    /// Returns a configuration for a search without results.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(.search)
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = SystemTexts.localized("No Results")
        configuration.secondaryText = SystemTexts.localized("Check the spelling or try a new search.")
        return configuration
    }

    // MARK: Content

    /// The picture above the text. The default is nil.
    public var image: UIImage?

    /// The properties of the picture.
    public var imageProperties = ImageProperties()

    /// The text. The default is nil.
    public var text: String?

    /// The attributed text, which replaces `text`. The default is nil.
    public var attributedText: NSAttributedString?

    /// The properties of the text.
    public var textProperties = TextProperties()

    /// The secondary text, which is below the text. The default is nil.
    public var secondaryText: String?

    /// The attributed secondary text, which replaces `secondaryText`. The default is nil.
    public var secondaryAttributedText: NSAttributedString?

    /// The properties of the secondary text.
    public var secondaryTextProperties = TextProperties()

    /// The button below the text. It is hidden while it has neither a title nor an image.
    public var button: UIButton.Configuration = .plain()

    /// The properties of the button.
    public var buttonProperties = ButtonProperties()

    /// The secondary button, which is below the button. It is hidden while it has neither a title nor an image.
    public var secondaryButton: UIButton.Configuration = .plain()

    /// The properties of the secondary button.
    public var secondaryButtonProperties = ButtonProperties()

    // MARK: Layout

    /// The position of the content. The default is `center`.
    public var alignment: Alignment = .center

    /// The axes on which the margins are at least as large as the margins of the superview. The default is both.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both

    /// The margins, in points. The default is 16 on each side.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)

    /// The distance between the picture and the text, in points. The default is 15.
    public var imageToTextPadding: CGFloat = 15

    /// The distance between the primary and the secondary text, in points. The default is 5.
    public var textToSecondaryTextPadding: CGFloat = 5

    /// The distance between the text and the button, in points. The default is 15.
    public var textToButtonPadding: CGFloat = 15

    /// The distance between the buttons, in points. The default is 10.
    public var buttonToSecondaryButtonPadding: CGFloat = 10

    /// The background. The default is clear.
    public var background: UIBackgroundConfiguration = .clear()

    // MARK: Views

    /// Returns a view that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Returns the configuration for a state. The text of a configuration for a search then contains the text that the
    /// user searched for.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard kind == .search, let text = (state as? UIContentUnavailableConfigurationState)?.searchText, !text.isEmpty
        else { return self }
        var updated = self
        updated.text = SystemTexts.localized("No Results for “%1”", text)
        return updated
    }
}
