import Foundation
import MarkdownText

extension NSAttributedString {
    /// Creates a string from Markdown, as `AttributedString(markdown:options:baseURL:)` does.
    ///
    /// - Throws: `CocoaError` if libcmark-gfm is not installed.
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    /// Creates a string from Markdown in UTF-8, as `AttributedString(markdown:options:baseURL:)` does.
    ///
    /// - Throws: `CocoaError` if the data is not UTF-8, or libcmark-gfm is not installed.
    public convenience init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    /// Creates a string from a file with Markdown, as `AttributedString(contentsOf:options:baseURL:)` does.
    ///
    /// - Throws: The error that occurs if the file cannot be read, or `CocoaError` if the file is not UTF-8, or
    ///   libcmark-gfm is not installed.
    public convenience init(
        contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(contentsOf: url, options: options, baseURL: baseURL))
    }
}
