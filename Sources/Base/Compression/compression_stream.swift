/// A compression or decompression of data in pieces.
///
/// `compression_stream_init` prepares a stream. Before each call to `compression_stream_process`, set the source and
/// the destination. `compression_stream_destroy` frees the memory of the stream.
public struct compression_stream {
    /// The place of the next byte of output.
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    /// The number of bytes that fit at `dst_ptr`.
    public var dst_size: Int
    /// The next byte of input.
    public var src_ptr: UnsafePointer<UInt8>
    /// The number of bytes at `src_ptr`.
    public var src_size: Int
    /// The state of the stream, which `compression_stream_init` creates. It is a pointer, because apps copy a stream
    /// from memory that is not initialized.
    public var state: UnsafeMutableRawPointer?

    /// Creates a stream, which is not prepared yet.
    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
        state: UnsafeMutableRawPointer?
    ) {
        self.dst_ptr = dst_ptr
        self.dst_size = dst_size
        self.src_ptr = src_ptr
        self.src_size = src_size
        self.state = state
    }
}

/// Whether a stream compresses or decompresses.
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
    /// The number of the operation.
    public var rawValue: UInt32

    /// Creates an operation from its number.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Creates an operation from its number.
    public init(_ rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// Compression.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
/// Decompression.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

/// An option of `compression_stream_process`.
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
    /// The bit of the option.
    public var rawValue: UInt32

    /// Creates an option from its bit.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Creates an option from its bit.
    public init(_ rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// No input follows the source of the stream.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

/// The result of a function of streams.
public struct compression_status: RawRepresentable, Hashable, Sendable {
    /// The number of the result.
    public var rawValue: Int32

    /// Creates a result from its number.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// Creates a result from its number.
    public init(_ rawValue: Int32) {
        self.rawValue = rawValue
    }
}

/// The stream needs more input, or more space for its output.
public let COMPRESSION_STATUS_OK = compression_status(0)
/// The data is not valid, or the algorithm is unknown.
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
/// The output is complete.
public let COMPRESSION_STATUS_END = compression_status(1)

/// Prepares a stream. The source and the destination of the stream are not used.
@discardableResult
public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
    _ algorithm: compression_algorithm
) -> compression_status {
    guard let state = DeflateStream(operation, algorithm) else { return COMPRESSION_STATUS_ERROR }
    stream.pointee.state = Unmanaged.passRetained(state).toOpaque()
    return COMPRESSION_STATUS_OK
}

/// Reads bytes of the source and writes bytes to the destination, until one of them is exhausted or the output is
/// complete. Advances the pointers of the stream.
///
/// - Parameter flags: `COMPRESSION_STREAM_FINALIZE` if no input follows the source, or 0.
@discardableResult
public func compression_stream_process(
    _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
    guard let pointer = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    let state: DeflateStream = Unmanaged.fromOpaque(pointer).takeUnretainedValue()
    let (read, written, status): (Int, Int, DeflateStream.Status) = state.process(
        UnsafeRawBufferPointer(start: stream.pointee.src_ptr, count: stream.pointee.src_size),
        into: UnsafeMutableRawBufferPointer(start: stream.pointee.dst_ptr, count: stream.pointee.dst_size),
        isLast: UInt32(bitPattern: flags) & COMPRESSION_STREAM_FINALIZE.rawValue != 0)
    stream.pointee.src_ptr += read
    stream.pointee.src_size -= read
    stream.pointee.dst_ptr += written
    stream.pointee.dst_size -= written
    return compression_status(status)
}

/// Frees the memory of a stream.
@discardableResult
public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
    guard let pointer = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    Unmanaged<DeflateStream>.fromOpaque(pointer).release()
    stream.pointee.state = nil
    return COMPRESSION_STATUS_OK
}

extension DeflateStream {
    /// Creates a stream; nil if the operation or the algorithm is unknown.
    convenience init?(_ operation: compression_stream_operation, _ algorithm: compression_algorithm) {
        guard algorithm == COMPRESSION_ZLIB, [COMPRESSION_STREAM_ENCODE, COMPRESSION_STREAM_DECODE].contains(operation)
        else { return nil }
        self.init(.raw, compresses: operation == COMPRESSION_STREAM_ENCODE)
    }
}

extension compression_status {
    /// Creates the result for the state of a stream.
    init(_ status: DeflateStream.Status) {
        switch status {
        case .running: self = COMPRESSION_STATUS_OK
        case .ended: self = COMPRESSION_STATUS_END
        case .failed: self = COMPRESSION_STATUS_ERROR
        }
    }
}
