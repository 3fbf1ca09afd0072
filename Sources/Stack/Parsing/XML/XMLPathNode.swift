/// One name of the paths that somebody waits for.
final class XMLPathNode {
    var children: [Int32: XMLPathNode] = [:]
    /// For elements that no other child is for.
    var anyChild: XMLPathNode?
    var starts: [(XMLFragment) throws -> Void] = []
    var texts: [(String) throws -> Void] = []
    var elements: [(XMLFragment) throws -> Void] = []

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
