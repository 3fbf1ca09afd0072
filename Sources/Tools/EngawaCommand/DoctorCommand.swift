import AppProjects
import Doctor
import Foundation
import ProjectDerivation

/// `engawa doctor`: predicts which parts of a project do not work, without building it.
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
            doctor.examine(examined(project, at: path, kit)), folder: project.folder,
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

    // MARK: Sources

    /// Reads the sources of a project. A source that cannot be read is left out; the project has a notice about it.
    private func examined(_ project: AppProject, at path: String, _ kit: Kit) -> ExaminedProject {
        var examined = ExaminedProject(
            targets: [], hasUnknownModules: !project.remotePackages.isEmpty, notices: project.notices.map(\.message))
        for target in project.targets {
            if target.kind == .cLibrary {
                examined.libraryModules.insert(target.moduleName)
                continue
            }
            examined.headers += target.otherSources.filter { $0.hasSuffix(".h") }.compactMap(DoctorCommand.contents)
            examined.targets.append(
                ExaminedProject.Target(
                    name: target.name, moduleName: target.moduleName,
                    sources: target.sources.compactMap(DoctorCommand.source),
                    conditions: Set(target.settings.compilationConditions)))
        }
        do {
            var options = ProjectDerivation.Options(
                cacheFolder: try ProjectSession.cacheFolder(), toolVersion: kit.identifier)
            if let configuration = arguments.values["--configuration"] { options.configuration = configuration }
            options.scheme = arguments.values["--scheme"]
            options.reservedModules = kit.modules
            options.explain = { Terminal.write($0) }
            let package: DerivedPackage = try ProjectDerivation.derive(path, options: options)
            // The derivation adds problems with resources, and packages that are not available.
            examined.notices += package.notices.filter { !examined.notices.contains($0) }
            addDerivedSources(of: package, to: &examined)
        } catch {
            // The rest of the forecast does not depend on the derivation, which failed for an unrelated reason.
            examined.notices.append((error as? LocalizedError)?.errorDescription ?? "\(error)")
        }
        return examined
    }

    /// Adds the sources that the derivation generates for the project's targets, such as the symbols of assets, and the
    /// sources of remote packages.
    private func addDerivedSources(of package: DerivedPackage, to project: inout ExaminedProject) {
        let modules = Set(project.targets.map(\.moduleName))
        for folder in ["Sources", "Tests"] {
            let path: String = package.folder + "/" + folder
            for module in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
                let files = FileManager.default.enumerator(atPath: path + "/" + module)
                let isProject: Bool = modules.contains(module)
                if !isProject { project.libraryModules.insert(module) }
                while let file = files?.nextObject() as? String {
                    let isGenerated: Bool = file.hasPrefix("Generated") || file == "ResourceBundle.swift"
                    guard file.hasSuffix(".swift"), isGenerated || !isProject else { continue }
                    if let source = DoctorCommand.source("\(path)/\(module)/\(file)") {
                        project.librarySources.append(source)
                    }
                }
            }
        }
    }

    private static func source(_ path: String) -> ExaminedProject.Source? {
        contents(path).map { ExaminedProject.Source(path: path, text: $0) }
    }

    private static func contents(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
}
