import Foundation

/// A filter that compresses or decompresses data while it is read.
public class InputFilter<D: DataProtocol> {
    private var stream: FilterStream
    private let capacity: Int
    private let input: (Int) throws -> D?
    private var output = Data()
    /// The number of bytes of `output` that were read.
    private var position = 0
    private var isInputAtEnd = false

    /// Creates a filter.
    ///
    /// - Parameters:
    ///   - bufferCapacity: The number of bytes of input to request at once.
    ///   - readBlock: Returns up to the given number of bytes of the input, or nil or empty data at its end.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
        readingFrom readBlock: @escaping (Int) throws -> D?
    ) throws {
        stream = try FilterStream(operation, algorithm, capacity: bufferCapacity)
        capacity = max(1, bufferCapacity)
        input = readBlock
    }

    /// Returns the next bytes of the output: `count` bytes, fewer at the end, and nil after the end.
    public func readData(ofLength count: Int) throws -> Data? {
        guard count > 0 else { throw FilterError.invalidState }
        while output.count - position < count, !stream.isAtEnd, !isInputAtEnd {
            // At most `count` bytes are copied, so that the time for reading everything is linear.
            if position > 0 {
                output = Data(output.dropFirst(position))
                position = 0
            }
            let piece: Data = try input(capacity).map { Data($0) } ?? Data()
            isInputAtEnd = piece.isEmpty
            try stream.process(piece, isLast: isInputAtEnd) { output.append($0) }
        }
        let result = Data(output.dropFirst(position).prefix(count))
        position += result.count
        return result.isEmpty ? nil : result
    }
}
