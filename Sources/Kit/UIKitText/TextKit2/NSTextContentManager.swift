import Foundation

/// The content of a document, and the layout managers that show it.
///
/// The subclass `NSTextContentStorage` contains the text of a text storage. Its elements are paragraphs.
open class NSTextContentManager: NSObject {
    /// Options of `enumerateTextElements(from:options:using:)`.
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The elements are enumerated toward the start of the document.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    }

    /// The layout managers.
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []

    /// The layout manager of the text that the user edits. The default is the first layout manager.
    open var primaryTextLayoutManager: NSTextLayoutManager? {
        get { storedPrimary ?? textLayoutManagers.first }
        set { storedPrimary = newValue }
    }
    private weak var storedPrimary: NSTextLayoutManager?

    /// Whether a transaction is in progress.
    open private(set) var hasEditingTransaction = false

    /// Creates a content manager without layout managers.
    public override init() {
        super.init()
    }

    /// Adds a layout manager.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.contentManagerDidChange(to: self)
    }

    /// Removes a layout manager.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        if storedPrimary === textLayoutManager { storedPrimary = nil }
        textLayoutManager.contentManagerDidChange(to: nil)
    }

    /// Adds the layout manager of a text view, which already has the same text.
    func adopt(_ textLayoutManager: NSTextLayoutManager) { textLayoutManagers.append(textLayoutManager) }

    /// The range of the whole document.
    open var documentRange: NSTextRange { NSTextRange(0..<0) }

    /// Returns the location at a distance from another location, in UTF-16 code units, or nil if the result is outside
    /// the document.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        let found: Int = location.textOffset + offset
        return found >= 0 && found <= documentRange.endLocation.textOffset ? TextOffset(found) : nil
    }

    /// Returns the distance between two locations, in UTF-16 code units.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { to.textOffset - from.textOffset }

    /// Calls a closure for each element from a location, until the closure returns false.
    ///
    /// - Returns: The location at which the enumeration ended, or nil if there was no element.
    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }

    /// Returns the elements that intersect a range. For an empty range, the result contains the element at its
    /// location.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var found: [NSTextElement] = []
        enumerateTextElements(from: range.location) { element in
            guard let elementRange = element.elementRange else { return true }
            if elementRange.location.textOffset >= max(range.offsets.upperBound, range.offsets.lowerBound + 1) {
                return false
            }
            found.append(element)
            return true
        }
        return found
    }

    /// Performs changes together, so that the layout managers are notified once.
    open func performEditingTransaction(_ transaction: () -> Void) {
        let wasEditing = hasEditingTransaction
        hasEditingTransaction = true
        transaction()
        hasEditingTransaction = wasEditing
    }

    /// Replaces a range of the document. A subclass that stores its own content overrides this method.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
}
