import Foundation

/// A formatter of lists, such as “a, b, and c”.
///
/// Foundation on Linux does not have it.
open class ListFormatter: Formatter {
    /// The locale of the text. The default is the current locale.
    open var locale: Locale! = .current
    /// The formatter for the items, or nil to use the description of each item.
    open var itemFormatter: Formatter?

    /// Creates a formatter.
    public override init() { super.init() }

    /// Creates a formatter. The archive is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a string that joins strings to a list, in the current locale.
    open class func localizedString(byJoining strings: [String]) -> String {
        ListFormatter.text(strings, locale: .current)
    }

    /// Returns a string that joins items to a list, or nil if `itemFormatter` cannot format one of them.
    open func string(from items: [Any]) -> String? {
        var strings: [String] = []
        for item in items {
            guard let string = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
            strings.append(string)
        }
        return ListFormatter.text(strings, locale: locale ?? .current)
    }

    /// Returns a string that joins the items of an array to a list, or nil for another object.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

    private static func text(_ strings: [String], locale: Locale) -> String {
        strings.formatted(.list(type: .and, width: .standard).locale(locale))
    }
}
