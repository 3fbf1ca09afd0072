import Foundation
import ProgramDiagnostics

extension AttributeScopes.FoundationAttributes {
    /// How text inside a block is presented.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        /// The type of the value.
        public typealias Value = InlinePresentationIntent
        /// The name of the attribute.
        public static let name = "NSInlinePresentationIntent"
    }

    /// How a block of text is presented.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        /// The type of the value.
        public typealias Value = PresentationIntent
        /// The name of the attribute.
        public static let name = "NSPresentationIntent"
    }

    // Foundation's dynamic members need properties for their key paths, which are never read.

    /// How text inside a block is presented.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { neverRead() }

    /// How a block of text is presented.
    public var presentationIntent: PresentationIntentAttribute { neverRead() }

    private func neverRead() -> Never {
        stopProgram("A property of a scope of attributes was read. Read the attribute of a string or a run instead.")
    }
}

extension NSAttributedString.Key {
    /// How text inside a block is presented, an `NSNumber` with the raw value of an `InlinePresentationIntent`.
    public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")

    /// How a block of text is presented, a `PresentationIntent`.
    public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")

    /// The address of an image, a `URL`.
    public static let imageURL = NSAttributedString.Key("NSImageURL")

    /// The language of the text as in BCP 47, a `String`.
    public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
}
