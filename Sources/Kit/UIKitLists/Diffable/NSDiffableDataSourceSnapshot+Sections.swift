import Foundation
import ListSnapshots

extension NSDiffableDataSourceSnapshot {
    /// Appends sections without items.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: storage.numberOfSections)
    }

    /// Inserts sections without items before another section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        if let index = known(toIdentifier) { insert(identifiers, at: index) }
    }

    /// Inserts sections without items after another section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        if let index = known(toIdentifier) { insert(identifiers, at: index + 1) }
    }

    private mutating func insert(_ sections: [SectionIdentifierType], at index: Int) {
        Self.report(duplicates: storage.insertSections(sections, at: index), "section")
    }

    /// Deletes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        Self.report(unknown: storage.deleteSections(identifiers), "section")
    }

    /// Moves a section with its items to the position before another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, after: false)
    }

    /// Moves a section with its items to the position after another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, after: true)
    }

    private mutating func move(_ section: SectionIdentifierType, beside other: SectionIdentifierType, after: Bool) {
        guard known(section) != nil, known(other) != nil else { return }
        if section == other {
            Diagnostics.warn("The section \(section) was not moved, because it cannot move beside itself.")
        }
        storage.moveSection(section, beside: other, after: after)
    }

    /// Marks sections so that their views are replaced when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        Self.report(unknown: storage.reloadSections(identifiers), "section")
    }
}
