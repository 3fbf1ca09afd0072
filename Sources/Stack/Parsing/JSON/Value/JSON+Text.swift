import Foundation

extension JSON {
    /// Returns the value as JSON text, with the members of objects sorted by key.
    ///
    /// - Parameter isPretty: Whether each element is on its own line. The default is false.
    public func text(isPretty: Bool = false) -> String {
        var writer = Writer(isPretty: isPretty)
        writer.write(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Returns the value as JSON text in UTF-8.
    public func data() -> Data {
        var writer = Writer(isPretty: false)
        writer.write(self)
        return Data(writer.bytes)
    }

    private struct Writer {
        let isPretty: Bool
        var bytes: [UInt8] = []
        private var depth = 0

        init(isPretty: Bool) {
            self.isPretty = isPretty
        }

        mutating func write(_ value: JSON) {
            switch value {
            case .null: bytes += "null".utf8
            case .bool(let value): bytes += (value ? "true" : "false").utf8
            case .number(let number): bytes += number.text.utf8
            case .string(let text): write(text)
            case .array(let elements):
                write("[", "]", elements) { $0.write($1) }
            case .object(let members):
                write("{", "}", members.sorted { $0.key < $1.key }) { writer, member in
                    writer.write(member.key)
                    writer.bytes += (writer.isPretty ? ": " : ":").utf8
                    writer.write(member.value)
                }
            }
        }

        private mutating func write<Element>(
            _ start: String, _ end: String, _ elements: [Element], _ write: (inout Writer, Element) -> Void
        ) {
            bytes += start.utf8
            depth += 1
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                beginLine()
                write(&self, element)
            }
            depth -= 1
            if !elements.isEmpty { beginLine() }
            bytes += end.utf8
        }

        private mutating func beginLine() {
            guard isPretty else { return }
            bytes.append(UInt8(ascii: "\n"))
            bytes += repeatElement(UInt8(ascii: " "), count: depth * 2)
        }

        private mutating func write(_ text: String) {
            bytes.append(UInt8(ascii: "\""))
            for byte in text.utf8 {
                switch byte {
                case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
                case 0x0A: bytes += "\\n".utf8
                case 0x0D: bytes += "\\r".utf8
                case 0x09: bytes += "\\t".utf8
                case 0..<0x20:
                    let digits = Array("0123456789abcdef".utf8)
                    bytes += "\\u00".utf8
                    bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
                default: bytes.append(byte)
                }
            }
            bytes.append(UInt8(ascii: "\""))
        }
    }
}

extension JSON: CustomStringConvertible {
    /// The value as JSON text on one line.
    public var description: String { text() }
}
