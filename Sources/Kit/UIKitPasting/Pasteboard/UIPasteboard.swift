import Foundation
import PlatformHost
import UIKitDrawing
import UniformTypeIdentifiers

/// A pasteboard: the clipboard of the host, or a private pasteboard of the app.
///
/// The host's clipboard contains one item, with text, an image or other data. Several strings are joined with newlines.
/// If an app sets several other items, the clipboard contains only the first one.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name of the pasteboard for the host's clipboard.
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }

    private static var contents: [Name: PasteboardContent] = [:]
    private static let shared = UIPasteboard(named: .general)

    /// The name of the pasteboard.
    public let name: Name
    private let content: PasteboardContent

    private init(named name: Name) {
        self.name = name
        content = UIPasteboard.contents[name] ?? PasteboardContent()
        UIPasteboard.contents[name] = content
        super.init()
        content.add(self)
    }

    /// The pasteboard for the host's clipboard.
    open class var general: UIPasteboard { shared }

    /// Creates an object for the app's pasteboard with a name; nil if no such pasteboard exists and `create` is false.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create || pasteboardName == .general || UIPasteboard.contents[pasteboardName] != nil else { return nil }
        self.init(named: pasteboardName)
    }

    /// Creates a pasteboard of the app with a unique name.
    open class func withUniqueName() -> UIPasteboard { UIPasteboard(named: Name(rawValue: UUID().uuidString)) }

    /// Removes the app's pasteboard with a name. The general pasteboard cannot be removed.
    open class func remove(withName pasteboardName: Name) {
        if pasteboardName != .general { contents[pasteboardName] = nil }
    }

    /// The application's host, whose clipboard the general pasteboard uses.
    package static weak var host: (any PlatformHost)?

    /// The host's clipboard; nil for a private pasteboard.
    private var clipboard: (any HostClipboard)? { name == .general ? UIPasteboard.host?.clipboard : nil }

    // MARK: Content

    private static let textType: String = UTType.utf8PlainText.identifier

    /// The strings, or nil. The host's clipboard contains one string: several strings are joined with newlines.
    open var strings: [String]? {
        get {
            if let clipboard { return clipboard.string.map { [$0] } }
            let texts: [String] = content.items.compactMap(UIPasteboard.text(of:))
            return texts.isEmpty ? nil : texts
        }
        set {
            let texts: [String] = newValue ?? []
            setRepresentations(texts.map { [UIPasteboard.textType: Data($0.utf8)] })
        }
    }

    /// The first string, or nil.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The URL in the first string, or the URL in its first line if each line is a URL. Nil if the string contains other
    /// text. A URL has a scheme.
    open var url: URL? {
        get { string.flatMap { UIPasteboard.urls(in: $0).first } }
        set { urls = newValue.map { [$0] } }
    }

    /// The URLs in the strings that consist of one URL or a URL in each line, or nil. A URL has a scheme.
    open var urls: [URL]? {
        get {
            let urls: [URL] = (strings ?? []).flatMap(UIPasteboard.urls)
            return urls.isEmpty ? nil : urls
        }
        set {
            let texts: [Data] = (newValue ?? []).map { Data($0.absoluteString.utf8) }
            setRepresentations(texts.map { [UIPasteboard.textType: $0, UTType.url.identifier: $0] })
        }
    }

    /// Returns the URLs in the lines of a text, because the host's clipboard joins several URLs with newlines. The
    /// result is empty if a line is not a URL.
    private static func urls(in text: String) -> [URL] {
        let lines: [Substring] = text.split(whereSeparator: \.isNewline)
        let urls: [URL] = lines.compactMap { line in
            URL(string: String(line), encodingInvalidCharacters: false).flatMap { $0.scheme == nil ? nil : $0 }
        }
        return urls.count == lines.count ? urls : []
    }

    /// Whether the pasteboard contains a string.
    open var hasStrings: Bool { strings?.isEmpty == false }

    /// Whether the pasteboard contains a URL.
    open var hasURLs: Bool { urls != nil }

    /// The images, or nil.
    open var images: [UIImage]? {
        get {
            let items: [UIImage?] =
                clipboard == nil ? content.items.map { item in UIPasteboard.image(item.keys) { item[$0] } } : [image]
            let images: [UIImage] = items.compactMap { $0 }
            return images.isEmpty ? nil : images
        }
        set {
            let pictures: [Data] = (newValue ?? []).compactMap { $0.pngData() }
            setRepresentations(pictures.map { [UTType.png.identifier: $0] })
        }
    }

    /// The image of the first item, or nil.
    open var image: UIImage? {
        get { UIPasteboard.image(types, data(forPasteboardType:)) }
        set { images = newValue.map { [$0] } }
    }

    /// Whether an item is an image. The images are not decoded.
    open var hasImages: Bool {
        let types: [String] = clipboard == nil ? content.items.flatMap(\.keys) : self.types
        return types.contains(where: UIPasteboard.isImage)
    }

    /// The identifiers of the types in which the first item is available.
    open var types: [String] {
        guard let clipboard else { return content.items.first?.keys.sorted() ?? [] }
        let others: [String] = clipboard.formats.compactMap(UIPasteboard.type(of:))
        return clipboard.string == nil ? others : [UIPasteboard.textType] + others
    }

    /// Returns whether the first item is available in one of the given types.
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

    /// Returns the first item's data for a type; nil if the item is not available in this type.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        guard let clipboard else { return content.items.first?[pasteboardType] }
        let text: Data? = clipboard.string.flatMap { UIPasteboard.data(of: $0, as: pasteboardType) }
        return text ?? clipboard.data(in: UIPasteboard.format(of: pasteboardType)).map { Data($0) }
    }

    /// Returns the identifiers of the types in which an item is available.
    package func types(ofItemAt index: Int) -> [String] {
        return clipboard == nil ? content.items[index].keys.sorted() : types
    }

    /// Returns an item's data for a type; nil if the item is not available in this type.
    package func data(forPasteboardType type: String, ofItemAt index: Int) -> Data? {
        guard clipboard == nil else { return data(forPasteboardType: type) }
        return content.items.indices.contains(index) ? content.items[index][type] : nil
    }

    /// Replaces the items with one item, which is available in one type.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - pasteboardType: The identifier of the type, such as `public.png`.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setRepresentations([[pasteboardType: data]])
    }

    /// Replaces the items.
    ///
    /// - Parameter items: The data of each item, keyed by type identifier.
    package func setRepresentations(_ items: [[String: Data]]) {
        if let clipboard {
            var data: [String: [UInt8]] = [:]
            for (type, bytes) in items.first ?? [:] where UIPasteboard.text(in: bytes, type) == nil {
                data[UIPasteboard.format(of: type)] = [UInt8](bytes)
            }
            let texts: [String] = items.compactMap(UIPasteboard.text(of:))
            clipboard.setItem(string: texts.isEmpty ? nil : texts.joined(separator: "\n"), data: data)
        } else {
            content.items = items
            content.changeCount += 1
        }
        post()
    }

    /// Returns a closure that replaces the items with items that begin to load now. The closure has no effect if the
    /// content has changed or other items have begun to load in the meantime.
    ///
    /// - Parameter completion: Called after the items are replaced.
    package func replacementOfItems(
        completion: @escaping @MainActor @Sendable () -> Void = {}
    ) -> @MainActor @Sendable ([[String: Data]]) -> Void {
        content.loadCount += 1
        let (load, change): (Int, Int) = (content.loadCount, changeCount)
        return { [self] items in
            guard content.loadCount == load, changeCount == change else { return }
            setRepresentations(items)
            completion()
        }
    }

    /// The number of items.
    open var numberOfItems: Int {
        return clipboard == nil ? content.items.count : types.isEmpty ? 0 : 1
    }

    /// A number that increases with every change to the content.
    open var changeCount: Int {
        return clipboard?.changeCount ?? content.changeCount
    }

    /// The text that was selected last, by this or another program. The middle mouse button inserts it.
    package static var primarySelection: String? {
        get { host?.clipboard.primarySelection }
        set { host?.clipboard.primarySelection = newValue }
    }

    /// Posted after the app changes the content of a pasteboard. The object is the pasteboard. If there are several
    /// objects with its name, the notification is posted for each of them.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    private func post() {
        for pasteboard in content.pasteboards {
            NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: pasteboard)
        }
    }
}
