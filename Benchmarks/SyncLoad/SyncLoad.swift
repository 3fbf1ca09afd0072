import Foundation
import SyncServer

/// A load test: server processes, and clients that send messages at a steady rate. All clients share one thread.
final class SyncLoad {
    private let options: LoadOptions
    private let people: [SyncServer.Person]
    private let servers: [ServerUnderLoad]
    private var polled: [pollfd] = []
    private var streams: [Int32: StreamReader] = [:]
    private var writers: [Int32: MessageWriter] = [:]
    private var idle: [MessageWriter] = []
    /// The time at which each message was sent.
    private var sendTimes: [Double] = []
    private var latencies: [Double] = []
    private var answered = 0
    private var refused = 0
    private var received = 0
    private let folder: URL

    init(_ options: LoadOptions) throws {
        self.options = options
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        folder = FileManager.default.temporaryDirectory.appending(path: "engawa-load-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file: String = folder.appending(path: "load.sqlite").path
        let database: SyncServer.Database = options.postgres.map { .postgres($0) } ?? .file(file)
        people = try SyncServer.populate(
            database, count: options.clients, conversationsOf: options.readers, at: Date())
        let storage: [String] = options.postgres.map { ["--postgres", $0] } ?? ["--database", file]
        servers = try (0..<options.processes).map { _ in
            try ServerUnderLoad(options.program, storage + ["--clients", "\(options.clients + 200)"])
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: Running

    func run() throws {
        for (index, person) in people.enumerated() {
            let stream = try StreamReader(port: servers[index % servers.count].port, token: person.token)
            streams[stream.connection.file] = stream
            watch(stream.connection)
            if index.isMultiple(of: 100) { try poll(for: 0) }
        }
        try wait(atMost: 60) { streams.values.allSatisfy(\.hasBegun) }
        for index in 0..<(64 * servers.count) {
            let writer = try MessageWriter(port: servers[index % servers.count].port)
            writers[writer.connection.file] = writer
            watch(writer.connection)
            idle.append(writer)
        }
        try sendMessages(seconds: 3)
        let warm: (start: Double, times: [Double], memory: Double) = (now, servers.map(\.processorTime), memory)
        let databaseTime: Double = ProcessTimes.postgres()
        latencies = []
        try sendMessages(seconds: options.seconds)
        let duration: Double = now - warm.start
        let cores: [Double] = zip(servers, warm.times).map { ($0.processorTime - $1) / duration }
        if options.postgres != nil {
            let share: Double = (ProcessTimes.postgres() - databaseTime) / duration
            print("PostgreSQL, cores\t\(String(format: "%.3f", share))")
        }
        let wanted: Int = sendTimes.count * options.readers
        try wait(atMost: 10) { received >= wanted && answered >= sendTimes.count }
        try report(cores, memoryBefore: warm.memory)
    }

    /// The memory of the servers, in megabytes.
    private var memory: Double { servers.reduce(0) { $0 + $1.memory } }

    /// Prints the figures. Throws an error if a message was refused, was lost, or arrived twice.
    private func report(_ cores: [Double], memoryBefore: Double) throws {
        let lost: Int = sendTimes.count * options.readers - streams.values.reduce(0) { $0 + $1.found.count }
        let duplicates: Int = streams.values.reduce(0) { $0 + $1.duplicates }
        latencies.sort()
        func latency(_ part: Double) -> Double {
            latencies.isEmpty ? 0 : latencies[min(latencies.count - 1, Int(Double(latencies.count) * part))] * 1_000
        }
        print("messages\t\(sendTimes.count)")
        print("events\t\(received)")
        for (index, share) in cores.enumerated() {
            print("process \(index + 1), cores\t\(String(format: "%.3f", share))")
        }
        print("memory before\t\(String(format: "%.1f", memoryBefore))")
        print("memory after\t\(String(format: "%.1f", memory))")
        print("to a reader, median\t\(String(format: "%.2f", latency(0.5)))")
        print("to a reader, 99th percentile\t\(String(format: "%.2f", latency(0.99)))")
        guard lost == 0, duplicates == 0, refused == 0 else {
            throw LoadFailure(lost: lost, duplicates: duplicates, refused: refused)
        }
    }

    private func sendMessages(seconds: Int) throws {
        let start: Double = now
        var sent = 0
        while sent < options.rate * seconds {
            let due: Int = min(options.rate * seconds, Int((now - start) * Double(options.rate)))
            while sent < due, let writer = idle.popLast() {
                let number: Int = sendTimes.count
                // The conversations alternate, and so do the members within each conversation.
                let count: Int = people.count / options.readers
                let place: Int = (number % count) * options.readers + (number / count) % options.readers
                sendTimes.append(now)
                try writer.send(number, conversation: people[place].conversation, token: people[place].token)
                sent += 1
            }
            try poll(for: 1)
        }
    }

    private func wait(atMost seconds: Double, until condition: () -> Bool) throws {
        let end: Double = now + seconds
        while !condition(), now < end { try poll(for: 10) }
    }

    // MARK: Connections

    private var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    private func watch(_ connection: LoadConnection) {
        polled.append(pollfd(fd: connection.file, events: Int16(POLLIN), revents: 0))
    }

    /// Waits for data for at most `milliseconds` milliseconds, and handles the data that has arrived.
    private func poll(for milliseconds: Int32) throws {
        guard Glibc.poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return }
        let time: Double = now
        for entry in polled where entry.revents != 0 {
            if let stream = streams[entry.fd] {
                try stream.read { number in
                    received += 1
                    latencies.append(time - sendTimes[number])
                }
            } else if let writer = writers[entry.fd], let status = try writer.read() {
                answered += 1
                if status != 201 { refused += 1 }
                idle.append(writer)
            }
        }
    }
}
