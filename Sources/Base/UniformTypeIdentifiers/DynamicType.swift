/// A type that no declaration names. Its identifier contains a tag, and the type to which it conforms.
///
/// The identifier is `dyn.a` and the text `?0=CONFORMANCE:CLASS=TAG` in base 32. A single hexadecimal digit represents
/// a frequent conformance or class of tags.
struct DynamicType {
    private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)
    private static let classes = [("1", UTTagClass.filenameExtension), ("3", UTTagClass.mimeType)]
    private static let conformances: [(String, String)] = [
        ("6", "public.data"), ("7", "public.text"), ("8", "public.plain-text"), ("B", "public.image"),
        ("C", "public.video"), ("D", "public.audio"), ("E", "public.directory"), ("F", "public.folder"),
    ]

    let conformance: String
    let tagClass: UTTagClass
    let tag: String

    init(tag: String, tagClass: UTTagClass, conformance: String) {
        self.tag = tag.lowercased()
        self.tagClass = tagClass
        self.conformance = conformance
    }

    var identifier: String {
        let supertype: String = Self.conformances.first { $0.1 == conformance }?.0 ?? conformance
        let digit: String = Self.classes.first { $0.1 == tagClass }?.0 ?? tagClass.rawValue
        return "dyn.a" + Self.encode("?0=\(supertype):\(digit)=\(tag)")
    }

    /// Reads the identifier of a dynamic type. Returns nil for other identifiers.
    init?(identifier: String) {
        guard identifier.hasPrefix("dyn.a"), let text = Self.decode(identifier.dropFirst(5)), text.hasPrefix("?0=")
        else { return nil }
        let parts = text.dropFirst(3).split(separator: ":", maxSplits: 1)
        guard parts.count == 2, let equals = parts[1].firstIndex(of: "=") else { return nil }
        let supertype = String(parts[0])
        let digit = String(parts[1][..<equals])
        conformance = Self.conformances.first { $0.0 == supertype }?.1 ?? supertype
        tagClass = Self.classes.first { $0.0 == digit }?.1 ?? UTTagClass(rawValue: digit)
        tag = String(parts[1][parts[1].index(after: equals)...])
    }

    var declaration: TypeDeclaration {
        TypeDeclaration(
            identifier: identifier, supertypes: [conformance],
            fileExtensions: tagClass == .filenameExtension ? [tag] : [],
            mimeTypes: tagClass == .mimeType ? [tag] : [], isDeclared: false, isDynamic: true)
    }

    private static func encode(_ text: String) -> String {
        var result: [UInt8] = []
        var bits = 0
        var count = 0
        for byte in text.utf8 {
            bits = (bits << 8 | Int(byte)) & 0xFFFF
            count += 8
            while count >= 5 {
                count -= 5
                result.append(alphabet[bits >> count & 31])
            }
        }
        if count > 0 { result.append(alphabet[bits << (5 - count) & 31]) }
        return String(decoding: result, as: UTF8.self)
    }

    private static func decode(_ text: Substring) -> String? {
        var result: [UInt8] = []
        var bits = 0
        var count = 0
        for byte in text.utf8 {
            guard let value = alphabet.firstIndex(of: byte) else { return nil }
            bits = (bits << 5 | value) & 0xFFFF
            count += 5
            if count >= 8 {
                count -= 8
                result.append(UInt8(bits >> count & 0xFF))
            }
        }
        return String(validating: result, as: UTF8.self)
    }
}
