import Foundation

/// A pasteboard: the clipboard of the host, or a private pasteboard of the app.
///
/// A pasteboard contains text and URLs. Images and other data are not supported, because hosts exchange only text.
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

    private var storedStrings: [String] = []
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

    /// Returns the app's pasteboard with a name; nil if no such pasteboard exists and `create` is false.
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

    private var isGeneral: Bool { name == .general && UIApplication.shared.host != nil }

    // MARK: Content

    /// The strings, or nil. The host's clipboard contains one string: several strings are joined with newlines.
    open var strings: [String]? {
        get {
            if let original { return original.strings }
            if isGeneral { return UIApplication.shared.host?.clipboard.string.map { [$0] } }
            return storedStrings.isEmpty ? nil : storedStrings
        }
        set {
            if let original {
                original.strings = newValue
            } else if isGeneral {
                let texts: [String] = newValue ?? []
                UIApplication.shared.host?.clipboard.string = texts.isEmpty ? nil : texts.joined(separator: "\n")
                post()
            } else {
                storedStrings = newValue ?? []
                storedChangeCount += 1
                post()
            }
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

    /// The number of items.
    open var numberOfItems: Int { strings?.count ?? 0 }

    /// A number that increases with every change to the content.
    open var changeCount: Int {
        if let original { return original.changeCount }
        if isGeneral, let host = UIApplication.shared.host { return host.clipboard.changeCount }
        return storedChangeCount
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
