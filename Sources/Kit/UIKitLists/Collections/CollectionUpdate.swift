import Foundation
import RowGeometry

/// An update to a collection view, with the attributes before the update. A layout derives animations from it.
@MainActor
struct CollectionUpdate {
    typealias Attributes = UICollectionViewLayoutAttributes

    let changes: RowChanges
    let mapping: RowMapping
    let layout: UICollectionViewLayout
    /// The attributes of elements in and near the visible area before the update, by their old elements.
    let oldAttributes: [CollectionElement: Attributes]
    /// The attributes of the remaining elements before the update, by their new elements.
    private let remainingAttributes: [CollectionElement: Attributes]
    /// The kinds of the supplementary views that were attached to items before the update, by old section.
    private let attachedKinds: [Set<String>]

    let gaps: RowGaps

    /// The supplementary and decoration views that the layout removes, by their old elements.
    private var deletedViews: Set<CollectionElement> = []
    /// The supplementary and decoration views that the layout adds, by their new elements.
    private var insertedViews: Set<CollectionElement> = []

    init(_ changes: RowChanges, _ mapping: RowMapping, layout: UICollectionViewLayout, oldAttributes: [Attributes]) {
        self.changes = changes
        self.mapping = mapping
        self.layout = layout
        gaps = RowGaps(changes, mapping)
        self.oldAttributes = Dictionary(oldAttributes.map { ($0.element, $0) }, uniquingKeysWith: { $1 })
        let attachedKinds: [Set<String>] = layout.attachedKinds
        self.attachedKinds = attachedKinds
        var remainingAttributes: [CollectionElement: Attributes] = [:]
        for attributes in oldAttributes {
            if let element = Self.newElement(of: attributes.element, changes, mapping, attachedKinds) {
                remainingAttributes[element] = attributes
            }
        }
        self.remainingAttributes = remainingAttributes
    }

    /// Asks the layout for the supplementary and decoration views that it removes and adds. Call it after
    /// `prepare(forCollectionViewUpdates:)`.
    ///
    /// - Parameter elements: The elements near the visible area after the update.
    mutating func requestViewChanges(_ elements: [CollectionElement]) {
        var kinds: [UICollectionView.ElementCategory: Set<String>] = [
            .decorationView: Set(layout.decorationClasses.keys)
        ]
        for element in Array(oldAttributes.keys) + elements {
            kinds[element.category, default: []].insert(element.kind)
        }
        func add(
            _ category: UICollectionView.ElementCategory, deleted: @MainActor (String) -> [IndexPath],
            inserted: @MainActor (String) -> [IndexPath]
        ) {
            for kind in kinds[category, default: []].sorted() {
                deletedViews.formUnion(deleted(kind).map { CollectionElement(category, kind: kind, path: $0) })
                insertedViews.formUnion(inserted(kind).map { CollectionElement(category, kind: kind, path: $0) })
            }
        }
        add(
            .supplementaryView, deleted: layout.indexPathsToDeleteForSupplementaryView(ofKind:),
            inserted: layout.indexPathsToInsertForSupplementaryView(ofKind:))
        add(
            .decorationView, deleted: layout.indexPathsToDeleteForDecorationView(ofKind:),
            inserted: layout.indexPathsToInsertForDecorationView(ofKind:))
    }

    /// Returns the element after the update, or nil if it was deleted or reloaded.
    func newElement(of old: CollectionElement) -> CollectionElement? {
        guard !deletedViews.contains(old),
            let new = Self.newElement(of: old, changes, mapping, attachedKinds), !insertedViews.contains(new)
        else { return nil }
        return new
    }

    /// Returns whether an element with an index path of two indexes is an item, or attached to one. The argument
    /// `section` is its section before the update.
    private static func isItem(_ element: CollectionElement, in section: Int, _ attachedKinds: [Set<String>]) -> Bool {
        guard element.category == .supplementaryView else { return element.category == .cell }
        return attachedKinds.indices.contains(section) && attachedKinds[section].contains(element.kind)
    }

    /// Returns whether an element moves to another section.
    func changesSection(of old: CollectionElement, to new: CollectionElement) -> Bool {
        guard old.path.count == 2 else { return false }
        return mapping.newSection(of: old.path.section) != new.path.section
    }

    private static func newElement(
        of old: CollectionElement, _ changes: RowChanges, _ mapping: RowMapping, _ attachedKinds: [Set<String>]
    ) -> CollectionElement? {
        guard old.path.count > 0 else { return nil }
        // A view of the whole layout belongs to no section.
        if old.path.count == 1 { return old }
        var new = old
        if isItem(old, in: old.path.section, attachedKinds) {
            // An item can move out of a section that is deleted or reloaded.
            let position: RowChanges.Position = old.path.rowPosition
            guard !mapping.isReloaded(position), let newPosition = mapping.newPosition(of: position) else { return nil }
            new.path = IndexPath(newPosition)
        } else {
            guard !changes.reloadedSections.contains(old.path.section),
                let section = mapping.newSection(of: old.path.section)
            else { return nil }
            new.path.section = section
        }
        return new
    }

    /// Whether the update inserted or reloaded the element.
    private func isNew(_ element: CollectionElement) -> Bool {
        if insertedViews.contains(element) { return true }
        guard element.path.count == 2 else { return false }
        let section = element.path.section
        guard let old = mapping.oldSection(of: section), !changes.reloadedSections.contains(old) else { return true }
        guard Self.isItem(element, in: old, attachedKinds) else { return false }
        return changes.insertedRows.contains(element.path.rowPosition)
            || changes.reloadedRows.contains { mapping.newPosition(of: $0) == element.path.rowPosition }
    }

    /// Returns the initial attributes of an element that appears. Inserted and reloaded elements fade in, and other
    /// elements move from their old frames. Inserted rows of a list are uncovered by the rows below them.
    func initialAttributes(of element: CollectionElement) -> Attributes? {
        if !insertedViews.contains(element), let old = remainingAttributes[element] { return old.copied(to: element) }
        guard isNew(element), let new = layout.attributes(of: element) else { return nil }
        guard openingGap(of: element) != nil else { return faded(new) }
        return moved(new, by: -displacement(above: element, opens: true))
    }

    /// Returns the final attributes of an element that disappears. Deleted and reloaded elements fade out, and other
    /// elements move to their new frames. Deleted rows of a list are covered by the rows below them.
    func finalAttributes(of element: CollectionElement) -> Attributes? {
        if let new = newElement(of: element) { return layout.attributes(of: new) }
        let final: Attributes? = oldAttributes[element].map {
            guard closingGap(of: element) != nil else { return faded($0) }
            return moved($0, by: displacement(above: element, opens: false))
        }
        // The cells that take the element's place cover it.
        if element.category == .cell { final?.zIndex -= 1 }
        return final
    }

    private func faded(_ attributes: Attributes) -> Attributes {
        let copy = attributes.copied()
        copy.alpha = 0
        return copy
    }

    private func moved(_ attributes: Attributes, by distance: CGFloat) -> Attributes {
        let copy = attributes.copied()
        copy.center.y += distance
        return copy
    }

    /// The changes as separate items, for `UICollectionViewLayout.prepare(forCollectionViewUpdates:)`.
    var items: [UICollectionViewUpdateItem] {
        var items: [UICollectionViewUpdateItem] = []
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        for index in changes.deletedSections.sorted() {
            items.append(.init(.delete, before: section(index), after: nil))
        }
        for position in changes.deletedRows.sorted() {
            items.append(.init(.delete, before: IndexPath(position), after: nil))
        }
        for index in changes.reloadedSections.sorted() {
            items.append(.init(.reload, before: section(index), after: mapping.newSection(of: index).map(section)))
        }
        for position in changes.reloadedRows.sorted() {
            let after: IndexPath? = mapping.newPosition(of: position).map { IndexPath($0) }
            items.append(.init(.reload, before: IndexPath(position), after: after))
        }
        for index in changes.insertedSections.sorted() {
            items.append(.init(.insert, before: nil, after: section(index)))
        }
        for position in changes.insertedRows.sorted() {
            items.append(.init(.insert, before: nil, after: IndexPath(position)))
        }
        for (from, to) in changes.movedSections.sorted(by: { $0.key < $1.key }) {
            items.append(.init(.move, before: section(from), after: section(to)))
        }
        for (from, to) in changes.movedRows.sorted(by: { $0.key < $1.key }) {
            items.append(.init(.move, before: IndexPath(from), after: IndexPath(to)))
        }
        return items
    }
}
