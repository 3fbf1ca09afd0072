/// A value of a parameter or a column, in any storage.
enum StorageValue: Sendable, Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case bytes([UInt8])
}

extension Optional where Wrapped == String {
    var stored: StorageValue { map { .text($0) } ?? .null }
}

extension Optional where Wrapped == Int64 {
    var stored: StorageValue { map { .integer($0) } ?? .null }
}
