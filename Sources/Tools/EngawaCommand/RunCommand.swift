import Foundation
import ProjectDerivation

/// `engawa run`: builds an app, and opens it.
struct RunCommand {
    private let arguments: Arguments

    init(_ arguments: [String]) throws {
        self.arguments = try Arguments(
            arguments, command: "run", options: ProjectSession.options.union(["--tour"]), flags: ProjectSession.flags)
        try self.arguments.checkOperands(atMost: 1, command: "run")
    }

    /// Replaces the process of the tool with the app, so that signals reach the app.
    func run() throws -> Int32 {
        let session = try ProjectSession(path: arguments.operands.first, arguments: arguments)
        let app: DerivedPackage.Target = try session.app(named: arguments.values["--app"])
        try session.builder.buildApp(app)
        try session.builder.linkBundle(of: app)
        var environment: [String: String] = app.environment
        if let tour = tourFolder { environment["ENGAWA_TOUR"] = tour }
        try Subprocess.replace(
            "\(session.builder.programs)/\(app.moduleName)", app.arguments + arguments.rest, environment: environment)
    }

    /// The folder for the pictures of a tour; nil to open a window instead.
    private var tourFolder: String? {
        if let folder = arguments.values["--tour"] { return URL(fileURLWithPath: folder).path }
        let environment: [String: String] = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] == nil, environment["WAYLAND_DISPLAY"] == nil, environment["ENGAWA_HOST"] == nil
        else { return nil }
        let folder: String = FileManager.default.currentDirectoryPath + "/tour"
        Terminal.write(
            "There is no display (DISPLAY and WAYLAND_DISPLAY are not set), so the app makes a tour without a window.")
        return folder
    }
}
