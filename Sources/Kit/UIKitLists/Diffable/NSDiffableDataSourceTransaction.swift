import Foundation

/// A change to a data source, made when the user reordered items.
@preconcurrency
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// The snapshot before the change.
    public var initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after the change.
    public var finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The difference between the item identifiers of the two snapshots.
    public var difference: CollectionDifference<ItemIdentifierType>
    /// The changes to the sections whose items changed.
    public var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// A change to a section, made when the user reordered items.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// The identifier of the section.
    public var sectionIdentifier: SectionIdentifierType
    /// The snapshot of the section before the change.
    public var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The snapshot of the section after the change.
    public var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The difference between the item identifiers of the two section snapshots.
    public var difference: CollectionDifference<ItemIdentifierType>
}
