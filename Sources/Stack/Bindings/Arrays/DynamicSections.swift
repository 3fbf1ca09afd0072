/// A section of an array: a key, and the elements with that key.
public struct ArraySection<Key: Hashable, Element>: Identifiable {
    /// The key that the elements have in common.
    public let key: Key
    /// The elements. There is at least one.
    public let elements: [Element]

    /// Creates a section.
    public init(key: Key, elements: [Element]) {
        self.key = key
        self.elements = elements
    }

    /// The key.
    public var id: Key { key }
}

extension ArraySection: Equatable where Element: Equatable {}
extension ArraySection: Hashable where Element: Hashable {}
extension ArraySection: Sendable where Key: Sendable, Element: Sendable {}

/// The elements of a dynamic array in sections, with their changes.
///
///     let days = messages.sections { calendar.startOfDay(for: $0.date) }
///     days.bind(with: screen) { screen, sections, changes in … }
@MainActor
public final class DynamicSections<Key: Hashable, Element> {
    package let grouped: DynamicArrayValue<GroupedElement<Key, Element>>

    init(_ grouped: DynamicArrayValue<GroupedElement<Key, Element>>) {
        self.grouped = grouped
    }

    /// The current sections. Swift's Observation tracks reads of this property.
    public var sections: [ArraySection<Key, Element>] { SectionLayout(grouped.elements).sections(of: grouped.elements) }

    /// Calls `body` with the sections and their changes after every change, until the token is canceled or deallocated.
    public func observe(
        _ body: @escaping @MainActor (_ sections: [ArraySection<Key, Element>], _ changes: SectionedChanges) -> Void
    ) -> BindingToken {
        let compare = comparison()
        return grouped.observe { elements, changes in
            let difference = compare(elements, changes)
            body(difference.sections, difference.changes)
        }
    }

    /// Calls `body` with the owner, the sections and their changes after every change, for as long as the owner exists.
    public func observe<Owner: AnyObject>(
        with owner: Owner,
        _ body:
            @escaping @MainActor (
                _ owner: Owner, _ sections: [ArraySection<Key, Element>], _ changes: SectionedChanges
            ) -> Void
    ) {
        let compare = comparison()
        grouped.observe(with: owner) { owner, elements, changes in
            let difference = compare(elements, changes)
            body(owner, difference.sections, difference.changes)
        }
    }

    /// Calls `body` now, with all sections as insertions, and after every change, for as long as the owner exists.
    public func bind<Owner: AnyObject>(
        with owner: Owner,
        _ body:
            @escaping @MainActor (
                _ owner: Owner, _ sections: [ArraySection<Key, Element>], _ changes: SectionedChanges
            ) -> Void
    ) {
        observe(with: owner, body)
        let elements = grouped.untrackedElements
        let layout = SectionLayout(elements)
        let none: [GroupedElement<Key, Element>] = []
        let changes = SectionedChanges(.insertion(of: elements.count), from: SectionLayout(none), to: layout)
        body(owner, layout.sections(of: elements), changes)
    }

    /// Returns a function that compares the sections of elements with the sections of its previous call.
    private func comparison()
        -> @MainActor (
            [GroupedElement<Key, Element>], ArrayChanges
        ) -> (sections: [ArraySection<Key, Element>], changes: SectionedChanges)
    {
        var seen = SectionLayout(grouped.untrackedElements)
        return { elements, changes in
            let layout = SectionLayout(elements)
            defer { seen = layout }
            return (layout.sections(of: elements), SectionedChanges(changes, from: seen, to: layout))
        }
    }
}

extension DynamicArrayValue {
    /// Returns the elements in sections.
    ///
    /// Sections are in the order of their first elements, so a sorted array has sorted sections. Within a section,
    /// elements keep their order.
    ///
    /// - Parameter key: Returns the key of an element's section. It is called for new and updated elements only.
    /// - Complexity: O(*n*) for each change.
    public func sections<Key: Hashable>(by key: @escaping @MainActor (Element) -> Key) -> DynamicSections<Key, Element>
    {
        let elements = untrackedElements
        var grouping = ArrayGrouping(elements, by: key)
        return DynamicSections(
            derive(initial: grouping.output(of: elements)) { grouping.apply($1, to: $0, output: &$2, by: key) })
    }
}
