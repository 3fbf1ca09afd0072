/// A value of a parameter or a column.
package enum PostgresValue: Sendable, Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case bytes([UInt8])

    /// The type identifiers that PostgreSQL's catalog assigns (`pg_type.oid`).
    private enum TypeID {
        static let bool: UInt32 = 16
        static let bytes: UInt32 = 17
        static let int8: UInt32 = 20
        static let int2: UInt32 = 21
        static let int4: UInt32 = 23
        static let text: UInt32 = 25
        static let float8: UInt32 = 701
    }

    /// The identifier of the type of a parameter with this value; 0 if PostgreSQL infers the type.
    var typeID: UInt32 {
        switch self {
        case .null: 0
        case .integer: TypeID.int8
        case .real: TypeID.float8
        case .text: TypeID.text
        case .bytes: TypeID.bytes
        }
    }

    /// Appends the value in PostgreSQL's binary format.
    func append(to bytes: inout [UInt8]) {
        switch self {
        case .null: break
        case .integer(let number): withUnsafeBytes(of: number.bigEndian) { bytes += $0 }
        case .real(let number): withUnsafeBytes(of: number.bitPattern.bigEndian) { bytes += $0 }
        case .text(let text): bytes += text.utf8
        case .bytes(let content): bytes += content
        }
    }

    /// Reads a value in PostgreSQL's binary format.
    init(_ bytes: UnsafeRawBufferPointer, typeID: UInt32) {
        switch typeID {
        case TypeID.int8 where bytes.count == 8:
            self = .integer(Int64(bigEndian: bytes.loadUnaligned(as: Int64.self)))
        case TypeID.int4 where bytes.count == 4:
            self = .integer(Int64(Int32(bigEndian: bytes.loadUnaligned(as: Int32.self))))
        case TypeID.int2 where bytes.count == 2:
            self = .integer(Int64(Int16(bigEndian: bytes.loadUnaligned(as: Int16.self))))
        case TypeID.float8 where bytes.count == 8:
            self = .real(Double(bitPattern: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self))))
        case TypeID.bool where bytes.count == 1: self = .integer(Int64(bytes[0]))
        case TypeID.bytes: self = .bytes(Array(bytes))
        default: self = .text(String(decoding: bytes, as: UTF8.self))
        }
    }
}
