/// Returns the size of the memory that `compression_encode_buffer` needs in addition, in bytes: 0.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Returns the size of the memory that `compression_decode_buffer` needs in addition, in bytes: 0.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses the source to the destination.
///
/// - Parameter scratch_buffer: Not used, because no additional memory is needed.
/// - Returns: The number of bytes in the destination, or 0 if the destination is too small.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    let (count, status) = process(
        COMPRESSION_STREAM_ENCODE, algorithm, src_buffer, src_size, into: dst_buffer, dst_size)
    return status == COMPRESSION_STATUS_END ? count : 0
}

/// Decompresses the source to the destination.
///
/// - Parameter scratch_buffer: Not used, because no additional memory is needed.
/// - Returns: The number of bytes in the destination, or 0 if the source is not valid. If the destination is too small,
///   it contains the beginning of the data.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    let (count, status) = process(
        COMPRESSION_STREAM_DECODE, algorithm, src_buffer, src_size, into: dst_buffer, dst_size)
    return status == COMPRESSION_STATUS_ERROR ? 0 : count
}

private func process(
    _ operation: compression_stream_operation, _ algorithm: compression_algorithm,
    _ source: UnsafePointer<UInt8>, _ sourceSize: Int, into target: UnsafeMutablePointer<UInt8>, _ targetSize: Int
) -> (count: Int, status: compression_status) {
    guard let stream = DeflateStream(operation, algorithm) else { return (0, COMPRESSION_STATUS_ERROR) }
    let (_, count, status): (Int, Int, DeflateStream.Status) = stream.process(
        UnsafeRawBufferPointer(start: source, count: sourceSize),
        into: UnsafeMutableRawBufferPointer(start: target, count: targetSize), isLast: true)
    return (count, compression_status(status))
}
