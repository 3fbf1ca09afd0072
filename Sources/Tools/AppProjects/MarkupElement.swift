/// An element of an XML document, with its attributes and child elements. Text is ignored.
///
/// Workspaces and schemes consist of elements and attributes only.
struct MarkupElement: Sendable, Equatable {
    var name: String
    var attributes: [String: String] = [:]
    var children: [MarkupElement] = []

    /// The first child with the given name.
    func child(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

    /// The children with the given name.
    func children(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }

    /// All descendants with the given name, in the order of the document.
    func descendants(_ name: String) -> [MarkupElement] {
        children.flatMap { ($0.name == name ? [$0] : []) + $0.descendants(name) }
    }

    /// Whether an attribute is `YES`. The default applies if the attribute is missing.
    func bool(_ attribute: String, default defaultValue: Bool = false) -> Bool {
        attributes[attribute].map { $0 == "YES" } ?? defaultValue
    }
}
