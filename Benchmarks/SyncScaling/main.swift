// Simulates the queues of the messenger's servers to find the rate of messages that the servers can handle.
//     SyncScaling REQUEST EVENT READER DATABASE COMMIT LISTENER
// The arguments are the costs of a message in microseconds. Documentation/Scaling.md lists the measured costs.
// Prints for each number of processes the highest rate at which 99 of 100 messages reach all readers within a tenth of
// a second, and how busy each part is then.
import Foundation

let numbers: [Double] = CommandLine.arguments.dropFirst().compactMap { Double($0) }.map { $0 / 1_000_000 }
guard numbers.count == 6 else {
    FileHandle.standardError.write(Data("Usage: SyncScaling REQUEST EVENT READER DATABASE COMMIT LISTENER\n".utf8))
    exit(1)
}
let costs = Costs(
    request: numbers[0], event: numbers[1], reader: numbers[2], database: numbers[3], commit: numbers[4],
    listener: numbers[5])
print("processes\treaders\tPostgreSQL's cores\tmessages/s\tevents/s\tbusy")
for readers in [2, 20] {
    for cores in [4] {
        for processes in [1, 2, 5, 10, 20] {
            let setup = Setup(processes: processes, databaseCores: cores, readers: readers)
            let (rate, result) = Simulation(costs: costs, setup: setup).highestRate(within: 0.1)
            let use: String = result.use.map { part, value in "\(part) \(Int((value * 100).rounded())) %" }
                .joined(separator: ", ")
            print("\(processes)\t\(readers)\t\(cores)\t\(Int(rate))\t\(Int(rate * Double(readers)))\t\(use)")
        }
    }
}
