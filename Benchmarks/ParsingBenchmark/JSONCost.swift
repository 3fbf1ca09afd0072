import Foundation
import Parsing

/// What it costs to decode a timeline of five megabytes, beside Foundation's decoder.
struct JSONCost {
    private let statuses: [Status]

    init() {
        statuses = (0..<11_500).map(Status.init)
    }

    /// - Returns: milliseconds of the processor, ours and Foundation's.
    func measure(snakeCase: Bool) throws -> (ours: Double, yardstick: Double) {
        let encoder = JSONEncoder()
        if snakeCase { encoder.keyEncodingStrategy = .convertToSnakeCase }
        let data: Data = try encoder.encode(statuses)
        var fast = FastJSONDecoder()
        let foundation = JSONDecoder()
        if snakeCase {
            fast.keyDecodingStrategy = .convertFromSnakeCase
            foundation.keyDecodingStrategy = .convertFromSnakeCase
        }
        say("\(data.count) bytes of JSON")
        var ours: [Double] = []
        var yardstick: [Double] = []
        for _ in 0..<9 {
            ours.append(try processorTime { try check(fast.decode([Status].self, from: data)) })
            yardstick.append(try processorTime { try check(foundation.decode([Status].self, from: data)) })
        }
        return (ours.middle, yardstick.middle)
    }

    private func check(_ decoded: [Status]) throws {
        guard decoded.count == statuses.count, decoded.last == statuses.last else { throw WrongResult() }
    }
}

/// What was read is not what was written.
struct WrongResult: Error {}
