import Foundation

/// Describes what rows, headers and footers usually show: an image, a text and a second text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The image before the texts.
    public var image: UIImage?
    /// How the image looks.
    public var imageProperties = ImageProperties()

    /// The text.
    public var text: String?
    /// The text with attributes, instead of `text`.
    public var attributedText: NSAttributedString?
    /// How the text looks.
    public var textProperties: TextProperties

    /// The second text.
    public var secondaryText: String?
    /// The second text with attributes, instead of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties

    /// Whether the texts stand side by side where there is room, rather than one below the other.
    public var prefersSideBySideTextAndSecondaryText = false

    /// The room around the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets

    /// Between image and text, in points.
    public var imageToTextPadding: CGFloat = 16

    /// Between texts that stand side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8

    /// Between texts that stand one below the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private init(
        text: TextProperties, secondary: TextProperties, margins: NSDirectionalEdgeInsets
    ) {
        textProperties = text
        secondaryTextProperties = secondary
        directionalLayoutMargins = margins
    }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration as it is in `state`: the same, for rows look the same in all of them.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

    // MARK: Standards

    private static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    private static var body: TextProperties { TextProperties(font: .preferredFont(forTextStyle: .body), color: .label) }

    /// A row with a text.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: body, secondary: TextProperties(font: .preferredFont(forTextStyle: .caption1), color: .label),
            margins: cellMargins)
    }

    /// A row with a text, and a smaller grey one below it.
    public static func subtitleCell() -> UIListContentConfiguration {
        var configuration: UIListContentConfiguration = cell()
        configuration.secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        configuration.directionalLayoutMargins.top = 8
        configuration.directionalLayoutMargins.bottom = 8
        return configuration
    }

    /// A row with a text, and a grey value at its trailing side.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration: UIListContentConfiguration = cell()
        configuration.secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// The header of a section of a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        heading(.systemFont(ofSize: 15, weight: .semibold), .label, top: 5, bottom: 5)
    }

    /// The footer of a section of a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        heading(.preferredFont(forTextStyle: .footnote), .secondaryLabel, top: 5, bottom: 5)
    }

    /// The header of a section of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = heading(.preferredFont(forTextStyle: .footnote), .secondaryLabel, top: 16, bottom: 7)
        configuration.textProperties.transform = .uppercase
        return configuration
    }

    /// The header of a section of an inset grouped list that stands out: large and bold.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        let font: UIFont = .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title3).pointSize, weight: .semibold)
        return heading(font, .label, top: 16, bottom: 7)
    }

    /// The footer of a section of a grouped list.
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
