/// An element of an interface file.
package final class InterfaceElement {
    /// The name, such as `label`.
    package let name: String
    /// The line of the start tag.
    package let line: Int
    package internal(set) var attributes: [String: String]
    package internal(set) var children: [InterfaceElement] = []
    /// The text in the element. White space around it is removed, unless the element is a `string` or has children.
    package internal(set) var text = ""
    package internal(set) weak var parent: InterfaceElement?

    init(name: String, attributes: [String: String], line: Int) {
        self.name = name
        self.attributes = attributes
        self.line = line
    }

    /// The identifier of the object, which is unique in its file.
    package var id: String? { attributes["id"] }

    /// The name of the parent's property whose value this element contains.
    package var key: String? { attributes["key"] }

    /// Returns an attribute.
    package subscript(attribute: String) -> String? { attributes[attribute] }

    /// Returns the first child with a name.
    package func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// Returns the child that is the value of a property.
    package func value(forKey key: String) -> InterfaceElement? { children.first { $0.attributes["key"] == key } }

    /// Calls a function with the element and all elements in it, in the order of the file.
    package func forEach(_ body: (InterfaceElement) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }

    func append(_ child: InterfaceElement) {
        child.parent = self
        children.append(child)
    }
}
