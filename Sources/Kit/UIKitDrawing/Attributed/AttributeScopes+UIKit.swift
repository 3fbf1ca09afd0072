import Foundation

extension AttributeScopes {
    /// The UIKit attributes of text.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The UIKit and Foundation attributes of text.
    ///
    /// Shadows and attachments are absent because they are mutable, and an `AttributedString` can be used on any
    /// thread.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The paragraph style.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The background color of the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The space after each character, in points.
        public let kern: KernAttribute
        /// The space after each character, in points. This attribute overrides `kern`.
        public let tracking: TrackingAttribute
        /// Whether standard ligatures are used: 0 for no, 1 for yes.
        public let ligature: LigatureAttribute
        /// The strikethrough line.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The color of the strikethrough line.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The underline.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the underline.
        public let underlineColor: UnderlineColorAttribute
        /// The distance of the text above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The width of the stroke along the outlines of the characters, as a percentage of the font size. Text with a
        /// positive width is only stroked; text with a negative width is filled and stroked.
        public let strokeWidth: StrokeWidthAttribute
        /// The color of the stroke.
        public let strokeColor: StrokeColorAttribute
        /// The skew of the characters: the distance to the right for each unit of height.
        public let obliqueness: ObliquenessAttribute
        /// The natural logarithm of the factor by which the characters are widened.
        public let expansion: ExpansionAttribute
        /// Foundation's attributes, such as links.
        public let foundation: FoundationAttributes
    }
}

extension AttributeScopes.UIKitAttributes {
    /// The font.
    public enum FontAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = UIFont
        /// The name of the attribute.
        public static let name = "NSFont"
    }

    /// The paragraph style.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = NSParagraphStyle
        /// The name of the attribute.
        public static let name = "NSParagraphStyle"
    }

    /// The color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = "NSColor"
    }

    /// The background color of the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = "NSBackgroundColor"
    }

    /// The space after each character, in points.
    public enum KernAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = "NSKern"
    }

    /// The space after each character, in points. This attribute overrides `kern`.
    public enum TrackingAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = "CTTracking"
    }

    /// Whether standard ligatures are used: 0 for no, 1 for yes.
    public enum LigatureAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = Int
        /// The name of the attribute.
        public static let name = "NSLigature"
    }

    /// The strikethrough line.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = NSUnderlineStyle
        /// The name of the attribute.
        public static let name = "NSStrikethrough"
    }

    /// The color of the strikethrough line.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = "NSStrikethroughColor"
    }

    /// The underline.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = NSUnderlineStyle
        /// The name of the attribute.
        public static let name = "NSUnderline"
    }

    /// The color of the underline.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = "NSUnderlineColor"
    }

    /// The distance of the text above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = "NSBaselineOffset"
    }

    /// The width of the stroke along the outlines of the characters, as a percentage of the font size. Text with a
    /// positive width is only stroked; text with a negative width is filled and stroked.
    public enum StrokeWidthAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = "NSStrokeWidth"
    }

    /// The color of the stroke.
    public enum StrokeColorAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = "NSStrokeColor"
    }

    /// The skew of the characters: the distance to the right for each unit of height.
    public enum ObliquenessAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = "NSObliqueness"
    }

    /// The natural logarithm of the factor by which the characters are widened.
    public enum ExpansionAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = "NSExpansion"
    }
}

extension AttributeDynamicLookup {
    /// Accesses the UIKit attributes by name.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}
