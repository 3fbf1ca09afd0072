import Foundation

/// A filter that compresses or decompresses data while it is read.
public class InputFilter<D: DataProtocol> {
    private var stream: FilterStream
    private let capacity: Int
    private let input: (Int) throws -> D?
    /// The output that was not read yet.
    private var rest = Data()
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
        while rest.count < count, !stream.isAtEnd, !isInputAtEnd {
            let piece: Data = try input(capacity).map { Data($0) } ?? Data()
            isInputAtEnd = piece.isEmpty
            try stream.process(piece, isLast: isInputAtEnd) { rest.append($0) }
        }
        let result = Data(rest.prefix(count))
        rest = Data(rest.dropFirst(count))
        return result.isEmpty ? nil : result
    }
}
