/// A compression format of filters. Engawa does not have Apple's other formats, such as LZFSE.
public enum Algorithm: CaseIterable, Sendable {
    /// Raw DEFLATE data (RFC 1951), as in ZIP archives.
    case zlib

    /// Creates a format from the constant of the functions for streams; nil if there is no such format.
    public init?(rawValue: compression_algorithm) {
        guard rawValue == COMPRESSION_ZLIB else { return nil }
        self = .zlib
    }

    /// The constant of the functions for streams.
    public var rawValue: compression_algorithm { COMPRESSION_ZLIB }
}

/// Whether a filter compresses or decompresses.
public enum FilterOperation: Sendable {
    /// Compression.
    case compress
    /// Decompression.
    case decompress

    /// Creates an operation from the constant of the functions for streams; nil if there is no such operation.
    public init?(rawValue: compression_stream_operation) {
        switch rawValue {
        case COMPRESSION_STREAM_ENCODE: self = .compress
        case COMPRESSION_STREAM_DECODE: self = .decompress
        default: return nil
        }
    }

    /// The constant of the functions for streams.
    public var rawValue: compression_stream_operation {
        self == .compress ? COMPRESSION_STREAM_ENCODE : COMPRESSION_STREAM_DECODE
    }
}

/// The failure of a filter.
public enum FilterError: Error, Sendable {
    /// The filter could not be created, or was used after its end.
    case invalidState
    /// The data is not valid.
    case invalidData
}
