import Foundation

/// Finds telephone numbers in text.
enum PhoneDetector {
    static func matches(in text: String) -> [DetectedData] {
        let whole = text as NSString
        return (pattern?.results(in: text) ?? []).compactMap { result in
            let number: String = whole.substring(with: result.range)
            return isPhoneNumber(number) ? DetectedData(kind: .phoneNumber(number), range: result.range) : nil
        }
    }

    private static let pattern = try? NSRegularExpression(
        pattern: #"(?<![\p{L}\p{N}.,-])(?:\+\d|\(\d|\d)[\d\u00A0 ().-]{5,18}\d(?![\p{L}\p{N}])"#)

    private static func isPhoneNumber(_ text: String) -> Bool {
        let digits = text.filter { $0.isASCII && $0.isNumber }
        // Shorter and longer numbers are years, prices or identifiers.
        let isGrouped: Bool = text.contains { " -.()\u{A0}".contains($0) }
        guard (7...15).contains(digits.count), text.hasPrefix("+") || isGrouped else { return false }
        // A date, such as 2024-05-17 or 17.05.2024, is not a telephone number.
        let groups = text.split { !$0.isNumber }
        return !(groups.count == 3 && groups.contains { $0.count == 4 } && groups.filter { $0.count == 2 }.count == 2)
    }
}
