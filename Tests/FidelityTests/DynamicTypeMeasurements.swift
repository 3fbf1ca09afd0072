import UIKitCore

/// The text sizes for each content size category.
@MainActor
enum DynamicTypeMeasurements {
    static var all: [Measurement] {
        sizes + scaled("body", .body, bodyValues) + scaled("caption1", .caption1, captions) + fonts
    }

    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private static func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection { traits in
            traits.preferredContentSizeCategory = category
            traits.displayScale = 3
        }
    }

    private static func numbers(_ text: String) -> [Double] { text.split(separator: " ").compactMap { Double($0) } }

    // MARK: Styles

    /// The sizes of each style, from the smallest category to the largest.
    private static let styles: [(String, UIFont.TextStyle, String)] = [
        ("largeTitle", .largeTitle, "31 32 33 34 36 38 40 44 48 52 56 60"),
        ("title1", .title1, "25 26 27 28 30 32 34 38 43 48 53 58"),
        ("title2", .title2, "19 20 21 22 24 26 28 34 39 44 50 56"),
        ("title3", .title3, "17 18 19 20 22 24 26 31 37 43 49 55"),
        ("headline", .headline, "14 15 16 17 19 21 23 28 33 40 47 53"),
        ("body", .body, "14 15 16 17 19 21 23 28 33 40 47 53"),
        ("callout", .callout, "13 14 15 16 18 20 22 26 32 38 44 51"),
        ("subheadline", .subheadline, "12 13 14 15 17 19 21 25 30 36 42 49"),
        ("footnote", .footnote, "12 12 12 13 15 17 19 23 27 33 38 44"),
        ("caption1", .caption1, "11 11 11 12 14 16 18 22 26 32 37 43"),
        ("caption2", .caption2, "11 11 11 11 13 15 17 20 24 29 34 40"),
    ]

    private static var sizes: [Measurement] {
        styles.flatMap { name, style, text in
            zip(categories, numbers(text)).map { category, size in
                Measurement(
                    "size of \(name) at \(category.rawValue)", size,
                    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category)).pointSize, .guidelines)
            }
        }
    }

    // MARK: Scaled values

    /// The values before scaling.
    private static let bases: [Double] = [8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 28, 34, 40, 48, 64]

    private static let bodyValues: [String] = [
        "7 8.667 9.667 10.333 11.333 12 13 13.667 14.667 15.667 17.333 19 20.667 22.333 24.333 29.333 34.667 41.333 55.333",
        "7.333 9 10 11 11.667 12.667 13.667 14.667 15.333 16.333 18.333 20 21.667 23.667 25.333 31 36.333 43.667 58.333",
        "7.667 9.667 10.667 11.333 12.333 13.333 14.333 15.333 16.333 17.333 19 21 23 24.667 26.667 32.333 38.333 45.667 61",
        "8 10 11 12 13 14 15 16 17 18 20 22 24 26 28 34 40 48 64",
        "8.667 11 12 13 14.333 15.333 16.333 17.333 18.667 19.667 21.667 24 26.333 28.333 30.667 37 43.667 52.333 69.667",
        "9.333 11.667 13 14.333 15.333 16.667 17.667 19 20 21.333 23.667 26 28.333 30.667 33 40.333 47.333 56.667 75.667",
        "10.667 13.333 14.667 15.667 17 18.333 19.667 21 22.333 23.667 26.333 29 31.667 34.333 37 44.667 52.667 63.333 84.333",
        "12.333 15.333 17 18.667 20 21.667 23.333 24.667 26.333 27.667 31 34 37 40.333 43.333 52.667 61.667 74.333 99",
        "14.667 18.333 20 21.667 23.667 25.333 27.333 29 31 32.667 36.333 40 43.667 47.333 51 61.667 72.667 87.333 116.333",
        "17.333 21.667 24 26.333 28.333 30.667 32.667 35 37 39.333 43.667 48 52.333 56.667 61 74.333 87.333 104.667 139.667",
        "20.333 25.333 28 30.667 33 35.667 38.333 40.667 43.333 45.667 51 56 61 66.333 71.333 86.667 101.667 122.333 163",
        "22.667 28.333 31 33.667 36.667 39.333 42.333 45 48 50.667 56.333 62 67.667 73.333 79 95.667 112.667 135.333 180.333",
    ]

    private static let captions: [String] = [
        "6.667 8 9 9.667 10.667 11.333 12.333 13 13.667 14.667 16.333 18 19.667 21 22.667 27.667 32.667 39 52",
        "6.667 8 9 9.667 10.667 11.333 12.333 13 13.667 14.667 16.333 18 19.667 21 22.667 27.667 32.667 39 52",
        "6.667 8 9 9.667 10.667 11.333 12.333 13 13.667 14.667 16.333 18 19.667 21 22.667 27.667 32.667 39 52",
        "8 10 11 12 13 14 15 16 17 18 20 22 24 26 28 34 40 48 64",
        "9.667 12 13 14.333 15.333 16.667 17.667 19 20.333 21.333 23.667 26 28.667 31 33.333 40.333 47.667 57 76",
        "10.667 13 14.333 15.667 17 18.333 19.667 21 22.333 23.667 26.333 29 31.667 34 36.667 44.667 52.667 63 84",
        "11.667 14.333 15.667 17.333 18.667 20 21.667 23 24.333 26 28.667 31.667 34.667 37.333 40.333 49 57.667 69 92",
        "13.667 17 18.667 20.333 22 23.667 25.333 27 28.667 30.333 33.667 37 40.667 44 47.333 57.333 67.667 81 108",
        "16 20 22 24 26 28 30 32 34 36 40 44 48 52 56 68 80 96 128",
        "19.667 24.333 26.667 29.333 31.667 34 36.667 39 41.333 44 48.667 53.667 58.667 63.333 68.333 83 97.667 117 156",
        "22 27.667 30.333 33 35.667 38.667 41.333 44 46.667 49.667 55 60.667 66 71.667 77 93.667 110 132 176",
        "25.667 32 35 38.333 41.333 44.667 47.667 51 54.333 57.333 63.667 70 76.667 83 89.333 108.333 127.667 153 204",
    ]

    private static func scaled(_ name: String, _ style: UIFont.TextStyle, _ rows: [String]) -> [Measurement] {
        let metrics = UIFontMetrics(forTextStyle: style)
        return zip(categories, rows).flatMap { category, row in
            let traits = traits(category)
            return zip(bases, numbers(row)).map { base, value in
                Measurement(
                    "\(base) scaled like \(name) at \(category.rawValue)", value,
                    metrics.scaledValue(for: base, compatibleWith: traits), .openUIKit)
            }
        }
    }

    // MARK: Scaled fonts

    private static let fontSizes: [String] = [
        "7 9 10 10 11 12 13 14 15 16 17 19 21 22 24 29 35 41 55",
        "7 9 10 11 12 13 14 15 15 16 18 20 22 24 25 31 36 44 58",
        "8 10 11 11 12 13 14 15 16 17 19 21 23 25 27 32 38 46 61",
        "8 10 11 12 13 14 15 16 17 18 20 22 24 26 28 34 40 48 64",
        "9 11 12 13 14 15 16 17 19 20 22 24 26 28 31 37 44 52 70",
        "9 12 13 14 15 17 18 19 20 21 24 26 28 31 33 40 47 57 76",
        "11 13 15 16 17 18 20 21 22 24 26 29 32 34 37 45 53 63 84",
        "12 15 17 19 20 22 23 25 26 28 31 34 37 40 43 53 62 74 99",
        "15 18 20 22 24 25 27 29 31 33 36 40 44 47 51 62 73 87 116",
        "17 22 24 26 28 31 33 35 37 39 44 48 52 57 61 74 87 105 140",
        "20 25 28 31 33 36 38 41 43 46 51 56 61 66 71 87 102 122 163",
        "23 28 31 34 37 39 42 45 48 51 56 62 68 73 79 96 113 135 180",
    ]

    private static var fonts: [Measurement] {
        zip(categories, fontSizes).flatMap { category, row in
            let traits = traits(category)
            return zip(bases, numbers(row)).map { base, value in
                Measurement(
                    "size of a font of \(base) scaled at \(category.rawValue)", value,
                    UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: base), compatibleWith: traits).pointSize,
                    .openUIKit)
            }
        }
    }
}
