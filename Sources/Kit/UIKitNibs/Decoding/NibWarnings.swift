import ProgramDiagnostics

/// Warnings about interface files. Each is written once, although a file can be read for each cell of a list.
@MainActor
enum NibWarnings {
    private static var written: Set<String> = []

    static func warn(_ message: String) {
        guard Diagnostics.observer != nil || written.insert(message).inserted else { return }
        Diagnostics.warn(message)
    }
}
