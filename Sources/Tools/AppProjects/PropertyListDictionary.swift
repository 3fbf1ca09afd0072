/// A dictionary of a property list, with its entries in the order of the file.
///
/// Most dictionaries of a project file have fewer than ten entries, so a linear search is faster than a hash table, and
/// needs no additional memory.
struct PropertyListDictionary: Sendable, Equatable {
    struct Entry: Sendable, Equatable {
        var key: String
        var value: PropertyListValue
    }

    var entries: [Entry]

    init(_ entries: [Entry] = []) { self.entries = entries }

    /// The first value for the given key.
    ///
    /// - Complexity: O(*n*)
    subscript(_ key: String) -> PropertyListValue? {
        for entry in entries where entry.key == key { return entry.value }
        return nil
    }

    func string(_ key: String) -> String? { self[key]?.string }

    /// The strings of an array, or of a single string.
    func strings(_ key: String) -> [String] { self[key]?.strings ?? [] }

    func dictionary(_ key: String) -> PropertyListDictionary? { self[key]?.dictionary }

    /// The dictionaries of an array.
    func dictionaries(_ key: String) -> [PropertyListDictionary] {
        self[key]?.array?.compactMap(\.dictionary) ?? []
    }

    /// Whether the value for a key is `1` or `YES`.
    func bool(_ key: String) -> Bool {
        guard let string = self[key]?.string else { return false }
        return string == "1" || string == "YES"
    }
}
