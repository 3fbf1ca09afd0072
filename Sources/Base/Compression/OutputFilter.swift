import Foundation

/// A filter that compresses or decompresses the data that is written to it.
public class OutputFilter {
    private var stream: FilterStream
    private let output: (Data?) throws -> Void
    private var isFinal = false

    /// Creates a filter.
    ///
    /// - Parameters:
    ///   - bufferCapacity: The largest number of bytes in a piece of the output.
    ///   - writeBlock: Receives the pieces of the output, and nil at its end.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
        writingTo writeBlock: @escaping (Data?) throws -> Void
    ) throws {
        stream = try FilterStream(operation, algorithm, capacity: bufferCapacity)
        output = writeBlock
    }

    /// Processes `data`. Nil or empty data ends the output, as `finalize()` does.
    public func write<D: DataProtocol>(_ data: D?) throws {
        guard let data, !data.isEmpty else { return try finalize() }
        guard !isFinal else { throw FilterError.invalidState }
        try stream.process(Data(data), isLast: false) { try output($0) }
    }

    /// Ends the input, and writes the rest of the output. Further calls do nothing.
    public func finalize() throws {
        guard !isFinal else { return }
        isFinal = true
        try stream.process(Data(), isLast: true) { try output($0) }
        try output(nil)
    }
}
