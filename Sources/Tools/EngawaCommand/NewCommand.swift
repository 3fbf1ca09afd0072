import AppProjects
import Foundation

/// `engawa new`: creates an Xcode project of an app that also runs here.
struct NewCommand {
    private let name: String

    init(_ arguments: [String]) throws {
        let arguments = try Arguments(arguments, command: "new", options: [], flags: [])
        try arguments.checkOperands(atMost: 1, command: "new")
        guard let name = arguments.operands.first else {
            throw ProjectError("engawa new: The name of the app is missing, as in engawa new Hello.")
        }
        let isValid: Bool =
            name.first.map { $0.isASCII && $0.isLetter } ?? false
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        guard isValid else {
            throw ProjectError(
                "“\(name)” cannot be the name of a Swift module. Use letters, digits and underscores, and begin with a "
                    + "letter.")
        }
        self.name = name
    }

    /// Copies the template into a new folder. The name of the app replaces the name of the template in all files and
    /// paths. Pictures are not UTF-8, and are copied unchanged.
    func run() throws -> Int32 {
        guard !FileManager.default.fileExists(atPath: name) else {
            throw ProjectError("“\(name)” exists already. Choose another name, or move it away.")
        }
        let template: String = try Kit.find().folder + "/Template"
        guard let entries = FileManager.default.enumerator(atPath: template) else {
            throw ProjectError("The folder \(template) is missing. Run Scripts/install in the folder of Engawa.")
        }
        while let entry = entries.nextObject() as? String {
            guard let data = FileManager.default.contents(atPath: template + "/" + entry) else { continue }
            let text: String? = String(bytes: data, encoding: .utf8)
            let url = URL(fileURLWithPath: name + "/" + renamed(entry))
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try (text.map { Data(renamed($0).utf8) } ?? data).write(to: url)
        }
        Terminal.write(
            """
            Created \(name). Run it and its tests:

              engawa run \(name)
              engawa test \(name)

            \(name)/\(name).xcodeproj opens in Xcode.
            """)
        return 0
    }

    private func renamed(_ text: String) -> String { text.replacing("TemplateApp", with: name) }
}
