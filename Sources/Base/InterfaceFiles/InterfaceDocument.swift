import Foundation

/// The contents of a nib or a storyboard in the XML format of Interface Builder.
package final class InterfaceDocument {
    /// The name of the file, for messages.
    package let fileName: String
    package let root: InterfaceElement
    /// The objects by their identifiers.
    private var elements: [String: InterfaceElement] = [:]

    /// Reads a document.
    ///
    /// - Throws: `InterfaceFileError` with the file and the line, if the data is not a nib or a storyboard.
    package init(_ data: Data, fileName: String) throws {
        self.fileName = fileName
        root = try InterfaceReader.read(data, fileName: fileName)
        let type: String = root["type"] ?? ""
        guard root.name == "document", !type.hasSuffix(".Cocoa.XIB"), !type.hasSuffix(".Cocoa.Storyboard") else {
            throw InterfaceFileError("\(fileName) is not an interface file for iOS.")
        }
        root.forEach { element in
            if let id = element.id { elements[id] = element }
        }
    }

    /// Returns the object with an identifier.
    package func element(id: String) -> InterfaceElement? { elements[id] }

    /// The top-level objects of a nib, without the file's owner and the first responder.
    package var objects: [InterfaceElement] {
        (root.child("objects")?.children ?? []).filter { $0.name != "placeholder" }
    }

    /// The placeholders of a nib for objects that exist already, such as the file's owner.
    package var placeholders: [InterfaceElement] {
        (root.child("objects")?.children ?? []).filter { $0.name == "placeholder" }
    }

    /// The scenes of a storyboard.
    package var scenes: [InterfaceElement] { root.child("scenes")?.children ?? [] }

    /// The identifier of the first controller of a storyboard.
    package var initialController: String? { root["initialViewController"] }

    /// Returns a named color from the resources of the file. It is used if the asset catalog does not contain the
    /// color.
    package func namedColor(_ name: String) -> InterfaceElement? {
        root.child("resources")?.children.first { $0.name == "namedColor" && $0["name"] == name }?.child("color")
    }

    /// Returns where an element is, for messages: the file and the line.
    package func place(of element: InterfaceElement) -> String { "\(fileName):\(element.line)" }
}
