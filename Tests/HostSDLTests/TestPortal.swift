import Foundation

/// A desktop portal on a bus, in a separate process, that answers requests without a user.
final class TestPortal {
    private let process = Process()
    private var lines: LineReader

    /// Starts a portal, and waits until it has its name on the bus.
    ///
    /// - Parameter behavior: The arguments of `PortalProbe`, separated by spaces.
    init(on bus: TestBus, _ behavior: String) throws {
        let output = Pipe()
        lines = LineReader(output.fileHandleForReading)
        process.executableURL = try Probe.program("PortalProbe")
        process.arguments = behavior.split(separator: " ").map(String.init)
        process.environment = ProcessInfo.processInfo.environment
            .merging(["DBUS_SESSION_BUS_ADDRESS": bus.address]) { $1 }
        process.standardOutput = output
        try process.run()
        guard lines.next(within: 10) == "ready" else {
            process.terminate()
            throw ProbeFailure("The portal did not start.")
        }
    }

    /// Returns the next line of the output: a request that the portal received, or `closed` for a dialog that was
    /// closed.
    func nextLine(within seconds: TimeInterval = 10) -> String? { lines.next(within: seconds) }

    func stop() {
        process.terminate()
        process.waitUntilExit()
    }
}
