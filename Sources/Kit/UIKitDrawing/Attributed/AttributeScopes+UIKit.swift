import Foundation

extension AttributeScopes {
    /// This kit's attributes of text.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// This kit's attributes of text, and Foundation's.
    ///
    /// Shadows and attachments are absent: they can change, and an `AttributedString` may be used on any thread.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The paragraph's style.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The text's colour.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// Points that are added after each character.
        public let kern: KernAttribute
        /// Points that are added after each character; it replaces `kern`.
        public let tracking: TrackingAttribute
        /// A line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// A line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the line under the text.
        public let underlineColor: UnderlineColorAttribute
        /// Points by which the text stands above the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's attributes, such as links.
        public let foundation: FoundationAttributes
    }
}

extension AttributeScopes.UIKitAttributes {
    /// The font.
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = "NSFont"
    }

    /// The paragraph's style.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        public typealias Value = NSParagraphStyle
        public static let name = "NSParagraphStyle"
    }

    /// The text's colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSColor"
    }

    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSBackgroundColor"
    }

    /// Points that are added after each character.
    public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSKern"
    }

    /// Points that are added after each character; it replaces `kern`.
    public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "CTTracking"
    }

    /// A line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = "NSStrikethrough"
    }

    /// The colour of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSStrikethroughColor"
    }

    /// A line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = "NSUnderline"
    }

    /// The colour of the line under the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSUnderlineColor"
    }

    /// Points by which the text stands above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSBaselineOffset"
    }
}

extension AttributeDynamicLookup {
    /// Finds this kit's attributes by their names.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}
