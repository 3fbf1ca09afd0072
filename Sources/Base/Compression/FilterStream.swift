import Foundation

/// The stream of a filter, whose output is divided into pieces.
struct FilterStream {
    private let stream: DeflateStream
    private let capacity: Int
    /// Whether the output is complete.
    private(set) var isAtEnd = false

    init(_ operation: FilterOperation, _ algorithm: Algorithm, capacity: Int) throws {
        guard let stream = DeflateStream(operation.rawValue, algorithm.rawValue) else {
            throw FilterError.invalidState
        }
        self.stream = stream
        self.capacity = max(1, capacity)
    }

    /// Processes `input` and calls `write` for each piece of the output.
    ///
    /// - Parameter isLast: Whether no input follows.
    mutating func process(_ input: Data, isLast: Bool, _ write: (Data) throws -> Void) throws {
        var position = 0
        while !isAtEnd {
            var piece = Data(count: capacity)
            let (read, written, status): (Int, Int, DeflateStream.Status) = input.withUnsafeBytes { source in
                piece.withUnsafeMutableBytes { target in
                    stream.process(UnsafeRawBufferPointer(rebasing: source[position...]), into: target, isLast: isLast)
                }
            }
            if case .failed = status { throw FilterError.invalidData }
            position += read
            isAtEnd = status == .ended
            if written > 0 { try write(piece.prefix(written)) }
            // If the piece is full, there can be more output.
            if written < capacity { return }
        }
    }
}
