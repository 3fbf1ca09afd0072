import Foundation

/// A separate message bus for one test.
final class TestBus {
    /// The address of the bus, for `DBUS_SESSION_BUS_ADDRESS`.
    let address: String

    private let daemon = Process()
    private let configuration: URL

    init() throws {
        configuration = FileManager.default.temporaryDirectory.appendingPathComponent("bus-\(UUID().uuidString)")
        // Without service directories, the bus does not start the desktop's portal.
        try Data(
            """
            <busconfig>
              <type>session</type>
              <listen>unix:tmpdir=/tmp</listen>
              <policy context="default"><allow own="*"/><allow send_destination="*"/><allow eavesdrop="true"/></policy>
            </busconfig>
            """.utf8
        ).write(to: configuration)
        let output = Pipe()
        daemon.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        daemon.arguments = ["dbus-daemon", "--config-file=\(configuration.path)", "--nofork", "--print-address"]
        daemon.standardOutput = output
        try daemon.run()
        var lines = LineReader(output.fileHandleForReading)
        guard let line = lines.next(within: 10) else {
            daemon.terminate()
            try? FileManager.default.removeItem(at: configuration)
            throw ProbeFailure("dbus-daemon did not start. Install it with “sudo apt-get install dbus-daemon”.")
        }
        address = line
    }

    func stop() {
        if daemon.isRunning { daemon.terminate() }
        daemon.waitUntilExit()
        try? FileManager.default.removeItem(at: configuration)
    }
}
