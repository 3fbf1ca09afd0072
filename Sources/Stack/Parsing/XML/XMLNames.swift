import Foundation

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
    /// The same in UTF-8, for who compares thousands of them: behind a pointer, since an object's variable is checked at
    /// each access.
    private let bytes: UnsafeMutablePointer<RawList<UnsafeBufferPointer<UInt8>>>
    private var numbers: [String: Int32] = [:]
    private var known: [Key: Int32] = [:]

    init(prefixes: [String: String] = [:]) {
        self.prefixes = prefixes
        bytes = .allocate(capacity: 1)
        bytes.initialize(to: RawList(capacity: 32))
    }

    deinit {
        for number in 0..<bytes.pointee.count { bytes.pointee[number].deallocate() }
        bytes.pointee.deallocate()
        bytes.deallocate()
    }

    /// Whether the name of a number has these bytes.
    @inline(__always)
    func matches(_ number: Int32, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let name: UnsafeBufferPointer<UInt8> = utf8(number)
        guard name.count == text.count, let start = name.baseAddress, let other = text.baseAddress else {
            return name.count == text.count
        }
        return memcmp(start, other, name.count) == 0
    }

    /// The bytes of the name of a number, which live as long as this.
    @inline(__always)
    func utf8(_ number: Int32) -> UnsafeBufferPointer<UInt8> { bytes.pointee[Int(number)] }

    /// The number of a name.
    func number(of text: String) -> Int32 {
        if let number = numbers[text] { return number }
        let number = Int32(texts.count)
        texts.append(text)
        let copy: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: text.utf8.count)
        _ = copy.initialize(from: text.utf8)
        bytes.pointee.append(UnsafeBufferPointer(copy))
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
