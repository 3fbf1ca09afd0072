import Foundation
import Parsing

/// Measures decoding a timeline of five megabytes, compared with Foundation's decoder.
struct JSONCost {
    private let statuses: [Status]

    init() {
        statuses = (0..<11_500).map(Status.init)
    }

    /// Measures both decoders.
    ///
    /// - Returns: The median processor times of `FastJSONDecoder` and of Foundation's decoder, in milliseconds.
    func measure(snakeCase: Bool) throws -> (time: Double, yardstick: Double) {
        let encoder = JSONEncoder()
        if snakeCase { encoder.keyEncodingStrategy = .convertToSnakeCase }
        let data: Data = try encoder.encode(statuses)
        var fast = FastJSONDecoder()
        let foundation = JSONDecoder()
        if snakeCase {
            fast.keyDecodingStrategy = .convertFromSnakeCase
            foundation.keyDecodingStrategy = .convertFromSnakeCase
        }
        printToStandardError("\(data.count) bytes of JSON")
        var times: [Double] = []
        var yardstick: [Double] = []
        for _ in 0..<9 {
            times.append(try processorTime { try check(fast.decode([Status].self, from: data)) })
            yardstick.append(try processorTime { try check(foundation.decode([Status].self, from: data)) })
        }
        return (times.median, yardstick.median)
    }

    private func check(_ decoded: [Status]) throws {
        guard decoded.count == statuses.count, decoded.last == statuses.last else { throw WrongResult() }
    }
}

/// The decoded values differ from the encoded ones.
struct WrongResult: Error {}
