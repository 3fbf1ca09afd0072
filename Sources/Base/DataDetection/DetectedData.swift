import Foundation

/// Data that was found in a string.
package struct DetectedData: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// A URL, or an email address as a URL with the scheme `mailto`.
        case link(URL)
        /// A telephone number as it is written.
        case phoneNumber(String)
        /// A date, its time zone if the text names one, and its duration in seconds; 0 for an instant.
        case date(Date, timeZone: TimeZone?, duration: TimeInterval)
        /// The parts of an address.
        case address([NSTextCheckingKey: String])
    }

    package var kind: Kind
    /// The range in UTF-16 code units.
    package var range: NSRange
}
