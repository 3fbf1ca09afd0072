import Foundation

/// A program that reads PDF documents. Engawa uses programs instead of a library, because the licenses of the available
/// PDF libraries do not suit all apps.
struct PDFProgram {
    /// Prints the properties of a document.
    static let information = PDFProgram(name: "pdfinfo")
    /// Draws a page.
    static let drawing = PDFProgram(name: "pdftocairo")

    /// The name of the program in the folders of `PATH`.
    let name: String

    /// Runs the program, and returns its standard output. If `includesErrors` is true, the result also contains
    /// standard error.
    ///
    /// Throws if the program cannot be started, or if its output cannot be read.
    func run(_ arguments: [String], includesErrors: Bool) throws(PDFProgramError) -> Data {
        // The output is a file instead of a pipe: another program could inherit an end of a pipe and keep it open.
        let file: FileHandle
        do {
            file = try TemporaryFile.make()
        } catch {
            throw .failed(self, error.number)
        }
        var process: pid_t = 0
        let status: Int32 = spawn(arguments, output: file.fileDescriptor, includesErrors: includesErrors, &process)
        switch status {
        case 0: break
        case ENOENT: throw .missing(self)
        default: throw .failed(self, status)
        }
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
        do {
            try file.seek(toOffset: 0)
            return try file.readToEnd() ?? Data()
        } catch {
            throw .failed(self, EIO)
        }
    }

    /// Starts the program from the folders of `PATH`, and returns 0 or an error number.
    private func spawn(
        _ arguments: [String], output: Int32, includesErrors: Bool, _ process: inout pid_t
    ) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        if includesErrors {
            posix_spawn_file_actions_adddup2(&actions, output, 2)
        } else {
            posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        }
        // In this locale, the decimal separator is a period.
        let environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { _, new in new }
        var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for word in words + variables { free(word) } }
        return posix_spawnp(&process, name, &actions, nil, &words, &variables)
    }
}
