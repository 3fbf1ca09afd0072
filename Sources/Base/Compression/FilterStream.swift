import Foundation

/// The stream of a filter, whose output is divided into pieces.
struct FilterStream {
    private let stream: DeflateStream
    /// The memory for a piece of the output.
    private var buffer: [UInt8]
    /// Whether the output is complete.
    private(set) var isAtEnd = false

    init(_ operation: FilterOperation, _ algorithm: Algorithm, capacity: Int) throws {
        guard let stream = DeflateStream(operation.rawValue, algorithm.rawValue) else {
            throw FilterError.invalidState
        }
        self.stream = stream
        buffer = Array(repeating: 0, count: max(1, capacity))
    }

    /// Processes `input` and calls `write` for each piece of the output.
    ///
    /// - Parameter isLast: Whether no input follows.
    mutating func process(_ input: Data, isLast: Bool, _ write: (Data) throws -> Void) throws {
        var position = 0
        while !isAtEnd {
            let (read, written, status): (Int, Int, DeflateStream.Status) = input.withUnsafeBytes { source in
                buffer.withUnsafeMutableBytes { target in
                    stream.process(UnsafeRawBufferPointer(rebasing: source[position...]), into: target, isLast: isLast)
                }
            }
            if case .failed = status { throw FilterError.invalidData }
            position += read
            isAtEnd = status == .ended
            if written > 0 { try write(Data(buffer.prefix(written))) }
            // If the piece is full, there can be more output.
            if written < buffer.count { return }
        }
    }
}
