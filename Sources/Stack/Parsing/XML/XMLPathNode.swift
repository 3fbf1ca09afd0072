/// A node in the tree of the paths that have handlers: one step of a path, with the handlers for elements there.
final class XMLPathNode {
    private var children: [Int32: XMLPathNode] = [:]
    /// The child for elements that no other child matches.
    private var anyChild: XMLPathNode?
    /// Called with the start tag of an element, or nil if there is no handler.
    private(set) var onStart: ((XMLFragment) throws -> Void)?
    /// Called with the text of an element, or nil if there is no handler.
    private(set) var onText: ((String) throws -> Void)?
    /// Called with an element and its descendants, or nil if there is no handler.
    private(set) var onElement: ((XMLFragment) throws -> Void)?

    // Handlers are called in the order in which they were added.
    func addStart(_ body: @escaping (XMLFragment) throws -> Void) { onStart = both(onStart, body) }
    func addText(_ body: @escaping (String) throws -> Void) { onText = both(onText, body) }
    func addElement(_ body: @escaping (XMLFragment) throws -> Void) { onElement = both(onElement, body) }

    private func both<Value>(
        _ first: ((Value) throws -> Void)?, _ second: @escaping (Value) throws -> Void
    ) -> (Value) throws -> Void {
        guard let first else { return second }
        return { value in
            try first(value)
            try second(value)
        }
    }

    func child(_ name: Int32) -> XMLPathNode? { children[name] ?? anyChild }

    /// Returns the node at the end of a path, and creates the nodes that do not exist yet.
    func node(at path: String, names: XMLNames) -> XMLPathNode {
        var node = self
        for name in path.split(separator: "/") {
            if name == "*" {
                let next: XMLPathNode = node.anyChild ?? XMLPathNode()
                node.anyChild = next
                node = next
            } else {
                let number = names.number(of: String(name))
                let next: XMLPathNode = node.children[number] ?? XMLPathNode()
                node.children[number] = next
                node = next
            }
        }
        return node
    }
}
