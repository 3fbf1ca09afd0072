import Foundation
import RawMemory

/// A table that numbers the names of a document's elements and attributes.
final class XMLNames {
    /// A name as the parser passes it. The parser interns strings, so equal ones have equal addresses.
    struct Key: Hashable, BitwiseCopyable {
        var local: UnsafePointer<UInt8>?
        var prefix: UnsafePointer<UInt8>?
        var namespace: UnsafePointer<UInt8>?
    }

    /// The prefixes by namespace name, which replace the prefixes of the document.
    private let prefixes: [String: String]
    /// The names by number.
    private(set) var texts: ContiguousArray<String> = []
    /// The names in UTF-8, by number, for fast comparisons. Accesses never overlap, so the property needs no
    /// exclusivity checks at run time.
    @exclusivity(unchecked) private var bytes = RawArray<UnsafeBufferPointer<UInt8>>(capacity: 32)
    private var numbers: [String: Int32] = [:]
    private var cachedNumbers: [Key: Int32] = [:]

    init(prefixes: [String: String] = [:]) {
        self.prefixes = prefixes
    }

    deinit {
        for name in bytes.buffer { name.deallocate() }
        bytes.deallocate()
    }

    /// Returns whether the name with the given number has these bytes.
    @inline(__always)
    func matches(_ number: Int32, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let name = utf8(number)
        guard name.count == text.count, let start = name.baseAddress, let other = text.baseAddress else {
            return name.count == text.count
        }
        return memcmp(start, other, name.count) == 0
    }

    /// Returns the bytes of the name with the given number. They are valid while the table exists.
    @inline(__always)
    func utf8(_ number: Int32) -> UnsafeBufferPointer<UInt8> { bytes[Int(number)] }

    /// Returns the number of a name, and adds the name to the table if it is new.
    func number(of text: String) -> Int32 {
        if let number = numbers[text] { return number }
        let number = Int32(texts.count)
        texts.append(text)
        let copy: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: text.utf8.count)
        _ = copy.initialize(from: text.utf8)
        bytes.append(UnsafeBufferPointer(copy))
        numbers[text] = number
        return number
    }

    /// Returns the table's number for a name that the parser passes to a callback.
    func number(of key: Key) -> Int32 {
        if let number = cachedNumbers[key] { return number }
        let number = self.number(of: text(of: key))
        cachedNumbers[key] = number
        return number
    }

    private func text(of key: Key) -> String {
        let local: String = key.local.map { String(cString: $0) } ?? ""
        if !prefixes.isEmpty, let namespace = key.namespace, let prefix = prefixes[String(cString: namespace)] {
            return prefix.isEmpty ? local : "\(prefix):\(local)"
        }
        return key.prefix.map { "\(String(cString: $0)):\(local)" } ?? local
    }

    /// Removes the cached addresses. Call this when the parser that owns the strings is destroyed.
    func removeCachedAddresses() {
        cachedNumbers = [:]
    }
}
