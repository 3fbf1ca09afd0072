import CXML2
import Foundation

/// Reads the elements of an interface file.
///
/// libxml2 is loaded when the first file is read. `XMLParser` would load it, and its version of ICU, in every app.
final class InterfaceReader {
    private var root: InterfaceElement?
    private var open: [InterfaceElement] = []
    /// The line of the first error, if any.
    private var errorLine: Int?
    private var parser: OpaquePointer?

    private init() {}

    /// Returns the root element of a file.
    ///
    /// - Throws: `InterfaceFileError` with the file and the line, if the data is not XML in UTF-8.
    static func read(_ data: Data, fileName: String) throws -> InterfaceElement {
        if data.starts(with: Data("NIBArchive".utf8)) || data.starts(with: Data("bplist".utf8)) {
            throw InterfaceFileError("\(fileName) is compiled. Only the XML files of Interface Builder can be read.")
        }
        guard xml_reader_is_available() else {
            throw InterfaceFileError("\(fileName) cannot be read, because libxml2 is not installed.")
        }
        let reader = InterfaceReader()
        let lastLine: Int = reader.parse(data)
        guard reader.errorLine == nil, reader.open.isEmpty, let root = reader.root else {
            throw InterfaceFileError("\(fileName):\(reader.errorLine ?? lastLine): the XML is malformed.")
        }
        return root
    }

    /// Parses a document, and returns the line at which the parser ended.
    private func parse(_ data: Data) -> Int {
        let context: UnsafeMutableRawPointer = Unmanaged.passUnretained(self).toOpaque()
        parser = xml_reader_create(.forInterfaceReader, context, Self.mostNamespaces, Self.mostNames)
        guard let parser else { return 1 }
        defer {
            xml_reader_destroy(parser)
            self.parser = nil
        }
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text: Data = data.starts(with: byteOrderMark) ? data.dropFirst(byteOrderMark.count) : data
        text.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            var rest: Slice<UnsafeBufferPointer<UInt8>> = bytes.bindMemory(to: UInt8.self)[...]
            while !rest.isEmpty, errorLine == nil {
                let piece = UnsafeBufferPointer(rebasing: rest.prefix(Self.pieceSize))
                xml_reader_read(parser, piece.baseAddress, Int32(piece.count), false)
                rest = rest.dropFirst(Self.pieceSize)
            }
        }
        if errorLine == nil { xml_reader_read(parser, nil, 0, true) }
        return Int(xml_reader_line(parser))
    }

    /// The size of the parts in which the parser receives a document, in bytes.
    private static let pieceSize = 1 << 20
    /// The maximum number of namespaces in a file. Interface files have none.
    private static let mostNamespaces: Int32 = 100
    /// The maximum number of element and attribute names in a file. Interface Builder uses a few thousand.
    private static let mostNames: Int32 = 100_000

    fileprivate func begin(_ name: String, _ attributes: [String: String]) {
        let element = InterfaceElement(
            name: name, attributes: attributes, line: parser.map { Int(xml_reader_line($0)) } ?? 1)
        if let parent = open.last { parent.append(element) } else { root = root ?? element }
        open.append(element)
    }

    fileprivate func end() {
        guard let element = open.popLast() else { return }
        // The text of a `string` element is its value, including white space. In other elements without children,
        // white space is indentation.
        element.text =
            element.children.isEmpty && element.name != "string"
            ? element.text.trimmingCharacters(in: .whitespacesAndNewlines) : element.text
    }

    fileprivate func addText(_ text: String) { open.last?.text += text }

    fileprivate func fail() {
        guard let parser, errorLine == nil else { return }
        errorLine = Int(xml_reader_line(parser))
        xml_reader_stop(parser)
    }
}

extension xml_calls {
    /// Callbacks whose context is a pointer to an `InterfaceReader`, which outlives the parser.
    fileprivate static var forInterfaceReader: xml_calls {
        xml_calls(
            begin: { context, name, prefix, _, count, attributes in
                var values: [String: String] = [:]
                for index in 0..<Int(count) {
                    guard let attribute = attributes.map({ $0 + 5 * index }), let start = attribute[3],
                        let end = attribute[4]
                    else { continue }
                    values[qualifiedName(attribute[0], attribute[1])] = String(
                        decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
                }
                interfaceReader(context).begin(qualifiedName(name, prefix), values)
            },
            end: { context in interfaceReader(context).end() },
            text: { context, text, count in
                interfaceReader(context).addText(
                    String(decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF8.self))
            },
            failed: { context, _, _, _, _ in interfaceReader(context).fail() })
    }
}

private func interfaceReader(_ context: UnsafeMutableRawPointer?) -> InterfaceReader {
    Unmanaged.fromOpaque(context.unsafelyUnwrapped).takeUnretainedValue()
}

/// Returns a name with its prefix, as in the file.
private func qualifiedName(_ name: UnsafePointer<UInt8>?, _ prefix: UnsafePointer<UInt8>?) -> String {
    let local: String = name.map { String(cString: $0) } ?? ""
    return prefix.map { "\(String(cString: $0)):\(local)" } ?? local
}
