import Foundation
import SourceRewriting

/// The state of the last derivation of a project, so that the next derivation reads only changed files.
struct DerivationState: Codable {
    /// A source of the project.
    struct Source: Codable {
        var stamp: FileStamp
        var summary: DeclarationSummary
        /// The results of the last rewriting.
        var facts: SourceFacts?
    }

    /// Identifies the version of the tool, the options and the project that the state was written for.
    var key: String
    /// The sources by their original paths.
    var sources: [String: Source] = [:]

    /// Reads the state from a file. The state is empty if the file is missing or was written for another `key`.
    init(contentsOf path: String, key: String) {
        self.key = key
        guard let data = FileManager.default.contents(atPath: path),
            let state = try? PropertyListDecoder().decode(DerivationState.self, from: data), state.key == key
        else { return }
        self = state
    }

    func write(to path: String) throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        try encoder.encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
