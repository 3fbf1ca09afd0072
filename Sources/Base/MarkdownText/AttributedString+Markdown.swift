import Foundation

extension AttributedString {
    /// Creates a string from Markdown: CommonMark with GitHub's extensions for tables, strikethrough and bare links.
    ///
    /// Blocks are described by the attribute `presentationIntent`; as on iOS, no line breaks separate them.
    ///
    /// - Parameters:
    ///   - markdown: The Markdown.
    ///   - options: The options.
    ///   - baseURL: The URL that relative links refer to; nil leaves them relative.
    /// - Throws: `CocoaError` with the code `featureUnsupported` if libcmark-gfm is not installed.
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self = try MarkdownReader.read(markdown, options: options, baseURL: baseURL)
    }

    /// Creates a string from Markdown in UTF-8. For the parameters, see the initializer
    /// `init(markdown:options:baseURL:)` that takes a string.
    ///
    /// - Throws: `CocoaError` with the code `fileReadInapplicableStringEncoding` if the data is not UTF-8 and the
    ///   failure policy is `throwError`.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        if options.failurePolicy == .throwError, String(data: markdown, encoding: .utf8) == nil {
            throw CocoaError(
                .fileReadInapplicableStringEncoding,
                userInfo: [NSLocalizedDescriptionKey: "The Markdown is not UTF-8. Convert it, or read it partially."])
        }
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// Creates a string from a Markdown file in UTF-8. For the parameters, see the initializer
    /// `init(markdown:options:baseURL:)` that takes a string.
    ///
    /// - Throws: The errors of the initializer that takes data, or an error if the file cannot be read.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }
}
