import Foundation
import ProgramDiagnostics

/// Validators of text. As in HTML, only `required` rejects an empty string.
extension Validator where Value == String {
    /// Requires at least one character other than whitespace.
    public static func required(_ message: ValidationMessage = "This field is required.") -> Validator {
        Validator(message) { text in text.contains { !$0.isWhitespace } }
    }

    /// Requires an email address as the HTML standard defines it for input fields.
    public static func email(
        _ message: ValidationMessage = "Enter a valid email address, such as name@example.org."
    ) -> Validator {
        Validator(message) { $0.isEmpty || EmailAddress.isValid($0) }
    }

    /// Requires a minimum number of characters (grapheme clusters).
    public static func length(atLeast count: Int, _ message: ValidationMessage? = nil) -> Validator {
        Validator(message ?? ValidationMessage("Enter at least %@ characters.", "\(count)")) {
            $0.isEmpty || $0.count >= count
        }
    }

    /// Allows a maximum number of characters (grapheme clusters).
    public static func length(atMost count: Int, _ message: ValidationMessage? = nil) -> Validator {
        Validator(message ?? ValidationMessage("Enter at most %@ characters.", "\(count)")) { $0.count <= count }
    }

    /// Requires a number of characters (grapheme clusters) in a range.
    public static func length(_ range: ClosedRange<Int>, _ message: ValidationMessage? = nil) -> Validator {
        let message: ValidationMessage =
            message
            ?? ValidationMessage("Enter %1$@ to %2$@ characters.", "\(range.lowerBound)", "\(range.upperBound)")
        return Validator(message) { $0.isEmpty || range.contains($0.count) }
    }

    /// Requires that the whole text matches a regular expression, in the syntax of `NSRegularExpression`.
    ///
    /// An invalid pattern stops the program.
    public static func pattern(_ pattern: String, _ message: ValidationMessage) -> Validator {
        let expression: NSRegularExpression
        do {
            expression = try NSRegularExpression(pattern: "^(?:\(pattern))$", options: .dotMatchesLineSeparators)
        } catch {
            stopProgram("“\(pattern)” is not a regular expression: \(error)")
        }
        return Validator(message) { text in
            let all = NSRange(text.startIndex..., in: text)
            return text.isEmpty || expression.firstMatch(in: text, range: all)?.range == all
        }
    }
}

/// Email addresses as the HTML standard defines them. By design, the definition is stricter than RFC 5322 in some
/// respects and laxer in others, to accept what users commonly type.
enum EmailAddress {
    static func isValid(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let at = bytes.firstIndex(of: UInt8(ascii: "@")), at > 0 else { return false }
        let punctuation = Array(".!#$%&'*+/=?^_`{|}~-".utf8)
        guard bytes[..<at].allSatisfy({ isLetterOrDigit($0) || punctuation.contains($0) }) else { return false }
        return bytes[(at + 1)...].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .allSatisfy { isLabel($0) }
    }

    private static func isLabel(_ label: ArraySlice<UInt8>) -> Bool {
        guard let first = label.first, let last = label.last, label.count <= 63 else { return false }
        return isLetterOrDigit(first) && isLetterOrDigit(last)
            && label.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
