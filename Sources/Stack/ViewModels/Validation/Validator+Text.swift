import Foundation
import Diagnostics

/// Validators of text. As in HTML, an empty text is a matter of `required` alone: all others let it pass.
extension Validator where Value == String {
    /// Something must be there besides white space.
    public static func required(_ message: ValidationMessage = "This is needed.") -> Validator {
        Validator(message) { text in text.contains { !$0.isWhitespace } }
    }

    /// The text must be an e-mail address as the HTML standard has it for its input fields.
    public static func email(
        _ message: ValidationMessage = "This is not an e-mail address, such as name@example.org."
    ) -> Validator {
        Validator(message) { $0.isEmpty || EmailAddress.isValid($0) }
    }

    /// The text must have at least so many characters, as a person counts them.
    public static func length(atLeast count: Int, _ message: ValidationMessage? = nil) -> Validator {
        Validator(message ?? ValidationMessage("At least %@ characters are needed.", "\(count)")) {
            $0.isEmpty || $0.count >= count
        }
    }

    /// The text must have at most so many characters, as a person counts them.
    public static func length(atMost count: Int, _ message: ValidationMessage? = nil) -> Validator {
        Validator(message ?? ValidationMessage("At most %@ characters are possible.", "\(count)")) { $0.count <= count }
    }

    /// The text must have so many characters, as a person counts them.
    public static func length(_ range: ClosedRange<Int>, _ message: ValidationMessage? = nil) -> Validator {
        let message: ValidationMessage =
            message
            ?? ValidationMessage("%1$@ to %2$@ characters are needed.", "\(range.lowerBound)", "\(range.upperBound)")
        return Validator(message) { $0.isEmpty || range.contains($0.count) }
    }

    /// The whole text must match a regular expression, in the notation of `NSRegularExpression`.
    ///
    /// A pattern that is none stops the program.
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

/// What the HTML standard takes for an e-mail address. It is stricter than RFC 5322 in some respects and laxer in
/// others, on purpose: it is what people type.
enum EmailAddress {
    static func isValid(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let at = bytes.firstIndex(of: UInt8(ascii: "@")), at > 0 else { return false }
        let punctuation: [UInt8] = Array(".!#$%&'*+/=?^_`{|}~-".utf8)
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
