import Expectations
import Foundation
import OSLog
import Synchronization
import Testing

@testable import os

/// The tests are serialized because they replace the log output of the process.
@Suite("Logs", .serialized)
struct LoggingTests {
    private struct Failure: LocalizedError {
        var errorDescription: String? { "It failed." }
    }

    private final class Lines: Sendable {
        private let values = Mutex<[String]>([])
        var all: [String] { values.withLock { $0 } }
        func add(_ line: String) { values.withLock { $0.append(line) } }
    }

    /// Returns the lines that `body` writes.
    private func lines(_ body: () -> Void) -> [String] {
        let lines = Lines()
        LogOutput.state.withLock { $0.replacement = { lines.add($0) } }
        body()
        LogOutput.state.withLock { $0.replacement = nil }
        return lines.all
    }

    @Test
    func `a message contains its values in their formats`() {
        let logger = Logger()
        let error: (any Error)? = Failure()
        let url: URL? = URL(string: "https://example.com")
        let written: [String] = lines {
            logger.info("plain")
            logger.info("\("text", align: .right(columns: 6))|\("text", align: .left(columns: 6))|")
            logger.info("\(7) \(UInt8(255), format: .hex(includePrefix: true)) \(-5, format: .decimal(minDigits: 3))")
            logger.info("\(1.5, format: .fixed(precision: 2)) \(Float(0.5), format: .exponential) \(3.25)")
            logger.info("\(true) \(false, format: .answer) \(Int.self)")
            logger.info("\(Failure()) \(error) \(NSString(string: "object")) \(nil as NSObject?)")
            logger.info("\([1, 2]) \(url.map { "\($0)" } ?? "none", privacy: .public)")
        }
        expect(
            written,
            equals: [
                "plain", "  text|text  |", "7 0xff -005", "1.50 5.000000e-01 3.250000", "true NO Int",
                "It failed. It failed. object (null)", "[1, 2] https://example.com",
            ])
    }

    @Test
    func `private values are replaced, and a mask lets equal ones be recognized`() {
        let written: [String] = lines {
            for name in ["Ada", "Ada", "Alan"] { Logger().log("\(name, privacy: .private(mask: .hash))") }
            Logger().log("\(1, privacy: .private) \("x", privacy: .sensitive) \(2, privacy: .auto)")
            os_log("%{private}@ %{public}@ %d", "secret", "shown", 3)
        }
        expect(written[0] == written[1] && written[1] != written[2] && !written[0].contains("Ada"))
        expect(Array(written[3...]), equals: ["<private> <private> 2", "<private> shown 3"])
    }

    @Test
    func `a line names the category and errors`() {
        let log = OSLog(subsystem: "com.example.notes", category: "sync")
        let logger = Logger(subsystem: "com.example.notes", category: "sync")
        let count = 3
        guard let text = strdup("all") else { return }
        defer { free(text) }
        let written: [String] = lines {
            logger.error("failed")
            logger.critical("\(count)")
            os_log("%d%% of %{public}s", log: log, type: .error, 50, UnsafePointer<CChar>(text))
            os_log(.debug, log: log, "%.2f", 0.125)
            os_log("too few: %d")
            #if arch(x86_64)
            os_log("%.2Lf %d", Float80(1.5), 7)
            #else
            os_log("1.50 7")
            #endif
            os_log(.fault, "\(count) rows")
            os_log("dropped", log: .disabled)
        }
        expect(
            written,
            equals: [
                "[com.example.notes:sync] error: failed", "[com.example.notes:sync] fault: 3",
                "[com.example.notes:sync] error: 50% of all", "[com.example.notes:sync] 0.12", "too few: %d",
                "1.50 7", "fault: 3 rows",
            ])
    }

    @Test
    func `values in a message that is not written are not evaluated`() {
        var evaluations = 0
        func value() -> Int {
            evaluations += 1
            return 1
        }
        let written: [String] = lines { Logger(.disabled).info("\(value())") }
        expect(written.isEmpty && evaluations == 0)
    }

    @Test
    func `a lock protects its state from threads`() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<2_000 { lock.withLock { $0 += 1 } }
        }
        expect(lock.withLock { $0 }, equals: 16_000)
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        expect(!plain.lockIfAvailable() && plain.withLockIfAvailable { _ in 1 } == nil)
        plain.unlock()
        expect(plain.lockIfAvailable())
        plain.unlock()
    }
}
