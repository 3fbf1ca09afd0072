import CoreGraphics
import Foundation
import TextLayout

/// A tab stop of a paragraph.
// @unchecked: immutable after init. The values of the options are not changed.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// A key in the options of a tab stop.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The characters that end a column, a `CharacterSet`. If this option has a value, the first of these
        /// characters in the text after the tab begins at the stop. Text without such a character ends at the stop.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    private let foundationType = FoundationTypeWord()

    /// The alignment, relative to the stop, of the text that follows the tab. With `.natural` and `.left`, the text
    /// starts at the stop.
    public let alignment: NSTextAlignment

    /// The distance from the leading margin, in points.
    public let location: CGFloat

    /// The options.
    public let options: [OptionKey: Any]

    /// Creates a tab stop.
    ///
    /// - Parameters:
    ///   - alignment: The alignment, relative to the stop, of the text that follows the tab.
    ///   - loc: The distance from the leading margin, in points.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
    }

    /// Creates a tab stop from an archive.
    public required convenience init?(coder: NSCoder) {
        var options: [OptionKey: Any] = [:]
        if coder.containsValue(forKey: "NSColumnTerminators") {
            guard let terminators = coder.decodeObject(of: NSData.self, forKey: "NSColumnTerminators") else {
                return nil
            }
            options[.columnTerminators] = CharacterSet(bitmapRepresentation: terminators as Data)
        }
        self.init(
            textAlignment: NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural,
            location: CGFloat(coder.decodeDouble(forKey: "NSLocation")), options: options)
    }

    /// Adds the tab stop to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(Double(location), forKey: "NSLocation")
        if let terminators = options[.columnTerminators] as? CharacterSet {
            coder.encode(terminators.bitmapRepresentation as NSData, forKey: "NSColumnTerminators")
        }
    }

    /// Whether secure archives can contain tab stops. It is true.
    public static var supportsSecureCoding: Bool { true }

    convenience init(_ stop: ParagraphFormat.TabStop) {
        switch stop.alignment {
        case .leading: self.init(textAlignment: .natural, location: stop.location)
        case .trailing: self.init(textAlignment: .right, location: stop.location)
        case .center: self.init(textAlignment: .center, location: stop.location)
        case .decimal:
            self.init(
                textAlignment: .right, location: stop.location, options: [.columnTerminators: stop.decimalPoints])
        }
    }

    /// Returns the decimal separators of a locale.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
    }

    var stop: ParagraphFormat.TabStop {
        if let terminators = options[.columnTerminators] as? CharacterSet {
            return ParagraphFormat.TabStop(location: location, alignment: .decimal, decimalPoints: terminators)
        }
        let kind: ParagraphFormat.TabStop.Alignment
        switch alignment {
        case .right: kind = .trailing
        case .center: kind = .center
        default: kind = .leading
        }
        return ParagraphFormat.TabStop(location: location, alignment: kind)
    }

    /// Returns `self`, because tab stops are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the object is a tab stop with the same location, alignment, and column terminators.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.stop == stop }

    /// A hash that equal tab stops share.
    open override var hash: Int { stop.hashValue }
}
