import EngawaTesting

/// JSON in Colr's format: members in a fixed order, a space after each comma and colon, ASCII only.
indirect enum WireJSON {
    case number(Int64)
    case string(String)
    case boolean(Bool)
    case array([WireJSON])
    case object([(String, WireJSON)])

    var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .number(let value): text += String(value)
        case .boolean(let value): text += value ? "true" : "false"
        case .string(let value): WireJSON.write(value, to: &text)
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += ", " }
                element.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += ", " }
                WireJSON.write(member.0, to: &text)
                text += ": "
                member.1.write(to: &text)
            }
            text += "}"
        }
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for unit in string.utf16 {
            switch unit {
            case 0x22: text += "\\\""
            case 0x5C: text += "\\\\"
            case 0x20..<0x7F: text.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
            default:
                let digits = String(unit, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        text += "\""
    }
}

extension ServerReply {
    /// Creates a reply in Colr's format.
    init(_ status: Int = 200, json: WireJSON) {
        self.init(status, headers: ["Content-Type": "application/json; charset=utf-8"], text: json.text + "\n")
    }
}
