import Foundation
import HostClock
import UIKitCore
import UniformTypeIdentifiers

extension UIPasteboard {
    /// A key of the options of items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key as a string.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The time at which the items are removed, as a `Date`.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the items are not copied to other devices, as a `Bool`. The kit never copies items to other devices.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Replaces the items. Each item contains values by the identifiers of their types. The text or the URL of each
    /// item is used. If an item has neither, a warning is logged.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        strings = items.compactMap { item in
            let text: String? = UIPasteboard.text(of: item)
            if text == nil {
                Diagnostics.warn(
                    "An item of the pasteboard with the types \(item.keys.sorted().joined(separator: ", ")) is not "
                        + "copied, because hosts exchange only text.")
            }
            return text
        }
        guard let date = options[.expirationDate] as? Date else { return }
        let count: Int = changeCount
        let delay: TimeInterval = date.timeIntervalSince(MainQueue.shared.date)
        _ = MainQueue.shared.schedule(after: max(0, delay)) { [weak self] in
            guard let self, changeCount == count else { return }
            strings = nil
        }
    }

    private static func text(of item: [String: Any]) -> String? {
        for type in item.keys.sorted() {
            switch item[type] {
            case let text as String: return text
            case let url as URL: return url.absoluteString
            case let data as Data where UTType(type)?.conforms(to: .plainText) == true:
                return String(data: data, encoding: .utf8)
            default: continue
            }
        }
        return nil
    }
}
