import Foundation

/// Writes messages to standard error, and the output of programs to standard output.
enum Terminal {
    /// Whether standard error is a terminal.
    static let isInteractive: Bool = isatty(STDERR_FILENO) == 1

    /// Writes a line.
    static func write(_ text: String) {
        clearStatus()
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Writes a line to standard output without buffering, so that it stays in order with messages.
    static func print(_ line: some StringProtocol) {
        clearStatus()
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    /// Shows progress on the last line of a terminal. The next message replaces it.
    static func showStatus(_ text: String) {
        guard isInteractive else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K\(text.prefix(78))".utf8))
    }

    private static func clearStatus() {
        guard isInteractive else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
    }
}
