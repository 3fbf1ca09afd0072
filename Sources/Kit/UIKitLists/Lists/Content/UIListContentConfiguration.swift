import Foundation

/// A content configuration with an image, primary text and secondary text, for rows, headers and footers.
///
/// `updated(for:)` changes the colors for a state, for example to gray for a disabled cell, unless the app set other
/// colors.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The image before the text.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()

    /// The text.
    public var text: String?
    /// The attributed text, which replaces `text`.
    public var attributedText: NSAttributedString? {
        get { copiedText.text }
        set { copiedText = CopiedText(newValue) }
    }
    private var copiedText = CopiedText()
    /// The appearance of the text.
    public var textProperties: TextProperties

    /// The secondary text.
    public var secondaryText: String?
    /// The attributed secondary text, which replaces `secondaryText`.
    public var secondaryAttributedText: NSAttributedString? {
        get { copiedSecondaryText.text }
        set { copiedSecondaryText = CopiedText(newValue) }
    }
    private var copiedSecondaryText = CopiedText()
    /// The appearance of the secondary text.
    public var secondaryTextProperties: TextProperties

    /// Whether the primary and the secondary text are side by side if they fit. The default is false, which places the
    /// secondary text below the primary text.
    public var prefersSideBySideTextAndSecondaryText = false

    /// The axes on which the content keeps at least the margins of the superview. The default is `horizontal`.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal

    /// The margins around the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets

    /// The distance between image and text, in points. The default is 16.
    public var imageToTextPadding: CGFloat = 16

    /// The distance between primary and secondary text that are side by side, in points. The default is 8.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8

    /// The vertical distance between primary and secondary text, in points. The default is 3.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// The style that determines the colors in each state.
    let style: Style

    init(_ style: Style, text: TextProperties, secondary: TextProperties, margins: NSDirectionalEdgeInsets) {
        self.style = style
        textProperties = text
        secondaryTextProperties = secondary
        directionalLayoutMargins = margins
    }

    /// Returns a new `UIListContentView` that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration with the values of its style for `state`.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        guard let state = state as? any InteractionState else { return self }
        var updated = inList(state.listEnvironment)
        let colors: StateColors? = StateColors(updated.style, state)
        guard let colors else { return updated }
        let normal: UIListContentConfiguration = .make(updated.style)
        if updated.textProperties.color == normal.textProperties.color { updated.textProperties.color = colors.text }
        if updated.secondaryTextProperties.color == normal.secondaryTextProperties.color {
            updated.secondaryTextProperties.color = colors.secondaryText
        }
        if updated.imageProperties.tintColor == nil { updated.imageProperties.tintColor = colors.image }
        return updated
    }

    /// Returns the color of accessories beside the content of a selected cell, or nil for their standard colors.
    func accessoryColor(for state: UICellConfigurationState) -> UIColor? {
        state.isSelected ? StateColors(style, state)?.image : nil
    }

    /// Returns the configuration in the style of a list, if its style depends on the list.
    private func inList(_ environment: ListEnvironment?) -> UIListContentConfiguration {
        guard let environment, let target = style.resolved(in: environment) else { return self }
        let (old, new): (UIListContentConfiguration, UIListContentConfiguration) = (.make(style), .make(target))
        var updated = UIListContentConfiguration(
            target, text: textProperties, secondary: secondaryTextProperties, margins: directionalLayoutMargins)
        updated.copyContent(of: self)
        // Values that the app did not change are replaced with the values of the new style.
        updated.textProperties.replace(old.textProperties, by: new.textProperties)
        updated.secondaryTextProperties.replace(old.secondaryTextProperties, by: new.secondaryTextProperties)
        if directionalLayoutMargins == old.directionalLayoutMargins {
            updated.directionalLayoutMargins = new.directionalLayoutMargins
        }
        return updated
    }

    private mutating func copyContent(of other: UIListContentConfiguration) {
        image = other.image
        imageProperties = other.imageProperties
        text = other.text
        attributedText = other.attributedText
        secondaryText = other.secondaryText
        secondaryAttributedText = other.secondaryAttributedText
        prefersSideBySideTextAndSecondaryText = other.prefersSideBySideTextAndSecondaryText
        axesPreservingSuperviewLayoutMargins = other.axesPreservingSuperviewLayoutMargins
        imageToTextPadding = other.imageToTextPadding
        textToSecondaryTextHorizontalPadding = other.textToSecondaryTextHorizontalPadding
        textToSecondaryTextVerticalPadding = other.textToSecondaryTextVerticalPadding
    }
}

/// The colors that replace the normal colors of a style in a state.
@MainActor
private struct StateColors {
    var text: UIColor
    var secondaryText: UIColor
    var image: UIColor?

    /// Returns nil if the style has its normal colors in `state`.
    init?(_ style: UIListContentConfiguration.Style, _ state: any InteractionState) {
        if state.isDisabled {
            text = .tertiaryLabel
            secondaryText = .tertiaryLabel
            image = .tertiaryLabel
        } else if state.isSelected, style == .sidebarCell || style == .sidebarSubtitleCell {
            // The background of a selected item in a sidebar has the tint color.
            text = .white
            secondaryText = .white
            image = .white
        } else {
            return nil
        }
    }
}
