// Measures the HTTP client of the stack.
//     NetworkBenchmark storm [REQUESTS ROUNDS]                    the number of rounds with leaks
//     NetworkBenchmark client|session URL COUNT CONCURRENCY       the microseconds for each request, in real time and in
//                                                                 processor time, separated by a tab
// Other output is written to the standard error.
import Foundation

func log(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
}

let words: [String] = Array(CommandLine.arguments.dropFirst())
let numbers: [Int] = words.compactMap { Int($0) }
switch words.first {
case "storm":
    let storm = CancelStorm(
        requestCount: numbers.count == 2 ? numbers[0] : 2_000, roundCount: numbers.count == 2 ? numbers[1] : 100)
    var unclean = 0
    var answered = 0
    var cancelled = 0
    try await storm.run { index, round in
        answered += round.succeeded
        cancelled += round.cancelled
        guard !round.leftovers.isEmpty else { return }
        unclean += 1
        log("Round \(index) left \(round.leftovers.joined(separator: ", ")).")
    }
    log("\(answered) requests succeeded, \(cancelled) were canceled.")
    print(unclean)
case "client", "session":
    guard words.count == 4, numbers.count == 2, let url = URL(string: words[1]) else { fallthrough }
    let round = HTTPRound(url: url, count: numbers[0], concurrency: numbers[1])
    let (time, processorTime) = try await words[0] == "client" ? round.runClient() : round.runSession()
    print("\(time)\t\(processorTime)")
default:
    log("Usage: NetworkBenchmark storm [REQUESTS ROUNDS] or NetworkBenchmark client|session URL COUNT CONCURRENCY")
    exit(1)
}
