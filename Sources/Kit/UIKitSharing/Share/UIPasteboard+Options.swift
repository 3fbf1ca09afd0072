import Foundation
import HostClock
import UIKitCore
import UniformTypeIdentifiers

extension UIPasteboard {
    /// A key in the options of `setItems(_:options:)`.
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

    /// Replaces the items. Each item maps type identifiers to text, URLs, images, colors or data. An item without a
    /// value of these kinds is left out, and a warning is logged.
    ///
    /// Formatted text, such as HTML, keeps its type. Other text is stored as plain text. If an item has no plain text,
    /// its URL is also stored as plain text.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        setRepresentations(
            items.compactMap(UIPasteboard.checkedRepresentations))
        expire(options[.expirationDate] as? Date)
    }

    /// Removes the items at a time, unless they are replaced earlier.
    func expire(_ date: Date?) {
        guard let date else { return }
        let count: Int = changeCount
        let delay: TimeInterval = date.timeIntervalSince(MainQueue.shared.date)
        // The items of a named pasteboard outlive its objects.
        _ = MainQueue.shared.schedule(after: max(0, delay)) { [self] in
            if changeCount == count { strings = nil }
        }
    }

    /// Returns the data of an item; if the item has no data, writes a warning and returns nil.
    static func checkedRepresentations(of item: [String: Any]) -> [String: Data]? {
        let representations: [String: Data] = UIPasteboard.representations(of: item)
        guard representations.isEmpty else { return representations }
        Diagnostics.warn(
            "An item of the pasteboard with the types \(item.keys.sorted().joined(separator: ", ")) is not "
                + "copied, because it is not text, a URL, an image, a color or data.")
        return nil
    }

    private static func representations(of item: [String: Any]) -> [String: Data] {
        var found: [String: Data] = [:]
        for (type, value) in item.sorted(by: { $0.key < $1.key }) {
            switch value {
            case let text as String where isFormatted(type): found[type] = Data(text.utf8)
            case let image as UIImage: found[UTType.png.identifier] = image.pngData()
            case let color as UIColor: found[UIPasteboard.colorType] = UIPasteboard.data(of: color)
            case let data as Data: found[type] = data
            case let url as URL:
                let isURL: Bool = UTType(type)?.conforms(to: .url) == true
                found[isURL ? type : UTType.url.identifier] = Data(url.absoluteString.utf8)
            default: continue
            }
        }
        let plain: String = UTType.utf8PlainText.identifier
        if found[plain] == nil, let text = plainText(of: item) { found[plain] = Data(text.utf8) }
        return found
    }

    /// Returns the plain text of an item: a string with a text type, or else any other string, or else a URL.
    private static func plainText(of item: [String: Any]) -> String? {
        item.compactMap { type, value -> (rank: Int, type: String, text: String)? in
            switch value {
            case let text as String where !isFormatted(type):
                (UTType(type)?.conforms(to: .text) == true ? 0 : 1, type, text)
            case let url as URL: (2, type, url.absoluteString)
            default: nil
            }
        }
        .min { ($0.rank, $0.type) < ($1.rank, $1.type) }?.text
    }

    /// Returns whether a type is a type of text other than plain text.
    private static func isFormatted(_ identifier: String) -> Bool {
        guard let type = UTType(identifier), type != .text else { return false }
        return type.conforms(to: .text) && !type.conforms(to: .plainText)
    }
}
