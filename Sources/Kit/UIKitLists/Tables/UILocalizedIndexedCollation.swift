import Foundation

/// The titles of a section index for the user's language, and the order of objects in its sections.
///
/// Some languages, such as Swedish, Russian, Arabic and Japanese, have specific titles. All other languages have the
/// English titles.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private let titles: IndexTitles

    /// Returns the collation of the user's language.
    open class func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation() }

    /// Creates the collation of the user's language.
    public override init() {
        titles = IndexTitles(language: Locale.preferredLanguages.first ?? "en")
        super.init()
    }

    /// The titles of the sections.
    open var sectionTitles: [String] { titles.all }

    /// The titles in the section index.
    open var sectionIndexTitles: [String] { titles.all }

    /// Returns the section of an index title.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(0, indexTitleIndex), titles.all.count - 1)
    }

    /// Returns the section of an object. The method `selector` of the object returns a string, whose first character
    /// other than white space determines the section. If no other section contains that character, the result is the
    /// last section.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        titles.section(of: Self.string(of: object, selector))
    }

    /// Returns objects sorted by the strings that their method `selector` returns.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let keyed: [(text: String, object: Any)] = array.map { (Self.string(of: $0, selector), $0) }
        return keyed.enumerated().sorted { left, right in
            switch left.element.text.localizedStandardCompare(right.element.text) {
            case .orderedAscending: true
            case .orderedSame: left.offset < right.offset
            case .orderedDescending: false
            }
        }.map(\.element.object)
    }

    private static func string(of object: Any, _ selector: Selector) -> String {
        let receiver = object as? any NSObjectProtocol
        return receiver?.perform(selector)?.takeUnretainedValue() as? String ?? ""
    }
}
