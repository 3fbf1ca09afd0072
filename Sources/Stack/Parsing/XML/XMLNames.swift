/// The names of a document's elements and attributes, each with a number.
final class XMLNames {
    /// A name as the parser hands it out, which has one address for each.
    struct Key: Hashable, BitwiseCopyable {
        var local: UnsafePointer<UInt8>?
        var prefix: UnsafePointer<UInt8>?
        var namespace: UnsafePointer<UInt8>?
    }

    /// The prefixes that stand for namespaces, whatever the document calls them.
    private let prefixes: [String: String]
    private(set) var texts: ContiguousArray<String> = []
    private var numbers: [String: Int32] = [:]
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
    func number(of key: Key) -> Int32 {
        if let number = known[key] { return number }
        let number: Int32 = self.number(of: text(of: key))
        known[key] = number
        return number
    }

    private func text(of key: Key) -> String {
        let local: String = key.local.map { String(cString: $0) } ?? ""
        if !prefixes.isEmpty, let namespace = key.namespace, let prefix = prefixes[String(cString: namespace)] {
            return prefix.isEmpty ? local : "\(prefix):\(local)"
        }
        return key.prefix.map { "\(String(cString: $0)):\(local)" } ?? local
    }

    /// Forgets the addresses of a parser that is gone.
    func forgetAddresses() {
        known = [:]
    }
}
