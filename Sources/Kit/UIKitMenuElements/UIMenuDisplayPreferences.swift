import Foundation

/// The way in which a menu shows its elements.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// The maximum number of lines of the titles and subtitles of the elements. The default, `NSNotFound`, means the
    /// limit of the system.
    open var maximumNumberOfTitleLines = NSNotFound

    /// Creates preferences with the default values.
    public override init() { super.init() }

    /// Creates preferences from an archive.
    public required init?(coder: NSCoder) {
        if coder.containsValue(forKey: "maximumNumberOfTitleLines") {
            maximumNumberOfTitleLines = coder.decodeInteger(forKey: "maximumNumberOfTitleLines")
        }
        super.init()
    }

    /// Whether the class supports secure coding. The value is true.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the preferences.
    open func encode(with coder: NSCoder) {
        coder.encode(maximumNumberOfTitleLines, forKey: "maximumNumberOfTitleLines")
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    func duplicate() -> UIMenuDisplayPreferences {
        let copy = UIMenuDisplayPreferences()
        copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
        return copy
    }
}
