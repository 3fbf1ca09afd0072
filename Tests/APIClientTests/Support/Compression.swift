import CZlib
import Foundation

/// Compresses bytes as a server does.
///
/// - Parameter bits: zlib's window bits: 31 for gzip, 15 for the zlib format, -15 for raw deflate data.
func compressed(_ bytes: [UInt8], bits: Int32 = 31) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    deflateInit2_(&stream, 9, Z_DEFLATED, bits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
    var input: [UInt8] = bytes
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, uLong(bytes.count))) + 64)
    let count: Int = input.withUnsafeMutableBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
            (stream.next_in, stream.avail_in) = (input.baseAddress, uInt(input.count))
            (stream.next_out, stream.avail_out) = (output.baseAddress, uInt(output.count))
            deflate(&stream, Z_FINISH)
            return output.count - Int(stream.avail_out)
        }
    }
    deflateEnd(&stream)
    return Array(output[..<count])
}
