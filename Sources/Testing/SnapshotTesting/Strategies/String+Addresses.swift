import Foundation

extension String {
    /// The text without object addresses, which differ in every run.
    var withoutAddresses: String {
        replacingOccurrences(of: ":?\\s*0x[0-9a-fA-F]+(\\s*)", with: "$1", options: .regularExpression)
    }
}
