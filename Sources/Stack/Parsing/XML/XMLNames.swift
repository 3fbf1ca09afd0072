/// The names of a document's elements and attributes, each with a number.
final class XMLNames {
    private struct Key: Hashable {
        var local: UnsafePointer<UInt8>?
        var prefix: UnsafePointer<UInt8>?
        var namespace: UnsafePointer<UInt8>?
    }

    /// The prefixes that stand for namespaces, whatever the document calls them.
    private let prefixes: [String: String]
    private(set) var texts: ContiguousArray<String> = []
    private var numbers: [String: Int32] = [:]
    /// The parser hands out one address for each name.
    private var known: [Key: Int32] = [:]

    init(prefixes: [String: String] = [:]) {
        self.prefixes = prefixes
    }

    /// The number of a name.
    func number(of text: String) -> Int32 {
        if let number = numbers[text] { return number }
        let number = Int32(texts.count)
        texts.append(text)
        numbers[text] = number
        return number
    }

    /// The number of a name that the parser hands out.
    func number(
        local: UnsafePointer<UInt8>?, prefix: UnsafePointer<UInt8>?, namespace: UnsafePointer<UInt8>?
    ) -> Int32 {
        let key = Key(local: local, prefix: prefix, namespace: namespace)
        if let number = known[key] { return number }
        let number: Int32 = self.number(of: text(local: local, prefix: prefix, namespace: namespace))
        known[key] = number
        return number
    }

    private func text(
        local: UnsafePointer<UInt8>?, prefix: UnsafePointer<UInt8>?, namespace: UnsafePointer<UInt8>?
    ) -> String {
        let local: String = local.map { String(cString: $0) } ?? ""
        if !prefixes.isEmpty, let namespace, let prefix = prefixes[String(cString: namespace)] {
            return prefix.isEmpty ? local : "\(prefix):\(local)"
        }
        return prefix.map { "\(String(cString: $0)):\(local)" } ?? local
    }

    /// Forgets the addresses of a parser that is gone.
    func forgetAddresses() {
        known = [:]
    }
}
