import Foundation
import ListSnapshots

/// The identifiers of the sections and items of a list at one point in time.
///
/// Build a snapshot and apply it to a diffable data source. Appending and lookups take O(1) on average. Section
/// identifiers must be unique, and item identifiers must be unique. Operations with duplicate or unknown identifiers
/// write a message to standard error and ignore these identifiers. On iOS, the program stops.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>:
    Sendable
{
    var storage = ListSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// Creates an empty snapshot.
    public init() {}

    init(_ storage: ListSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        self.storage = storage
    }

    // MARK: Queries

    /// The number of all items.
    public var numberOfItems: Int { storage.numberOfItems }

    /// The number of sections.
    public var numberOfSections: Int { storage.numberOfSections }

    /// The identifiers of the sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { storage.sections }

    /// The identifiers of all items, in order.
    public var itemIdentifiers: [ItemIdentifierType] { storage.items }

    /// The identifiers of the items that will be reloaded.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { storage.reloadedItems }

    /// The identifiers of the sections that will be reloaded.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { storage.reloadedSections }

    /// The identifiers of the items that will be reconfigured.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { storage.reconfiguredItems }

    /// Returns the number of items in a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        known(identifier).map { storage.count(inSectionAt: $0) } ?? 0
    }

    /// Returns the identifiers of the items in a section, in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        known(identifier).map { storage.items(inSectionAt: $0) } ?? []
    }

    /// Returns the identifier of the section that contains an item, or nil if the snapshot does not contain the item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        storage.position(of: identifier).map { storage.section(at: $0.section) }
    }

    /// Returns the number of items before an item, or nil if the snapshot does not contain the item.
    ///
    /// - Complexity: O(*s*), where *s* is the number of sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { storage.index(of: identifier) }

    /// Returns the index of a section, or nil if the snapshot does not contain the section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { storage.index(ofSection: identifier) }

    /// Returns the index of a section, or reports that the section does not exist.
    func known(_ section: SectionIdentifierType) -> Int? {
        let index: Int? = storage.index(ofSection: section)
        if index == nil { Self.report(unknown: [section], "section") }
        return index
    }

    // MARK: Reports

    /// Reports identifiers that are not unique.
    static func report<Identifier>(duplicates: [Identifier], _ kind: String) {
        guard !duplicates.isEmpty else { return }
        Diagnostics.warn(
            "The snapshot already contains the \(kind) identifiers \(list(duplicates)), so they were not inserted. All "
                + "\(kind) identifiers of a snapshot must be unique.")
    }

    /// Reports identifiers that are not in the snapshot.
    static func report<Identifier>(unknown: [Identifier], _ kind: String) {
        guard !unknown.isEmpty else { return }
        Diagnostics.warn(
            "The snapshot does not contain the \(kind) identifiers \(list(unknown)), so they were ignored. Append them "
                + "first.")
    }

    private static func list<Identifier>(_ identifiers: [Identifier]) -> String {
        let shown: String = identifiers.prefix(10).map { "\($0)" }.joined(separator: ", ")
        return identifiers.count > 10 ? "\(shown) and \(identifiers.count - 10) more" : shown
    }
}
