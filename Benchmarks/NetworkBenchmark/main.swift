// Measures the client of the stack. Prints a line for each figure: its name, its value, and the yardstick's if there is
// one, with tabs between. What it has to say besides goes to standard error.
//     NetworkBenchmark [--requests N] [--rounds N]
import Foundation

var storm = CancelStorm(requestCount: 2_000, roundCount: 100)
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
    guard let value = words.popFirst().flatMap({ Int($0) }), value > 0 else { break }
    switch word {
    case "--requests": storm.requestCount = value
    case "--rounds": storm.roundCount = value
    default: break
    }
}

func say(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
}

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
print("cancel storm\t\(unclean)")
