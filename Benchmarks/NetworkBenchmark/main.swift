// Measures the client of the stack.
//     NetworkBenchmark storm [REQUESTS ROUNDS]                    how many rounds left something behind
//     NetworkBenchmark client|session URL COUNT CONCURRENCY       the microseconds of each request, by the clock and of
//                                                                 the processor, with a tab between
// What it has to say besides goes to standard error.
import Foundation

func say(_ text: String) {
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
        say("Round \(index) left \(round.leftovers.joined(separator: ", ")).")
    }
    say("\(answered) requests were answered, \(cancelled) cancelled.")
    print(unclean)
case "client", "session":
    guard words.count == 4, numbers.count == 2, let url = URL(string: words[1]) else { fallthrough }
    let round = HTTPRound(url: url, count: numbers[0], concurrency: numbers[1])
    let (time, processorTime) = try await words[0] == "client" ? round.runClient() : round.runSession()
    print("\(time)\t\(processorTime)")
default:
    say("NetworkBenchmark storm [REQUESTS ROUNDS], or NetworkBenchmark client|session URL COUNT CONCURRENCY.")
    exit(1)
}
