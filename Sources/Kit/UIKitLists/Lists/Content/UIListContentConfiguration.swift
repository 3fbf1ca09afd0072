import Foundation

/// A content configuration with an image, primary text and secondary text, for rows, headers and footers.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The image before the text.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()

    /// The text.
    public var text: String?
    /// The attributed text, instead of `text`.
    public var attributedText: NSAttributedString?
    /// The appearance of the text.
    public var textProperties: TextProperties

    /// The secondary text.
    public var secondaryText: String?
    /// The attributed secondary text, instead of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// The appearance of the secondary text.
    public var secondaryTextProperties: TextProperties

    /// Whether the primary and the secondary text are side by side if they fit. The default is false: one below the
    /// other.
    public var prefersSideBySideTextAndSecondaryText = false

    /// The margins around the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets

    /// The distance between image and text, in points. The default is 16.
    public var imageToTextPadding: CGFloat = 16

    /// The distance between primary and secondary text that are side by side, in points. The default is 8.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8

    /// The distance between primary and secondary text that are one below the other, in points. The default is 3.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private init(
        text: TextProperties, secondary: TextProperties, margins: NSDirectionalEdgeInsets
    ) {
        textProperties = text
        secondaryTextProperties = secondary
        directionalLayoutMargins = margins
    }

    /// Returns a new `UIListContentView` that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the same configuration, which has the same appearance in all states.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

    // MARK: Standard configurations

    private static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    private static var body: TextProperties { TextProperties(font: .preferredFont(forTextStyle: .body), color: .label) }

    /// Returns the configuration of a row with primary text.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: body, secondary: TextProperties(font: .preferredFont(forTextStyle: .caption1), color: .label),
            margins: cellMargins)
    }

    /// Returns the configuration of a row with primary text, and smaller gray secondary text below it.
    public static func subtitleCell() -> UIListContentConfiguration {
        var configuration = cell()
        configuration.secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        configuration.directionalLayoutMargins.top = 8
        configuration.directionalLayoutMargins.bottom = 8
        return configuration
    }

    /// Returns the configuration of a row with primary text, and a gray value at its trailing edge.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = cell()
        configuration.secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// Returns the configuration of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        heading(.systemFont(ofSize: 15, weight: .semibold), .label, top: 5, bottom: 5)
    }

    /// Returns the configuration of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        heading(.preferredFont(forTextStyle: .footnote), .secondaryLabel, top: 5, bottom: 5)
    }

    /// Returns the configuration of a header in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = heading(.preferredFont(forTextStyle: .footnote), .secondaryLabel, top: 16, bottom: 7)
        configuration.textProperties.transform = .uppercase
        return configuration
    }

    /// Returns the configuration of a prominent header in an inset grouped list, with large bold text.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        let font: UIFont = .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title3).pointSize, weight: .semibold)
        return heading(font, .label, top: 16, bottom: 7)
    }

    /// Returns the configuration of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        heading(.preferredFont(forTextStyle: .footnote), .secondaryLabel, top: 7, bottom: 7)
    }

    private static func heading(
        _ font: UIFont, _ color: UIColor, top: CGFloat, bottom: CGFloat
    ) -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: TextProperties(font: font, color: color),
            secondary: TextProperties(font: .preferredFont(forTextStyle: .caption1), color: .secondaryLabel),
            margins: NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16))
    }
}
