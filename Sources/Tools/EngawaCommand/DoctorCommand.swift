import AppProjects
import Doctor
import Foundation

/// `engawa doctor`: predicts what of a project does not work, without building it.
struct DoctorCommand {
    private let arguments: Arguments

    init(_ arguments: [String]) throws {
        self.arguments = try Arguments(
            arguments, command: "doctor", options: ["--configuration", "--scheme"], flags: ["--json", "--all"])
        try self.arguments.checkOperands(atMost: 1, command: "doctor")
    }

    /// Prints the forecast.
    ///
    /// - Returns: 0. A forecast is not a failure.
    func run() throws -> Int32 {
        let kit: Kit = try .find()
        let path: String = arguments.operands.first ?? "."
        guard FileManager.default.fileExists(atPath: path) else {
            throw ProjectError("There is no file or folder at \(path).")
        }
        let project: AppProject = try ProjectReader.read(
            URL(fileURLWithPath: path).resolvingSymlinksInPath().path,
            configuration: arguments.values["--configuration"] ?? "Debug", scheme: arguments.values["--scheme"])
        let doctor = Doctor(
            index: try APIIndex(text: try DoctorCommand.text(of: kit.folder + "/API.txt")),
            capabilities: Capabilities(text: try DoctorCommand.text(of: kit.folder + "/Capabilities.txt")))
        let report = ForecastReport(
            doctor.examine(DoctorCommand.examined(project)), folder: project.folder,
            placeCount: arguments.flags.contains("--all") ? .max : 3)
        print(arguments.flags.contains("--json") ? try report.json() : report.text, terminator: "")
        return 0
    }

    private static func text(of file: String) throws -> String {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw ProjectError("The file \(file) is missing. Run Scripts/install in the folder of Engawa.")
        }
        return text
    }

    /// Reads the sources of a project. A source that cannot be read is left out; the project has a notice about it.
    private static func examined(_ project: AppProject) -> ExaminedProject {
        var headers: [String] = []
        let targets: [ExaminedProject.Target] = project.targets.map { target in
            headers += target.otherSources.filter { $0.hasSuffix(".h") }.compactMap(contents)
            return ExaminedProject.Target(
                name: target.name, moduleName: target.moduleName,
                sources: target.sources.compactMap { path in
                    contents(path).map { ExaminedProject.Source(path: path, text: $0) }
                }, conditions: Set(target.settings.compilationConditions))
        }
        return ExaminedProject(
            targets: targets, hasUnknownModules: !project.remotePackages.isEmpty, headers: headers,
            notices: project.notices.map(\.message))
    }

    private static func contents(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
}
