import UIKitCore

extension UILabel {
    func setLabelProperties(_ reader: PropertyReader) {
        reader.font("fontDescription").map { font = $0 }
        reader.color("textColor").map { textColor = $0 }
        reader.color("highlightedColor").map { highlightedTextColor = $0 }
        reader.string("text").map { text = $0 }
        textAlignment = TextChoices.alignment(reader)
        reader.choice("lineBreakMode", TextChoices.lineBreakModes).map { lineBreakMode = $0 }
        reader.integer("numberOfLines").map { numberOfLines = $0 }
        reader.choice(
            "baselineAdjustment",
            ["alignBaselines": UIBaselineAdjustment.alignBaselines, "alignCenters": .alignCenters, "none": .none]
        ).map { baselineAdjustment = $0 }
        adjustsFontSizeToFitWidth = reader.bool("adjustsFontSizeToFit") ?? true
        reader.number("minimumScaleFactor").map { minimumScaleFactor = $0 }
        if let size = reader.number("minimumFontSize"), size > 0, let pointSize = font?.pointSize, pointSize > 0 {
            minimumScaleFactor = size / pointSize
        }
        reader.bool("adjustsLetterSpacingToFitWidth").map { allowsDefaultTighteningForTruncation = $0 }
        reader.bool("adjustsFontForContentSizeCategory").map { adjustsFontForContentSizeCategory = $0 }
        reader.number("preferredMaxLayoutWidth").map { preferredMaxLayoutWidth = $0 }
        reader.bool("highlighted").map { isHighlighted = $0 }
        reader.bool("enabled").map { isEnabled = $0 }
        reader.color("shadowColor").map { shadowColor = $0 }
        reader.size("shadowOffset").map { shadowOffset = $0 }
        reader.ignore("usesAttributedText")
        reader.attributedString("attributedText").map { attributedText = $0 }
    }
}

/// The values of properties of text, by their names in interface files.
@MainActor
enum TextChoices {
    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    /// Returns the alignment of the text of a view.
    static func alignment(_ reader: PropertyReader) -> NSTextAlignment {
        reader.choice("textAlignment", alignments) ?? .left
    }

    static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
        "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
        "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
        "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
    ]
}
