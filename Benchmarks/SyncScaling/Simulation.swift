import Foundation

/// Messages that arrive at random times, pass through a process, PostgreSQL and its lock, and reach the readers through
/// all processes.
struct Simulation {
    /// A step in the processing of a message.
    private enum Step {
        case arrives, isRequested, isWritten, isCommitted
        /// PostgreSQL has passed the event to a process.
        case isRead(process: Int)
    }

    struct Result {
        /// The 99th percentile of the time that a message takes from the sender to the last reader, in seconds.
        var latency: Double
        /// The fraction of the time in which each kind of component was busy.
        var use: [(part: String, value: Double)]
    }

    let costs: Costs
    let setup: Setup

    /// Simulates a number of messages at a rate per second.
    func run(rate: Double, messages: Int) -> Result {
        var random = RepeatableNumbers(state: 18)
        var agenda = Agenda<(message: Int, step: Step)>()
        var arrivals: [Double] = []
        var time = 0.0
        for message in 0..<messages {
            time += -log(1 - random.unit()) / rate
            arrivals.append(time)
            agenda.add((message, .arrives), at: time)
        }
        let duration: Double = time
        var processes = [Station](repeating: Station(cores: 1), count: setup.processes)
        var database = Station(cores: setup.databaseCores)
        var lock = Station(cores: 1)
        var latencies = [Double](repeating: 0, count: messages)
        let readers: Double = Double(setup.readers) / Double(setup.processes)
        while let (now, event) = agenda.next() {
            let message: Int = event.message
            switch event.step {
            case .arrives:
                let end: Double = processes[message % setup.processes].serve(costs.request, at: now)
                agenda.add((message, .isRequested), at: end)
            case .isRequested: agenda.add((message, .isWritten), at: database.serve(costs.database, at: now))
            case .isWritten: agenda.add((message, .isCommitted), at: lock.serve(costs.commit, at: now))
            case .isCommitted:
                for process in processes.indices {
                    agenda.add((message, .isRead(process: process)), at: database.serve(costs.listener, at: now))
                }
            case .isRead(let process):
                let end: Double = processes[process].serve(costs.event + costs.reader * readers, at: now)
                latencies[message] = max(latencies[message], end - arrivals[message])
            }
        }
        latencies.sort()
        let use: [(part: String, value: Double)] = [
            ("a process", processes.map { $0.use(over: duration) }.max() ?? 0),
            ("PostgreSQL's cores", database.use(over: duration)), ("the lock of the events", lock.use(over: duration)),
        ]
        return Result(latency: latencies[messages * 99 / 100], use: use)
    }

    /// Returns the highest rate at which 99 of 100 messages reach all readers within `limit` seconds.
    func highestRate(within limit: Double) -> (rate: Double, result: Result) {
        var (low, high): (Double, Double) = (1, 2)
        // Simulate at least five seconds, so that the latency exceeds the limit if a queue keeps growing.
        func simulate(_ rate: Double) -> Result { run(rate: rate, messages: max(2_000, Int(rate * 5))) }
        func isFine(_ rate: Double) -> Bool { simulate(rate).latency <= limit }
        while isFine(high) { (low, high) = (high, high * 2) }
        while high - low > low / 50 {
            let middle: Double = (low + high) / 2
            if isFine(middle) { low = middle } else { high = middle }
        }
        return (low, simulate(low))
    }
}

/// Random numbers that are the same in every run (SplitMix64).
private struct RepeatableNumbers {
    var state: UInt64

    /// Returns a number from 0 to less than 1.
    mutating func unit() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits: UInt64 = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((bits ^ (bits >> 31)) >> 11) / Double(1 << 53)
    }
}
