import Foundation
import FoundationXML

/// Reads the elements of an interface file.
final class InterfaceReader: NSObject, XMLParserDelegate {
    private var root: InterfaceElement?
    private var open: [InterfaceElement] = []
    /// The line of the first error, if any.
    private var errorLine: Int?

    static func read(_ data: Data, fileName: String) throws -> InterfaceElement {
        if data.starts(with: Data("NIBArchive".utf8)) || data.starts(with: Data("bplist".utf8)) {
            throw InterfaceFileError("\(fileName) is compiled. Only the XML files of Interface Builder can be read.")
        }
        let reader = InterfaceReader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        let isValid: Bool = parser.parse()
        guard isValid, reader.errorLine == nil, reader.open.isEmpty, let root = reader.root else {
            throw InterfaceFileError(
                "\(fileName):\(reader.errorLine ?? max(parser.lineNumber, 1)): the XML is malformed.")
        }
        return root
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        let element = InterfaceElement(name: elementName, attributes: attributeDict, line: parser.lineNumber)
        if let parent = open.last { parent.append(element) } else { root = root ?? element }
        open.append(element)
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        guard let element = open.popLast() else { return }
        // Text between elements is indentation. The text of a `string` element is its value.
        element.text =
            element.children.isEmpty && element.name != "string"
            ? element.text.trimmingCharacters(in: .whitespacesAndNewlines) : element.text
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        open.last?.text += string
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        errorLine = errorLine ?? max(parser.lineNumber, 1)
    }
}
