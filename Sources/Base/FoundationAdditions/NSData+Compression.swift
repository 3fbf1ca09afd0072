import Compression
import Foundation

extension NSData {
    /// A compression format. Engawa does not have Apple's other formats, such as LZFSE.
    public enum CompressionAlgorithm: Int, Sendable {
        /// Raw DEFLATE data (RFC 1951), as in ZIP archives.
        case zlib = 3

        fileprivate var algorithm: Algorithm { .zlib }
    }

    /// Returns the compressed data.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        try filtered(.compress, using: algorithm, error: .compressionFailed) as NSData
    }

    /// Returns the data from which the object's data was compressed.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        try filtered(.decompress, using: algorithm, error: .decompressionFailed) as NSData
    }

    fileprivate func filtered(
        _ operation: FilterOperation, using algorithm: CompressionAlgorithm, error code: CocoaError.Code
    ) throws -> Data {
        var result = Data()
        do {
            let filter = try OutputFilter(operation, using: algorithm.algorithm) { piece in
                if let piece { result.append(piece) }
            }
            try filter.write(self as Data)
            try filter.finalize()
        } catch {
            throw CocoaError(code)
        }
        return result
    }
}

extension NSMutableData {
    /// Compresses the data of the object.
    public func compress(using algorithm: CompressionAlgorithm) throws {
        try setData(filtered(.compress, using: algorithm, error: .compressionFailed))
    }

    /// Decompresses the data of the object.
    public func decompress(using algorithm: CompressionAlgorithm) throws {
        try setData(filtered(.decompress, using: algorithm, error: .decompressionFailed))
    }
}

extension CocoaError.Code {
    /// The data could not be compressed.
    public static var compressionFailed: CocoaError.Code { CocoaError.Code(rawValue: 5376) }
    /// The data could not be decompressed.
    public static var decompressionFailed: CocoaError.Code { CocoaError.Code(rawValue: 5377) }
}

extension CocoaError {
    /// The data could not be compressed.
    public static var compressionFailed: CocoaError.Code { .compressionFailed }
    /// The data could not be decompressed.
    public static var decompressionFailed: CocoaError.Code { .decompressionFailed }
}
