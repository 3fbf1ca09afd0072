/// A compression format. The formats of Apple that Engawa does not have, such as LZFSE, have no constants.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    /// The number of the format.
    public var rawValue: UInt32

    /// Creates a format from its number.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Creates a format from its number.
    public init(_ rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// Raw DEFLATE data (RFC 1951), as in ZIP archives. It has neither the header nor the checksum of the zlib format.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
