import Foundation

/// A separate virtual display for one test: an X server that ends when its last client disconnects.
final class VirtualDisplay {
    /// The name of the display, for `DISPLAY`.
    let name: String
    /// The file in which the server stores the pixels.
    var picture: URL { folder.appendingPathComponent("Xvfb_screen0") }

    private let folder: URL
    private let server = Process()

    /// Starts the server.
    ///
    /// - Parameter screen: Width, height and depth, such as `1280x1024x24`.
    init(screen: String = "1280x1024x24") throws {
        let numbers = Pipe()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("display-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        server.arguments = [
            "Xvfb", "-displayfd", "1", "-screen", "0", screen, "-terminate", "-nolisten", "tcp", "-fbdir", folder.path,
        ]
        server.standardOutput = numbers
        server.standardError = FileHandle.nullDevice
        try server.run()
        var lines = LineReader(numbers.fileHandleForReading)
        guard let number = lines.next(within: 10) else {
            server.terminate()
            throw ProbeFailure("Xvfb did not start. Install it with “sudo apt-get install xvfb”.")
        }
        name = ":\(number)"
    }

    /// Runs `xdotool`, which simulates a user's input.
    ///
    /// - Returns: Its output.
    @discardableResult
    func simulate(_ arguments: String...) throws -> String {
        try VirtualDisplay.text(run("xdotool", arguments, package: "xdotool"))
    }

    /// Returns the window properties with the given names, which window managers read.
    func properties(ofWindowNamed title: String, _ names: String...) throws -> String {
        try VirtualDisplay.text(run("xprop", ["-name", title] + names, package: "x11-utils"))
    }

    /// Offers a file on the clipboard, as another program would, until other content is offered.
    func copy(_ file: URL, as type: String) throws {
        let process = Process()
        let messages = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xclip", "-quiet", "-selection", "clipboard", "-t", type, "-i", file.path]
        process.environment = environment([:])
        process.standardError = messages
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        var lines = LineReader(messages.fileHandleForReading)
        guard lines.next(within: 10)?.hasPrefix("Waiting") == true else {
            process.terminate()
            throw ProbeFailure("xclip did not start. Install it with “sudo apt-get install xclip”.")
        }
        // xclip prints “Waiting” before its request to own the clipboard has reached the server.
        let deadline = ContinuousClock.now + .seconds(10)
        while !String(decoding: (try? paste("TARGETS")) ?? Data(), as: UTF8.self).contains(type) {
            guard ContinuousClock.now < deadline else { throw ProbeFailure("xclip does not offer \(type).") }
        }
    }

    /// Returns the content of the clipboard, as another program receives it.
    func paste(_ type: String) throws -> Data {
        try run("xclip", ["-selection", "clipboard", "-t", type, "-o"], package: "xclip")
    }

    /// Sets the keyboard layout to a country's layout.
    func setLayout(_ country: String, variant: String = "", option: String = "") throws {
        try run(
            "setxkbmap", [country, "-variant", variant, "-option", "", "-option", option], package: "x11-xkb-utils")
    }

    @discardableResult
    private func run(_ program: String, _ arguments: [String], package: String) throws -> Data {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.environment = environment([:])
        process.standardOutput = output
        try process.run()
        let data: Data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw ProbeFailure(
                "\(program) \(arguments) failed. Install it with “sudo apt-get install \(package)”.")
        }
        return data
    }

    private static func text(_ output: Data) -> String {
        String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Returns the environment of a program on this display, without the display variables of the tests' own
    /// environment.
    func environment(_ additions: [String: String]) -> [String: String] {
        var environment: [String: String] = ProcessInfo.processInfo.environment
        for name in [
            "WAYLAND_DISPLAY", "ENGAWA_SCALE", "GDK_SCALE", "QT_SCALE_FACTOR", "SDL_VIDEODRIVER", "XMODIFIERS",
        ] {
            environment[name] = nil
        }
        environment["DISPLAY"] = name
        return environment.merging(additions) { $1 }
    }

    func stop() {
        server.terminate()
        server.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }
}

/// An error in the environment of the tests, with a message.
struct ProbeFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
