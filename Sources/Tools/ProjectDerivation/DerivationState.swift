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

    /// The version of the tool that wrote the state.
    var key: String
    /// The sources by their original paths.
    var sources: [String: Source] = [:]

    /// Reads the state that the tool with the same key wrote; otherwise an empty state.
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
