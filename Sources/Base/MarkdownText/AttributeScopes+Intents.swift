import Foundation
import ProgramDiagnostics

extension AttributeScopes.FoundationAttributes {
    /// The presentation of text inside a block.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        /// The type of the value.
        public typealias Value = InlinePresentationIntent
        /// The name of the attribute.
        public static let name = "NSInlinePresentationIntent"
    }

    /// The presentation of a block of text.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        /// The type of the value.
        public typealias Value = PresentationIntent
        /// The name of the attribute.
        public static let name = "NSPresentationIntent"
    }

    // Foundation's dynamic members need the key paths of these properties. The properties are never read.

    /// The presentation of text inside a block.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { neverRead() }

    /// The presentation of a block of text.
    public var presentationIntent: PresentationIntentAttribute { neverRead() }

    private func neverRead() -> Never {
        stopProgram("A property of an attribute scope was read. Read the attribute of a string or a run instead.")
    }
}

extension NSAttributedString.Key {
    /// The presentation of text inside a block, an `NSNumber` with the raw value of an `InlinePresentationIntent`.
    public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")

    /// The presentation of a block of text, a `PresentationIntent`.
    public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")

    /// The address of an image, a `URL`.
    public static let imageURL = NSAttributedString.Key("NSImageURL")

    /// The BCP 47 identifier of the text's language, a `String`.
    public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
}
