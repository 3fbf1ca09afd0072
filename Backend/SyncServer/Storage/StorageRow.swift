/// A row of a query. Columns are numbered from 0.
struct StorageRow {
    let values: [StorageValue]

    /// Returns an integer; 0 for NULL.
    func integer(_ index: Int) -> Int64 { optionalInteger(index) ?? 0 }

    /// Returns an integer; nil for NULL.
    func optionalInteger(_ index: Int) -> Int64? {
        guard case .integer(let number) = values[index] else { return nil }
        return number
    }

    /// Returns a number; 0 for NULL.
    func number(_ index: Int) -> Double {
        guard case .real(let number) = values[index] else { return 0 }
        return number
    }

    /// Returns a string; an empty string for NULL.
    func text(_ index: Int) -> String { optionalText(index) ?? "" }

    /// Returns a string; nil for NULL.
    func optionalText(_ index: Int) -> String? {
        guard case .text(let text) = values[index] else { return nil }
        return text
    }

    /// Returns bytes; none for NULL.
    func bytes(_ index: Int) -> [UInt8] {
        guard case .bytes(let bytes) = values[index] else { return [] }
        return bytes
    }
}
