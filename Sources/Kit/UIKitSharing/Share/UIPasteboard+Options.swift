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
        /// Whether the items stay on this device, as a `Bool`. The kit never copies items to other devices.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Replaces the items. Each item maps type identifiers to text, URLs, images or data. An item without a value of
    /// these kinds is left out, and a warning is logged.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        setRepresentations(
            items.compactMap { item in
                let representations: [String: Data] = UIPasteboard.representations(of: item)
                guard representations.isEmpty else { return representations }
                Diagnostics.warn(
                    "An item of the pasteboard with the types \(item.keys.sorted().joined(separator: ", ")) is not "
                        + "copied, because it is not text, a URL, an image or data.")
                return nil
            })
        guard let date = options[.expirationDate] as? Date else { return }
        let count: Int = changeCount
        let delay: TimeInterval = date.timeIntervalSince(MainQueue.shared.date)
        _ = MainQueue.shared.schedule(after: max(0, delay)) { [weak self] in
            guard let self, changeCount == count else { return }
            strings = nil
        }
    }

    private static func representations(of item: [String: Any]) -> [String: Data] {
        var found: [String: Data] = [:]
        for (type, value) in item {
            switch value {
            case let text as String: found[UTType.utf8PlainText.identifier] = Data(text.utf8)
            case let url as URL: found[UTType.utf8PlainText.identifier] = Data(url.absoluteString.utf8)
            case let image as UIImage: found[UTType.png.identifier] = image.pngData()
            case let data as Data: found[type] = data
            default: continue
            }
        }
        return found
    }
}
