/// One name of the paths that somebody waits for.
final class XMLPathNode {
    private var children: [Int32: XMLPathNode] = [:]
    /// For elements that no other child is for.
    private var anyChild: XMLPathNode?
    /// Called with the start tag of an element; nil if nobody waits for it.
    private(set) var onStart: ((XMLFragment) throws -> Void)?
    /// Called with the own text of an element.
    private(set) var onText: ((String) throws -> Void)?
    /// Called with an element and all inside it.
    private(set) var onElement: ((XMLFragment) throws -> Void)?

    // Who waits is called in the order in which they came.
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

    /// The node at the end of a path, made if it is not there.
    func node(at path: String, names: XMLNames) -> XMLPathNode {
        var node: XMLPathNode = self
        for name in path.split(separator: "/") {
            if name == "*" {
                let next: XMLPathNode = node.anyChild ?? XMLPathNode()
                node.anyChild = next
                node = next
            } else {
                let number: Int32 = names.number(of: String(name))
                let next: XMLPathNode = node.children[number] ?? XMLPathNode()
                node.children[number] = next
                node = next
            }
        }
        return node
    }
}
