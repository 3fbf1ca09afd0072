import DataDetection
import Foundation
import HostClock

extension UIDataDetectorTypes {
    /// Returns the data of these types in a string.
    func matches(in text: String) -> [DetectedData] {
        let known: [(UIDataDetectorTypes, DataTypes)] = [
            (.link, .link), (.phoneNumber, .phoneNumber), (.calendarEvent, .date), (.address, .address),
        ]
        let types = known.reduce(into: DataTypes()) { if contains($1.0) { $0.insert($1.1) } }
        return types.isEmpty ? [] : DataDetector.matches(in: text, types: types, now: MainQueue.shared.date)
    }
}

extension DetectedData {
    /// The URL scheme of dates and addresses, as on iOS.
    static let itemScheme = "x-apple-data-detectors"

    /// The URL of the item in a text view. For dates and addresses, it contains only their location in the paragraph.
    var itemURL: URL? {
        switch kind {
        case .link(let url): url
        case .phoneNumber(let number):
            URL(string: "tel:" + (number.hasPrefix("+") ? "+" : "") + number.filter { $0.isASCII && $0.isNumber })
        case .date, .address: URL(string: "\(Self.itemScheme)://\(range.location)")
        }
    }
}
