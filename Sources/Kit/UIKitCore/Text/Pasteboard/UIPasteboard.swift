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

    /// The items of a private pasteboard: the data of each item, keyed by type identifier.
    private var storedItems: [[String: Data]] = []
    private var storedChangeCount = 0
    private static var named: [Name: UIPasteboard] = [:]

    /// The name of the pasteboard.
    public let name: Name

    private init(named name: Name) {
        self.name = name
        super.init()
    }

    /// The pasteboard for the host's clipboard.
    open class var general: UIPasteboard { pasteboard(named: .general) }

    /// Creates an object for the app's pasteboard with a name; nil if no such pasteboard exists and `create` is false.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create || pasteboardName == .general || UIPasteboard.named[pasteboardName] != nil else { return nil }
        self.init(named: pasteboardName)
        original = UIPasteboard.pasteboard(named: pasteboardName)
    }

    /// Creates a pasteboard of the app with a unique name.
    open class func withUniqueName() -> UIPasteboard { pasteboard(named: Name(rawValue: UUID().uuidString)) }

    /// Removes the app's pasteboard with a name. The general pasteboard cannot be removed.
    open class func remove(withName pasteboardName: Name) {
        if pasteboardName != .general { named[pasteboardName] = nil }
    }

    private static func pasteboard(named name: Name) -> UIPasteboard {
        if let existing = named[name] { return existing }
        let pasteboard = UIPasteboard(named: name)
        named[name] = pasteboard
        return pasteboard
    }

    /// The pasteboard with the same name whose content this pasteboard shares; nil if the content is not shared.
    private var original: UIPasteboard?

    /// The host's clipboard; nil for a private pasteboard.
    private var clipboard: (any HostClipboard)? { name == .general ? UIApplication.shared.host?.clipboard : nil }

    // MARK: Content

    private static let textType: String = UTType.utf8PlainText.identifier

    /// The strings, or nil. The host's clipboard contains one string: several strings are joined with newlines.
    open var strings: [String]? {
        get {
            if let original { return original.strings }
            if let clipboard { return clipboard.string.map { [$0] } }
            let texts: [String] = storedItems.compactMap(UIPasteboard.text(of:))
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

    /// The first string as a URL; nil if it is not a URL with a scheme.
    open var url: URL? {
        get {
            guard let string, let url = URL(string: string), url.scheme != nil else { return nil }
            return url
        }
        set { string = newValue?.absoluteString }
    }

    /// Whether the pasteboard contains a string.
    open var hasStrings: Bool { strings?.isEmpty == false }

    /// Whether the pasteboard contains a URL.
    open var hasURLs: Bool { url != nil }

    /// The images, or nil.
    open var images: [UIImage]? {
        get {
            if let original { return original.images }
            let items: [UIImage?] =
                clipboard == nil ? storedItems.map { item in UIPasteboard.image(item.keys) { item[$0] } } : [image]
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
        if let original { return original.hasImages }
        let types: [String] = clipboard == nil ? storedItems.flatMap(\.keys) : self.types
        return types.contains(where: UIPasteboard.isImage)
    }

    /// The identifiers of the types in which the first item is available.
    open var types: [String] {
        if let original { return original.types }
        guard let clipboard else { return storedItems.first?.keys.sorted() ?? [] }
        let others: [String] = clipboard.formats.compactMap(UIPasteboard.type(of:))
        return clipboard.string == nil ? others : [UIPasteboard.textType] + others
    }

    /// Returns whether the first item is available in one of the given types.
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

    /// Returns the first item's data for a type; nil if the item is not available in this type.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        if let original { return original.data(forPasteboardType: pasteboardType) }
        guard let clipboard else { return storedItems.first?[pasteboardType] }
        if UIPasteboard.isText(pasteboardType) { return clipboard.string.map { Data($0.utf8) } }
        return clipboard.data(in: UIPasteboard.format(of: pasteboardType)).map { Data($0) }
    }

    /// Returns the identifiers of the types in which an item is available.
    func types(ofItemAt index: Int) -> [String] {
        if let original { return original.types(ofItemAt: index) }
        return clipboard == nil ? storedItems[index].keys.sorted() : types
    }

    /// Returns an item's data for a type; nil if the item is not available in this type.
    func data(forPasteboardType type: String, ofItemAt index: Int) -> Data? {
        if let original { return original.data(forPasteboardType: type, ofItemAt: index) }
        guard clipboard == nil else { return data(forPasteboardType: type) }
        return storedItems.indices.contains(index) ? storedItems[index][type] : nil
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
        if let original { return original.setRepresentations(items) }
        if let clipboard {
            var data: [String: [UInt8]] = [:]
            for (type, bytes) in items.first ?? [:] where !UIPasteboard.isText(type) {
                data[UIPasteboard.format(of: type)] = [UInt8](bytes)
            }
            let texts: [String] = items.compactMap(UIPasteboard.text(of:))
            clipboard.setItem(string: texts.isEmpty ? nil : texts.joined(separator: "\n"), data: data)
        } else {
            storedItems = items
            storedChangeCount += 1
        }
        post()
    }

    /// The number of items.
    open var numberOfItems: Int {
        if let original { return original.numberOfItems }
        return clipboard == nil ? storedItems.count : types.isEmpty ? 0 : 1
    }

    /// A number that increases with every change to the content.
    open var changeCount: Int {
        if let original { return original.changeCount }
        return clipboard?.changeCount ?? storedChangeCount
    }

    /// The text that was selected last, by this or another program. The middle mouse button inserts it.
    package static var primarySelection: String? {
        get { UIApplication.shared.host?.clipboard.primarySelection }
        set { UIApplication.shared.host?.clipboard.primarySelection = newValue }
    }

    /// Posted after the app changes the content of a pasteboard. The object is the pasteboard.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    private func post() {
        NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
}
