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
}

extension AttributeDynamicLookup {
    /// Accesses the UIKit attributes by name.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}
