import Foundation

extension AttributedString {
    /// Options for reading Markdown.
    ///
    /// Unlike on iOS, there are no extended attributes and no positions in the source.
    public struct MarkdownParsingOptions: Sendable {
        /// The part of Markdown that is read.
        public enum InterpretedSyntax: Sendable {
            /// Blocks and the text in them.
            case full
            /// Only the text in blocks, such as emphasis and links. The markers of blocks stay in the text. A line
            /// break becomes a space.
            case inlineOnly
            /// Like `inlineOnly`, but spaces and line breaks are preserved.
            case inlineOnlyPreservingWhitespace
        }

        /// The policy for data that is not UTF-8.
        public enum FailurePolicy: Sendable {
            /// Throws an error.
            case throwError
            /// Reads the parts that are UTF-8. Other bytes become U+FFFD.
            case returnPartiallyParsedIfPossible
        }

        /// The part of Markdown that is read. The default is `full`.
        public var interpretedSyntax: InterpretedSyntax
        /// The policy for data that is not UTF-8. The default is to throw an error.
        public var failurePolicy: FailurePolicy
        /// The BCP 47 identifier of the text's language, which becomes an attribute of the whole text. The default is
        /// nil.
        public var languageCode: String?

        /// Creates options.
        public init(
            interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil
        ) {
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }
}
