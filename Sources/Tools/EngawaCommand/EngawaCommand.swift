import AppProjects
import Foundation

/// The command-line tool `engawa`.
@main
enum EngawaCommand {
    static func main() {
        do {
            exit(try run(Array(CommandLine.arguments.dropFirst())))
        } catch {
            Terminal.write(sentence(for: error))
            exit(1)
        }
    }

    /// Returns the message for an error. The message for a file system error begins with the path of the file.
    static func sentence(for error: any Error) -> String {
        if let error = error as? ProjectError { return error.message }
        guard let error = error as? CocoaError else {
            return (error as? any LocalizedError)?.errorDescription ?? "\(error)"
        }
        guard let path = error.filePath ?? error.url?.path else { return error.localizedDescription }
        return "\(path): \(error.localizedDescription)"
    }

    private static func run(_ arguments: [String]) throws -> Int32 {
        guard let name = arguments.first else {
            print(Usage.text)
            return 2
        }
        let rest = Array(arguments.dropFirst())
        if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "-h" || $0 == "--help" }) {
            print(Usage.text)
            return 0
        }
        switch name {
        case "run": return try RunCommand(rest).run()
        case "test": return try TestCommand(rest).run()
        case "build": return try BuildCommand(rest, isBuilt: true).run()
        case "derive": return try BuildCommand(rest, isBuilt: false).run()
        case "new": return try NewCommand(rest).run()
        case "doctor": return try DoctorCommand(rest).run()
        case "index-api": return try IndexCommand(rest).run()
        case "help", "-h", "--help":
            print(Usage.text)
            return 0
        default:
            throw ProjectError(
                "There is no command “\(name)”. The commands are: run, test, new, doctor, build, derive. "
                    + "Run engawa --help.")
        }
    }
}
