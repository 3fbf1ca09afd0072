import Foundation

/// What was cut or copied: the desktop's clipboard, or one of the application's own.
///
/// It holds text and links. Images and other data are absent: hosts exchange text.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name of the desktop's clipboard.
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }

    private var memory: [String] = []
    private var memoryChangeCount = 0
    private static var named: [Name: UIPasteboard] = [:]

    /// Its name.
    public let name: Name

    private init(named name: Name) {
        self.name = name
        super.init()
    }

    /// The desktop's clipboard.
    open class var general: UIPasteboard { pasteboard(named: .general) }

    /// Gives the application's pasteboard of a name; nil when there is none and `create` is false.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create || pasteboardName == .general || UIPasteboard.named[pasteboardName] != nil else { return nil }
        self.init(named: pasteboardName)
        shared = UIPasteboard.pasteboard(named: pasteboardName)
    }

    /// Makes a pasteboard of the application whose name nobody else has.
    open class func withUniqueName() -> UIPasteboard { pasteboard(named: Name(rawValue: UUID().uuidString)) }

    /// Forgets the application's pasteboard of a name.
    open class func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

    private static func pasteboard(named name: Name) -> UIPasteboard {
        if let known = named[name] { return known }
        let made = UIPasteboard(named: name)
        named[name] = made
        return made
    }

    /// The one whose content this one shows; nil for itself.
    private var shared: UIPasteboard?

    private var isGeneral: Bool { name == .general && UIApplication.shared.host != nil }

    // MARK: Content

    /// All texts on it; nil when there is none. The desktop's clipboard holds one: several are joined by line ends.
    open var strings: [String]? {
        get {
            if let shared { return shared.strings }
            if isGeneral { return UIApplication.shared.host?.clipboard.string.map { [$0] } }
            return memory.isEmpty ? nil : memory
        }
        set {
            if let shared {
                shared.strings = newValue
            } else if isGeneral {
                let texts: [String] = newValue ?? []
                UIApplication.shared.host?.clipboard.string = texts.isEmpty ? nil : texts.joined(separator: "\n")
                post()
            } else {
                memory = newValue ?? []
                memoryChangeCount += 1
                post()
            }
        }
    }

    /// The first text on it; nil when there is none.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The first text on it as a link; nil when it is none.
    open var url: URL? {
        get {
            guard let string, let url = URL(string: string), url.scheme != nil else { return nil }
            return url
        }
        set { string = newValue?.absoluteString }
    }

    /// Whether there is text on it.
    open var hasStrings: Bool { strings?.isEmpty == false }

    /// Whether there is a link on it.
    open var hasURLs: Bool { url != nil }

    /// How many things are on it.
    open var numberOfItems: Int { strings?.count ?? 0 }

    /// Grows whenever somebody puts something on it.
    open var changeCount: Int {
        if let shared { return shared.changeCount }
        if isGeneral, let host = UIApplication.shared.host { return host.clipboard.changeCount }
        return memoryChangeCount
    }

    /// Posted when this application put something on a pasteboard. The object is the pasteboard.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    private func post() {
        NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
}
