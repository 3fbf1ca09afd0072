/// The fields of an `application/x-www-form-urlencoded` body.
enum FormFields {
    /// Returns the first value of each name.
    static func values(of body: String) -> [String: String] {
        var values: [String: String] = [:]
        for pair in body.utf8.split(separator: UInt8(ascii: "&")) {
            let parts: [Substring.UTF8View] = pair.split(
                separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let name = FormFields.decode(parts[0])
            if values[name] == nil { values[name] = parts.count > 1 ? FormFields.decode(parts[1]) : "" }
        }
        return values
    }

    private static func decode(_ text: Substring.UTF8View) -> String {
        let text = Array(text)
        var bytes: [UInt8] = []
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte == UInt8(ascii: "%"), index + 2 < text.count,
                let value = UInt8(String(decoding: text[index + 1...index + 2], as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                index += 3
            } else {
                bytes.append(byte == UInt8(ascii: "+") ? 0x20 : byte)
                index += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
