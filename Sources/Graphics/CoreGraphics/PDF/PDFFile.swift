import Foundation
import ProgramDiagnostics
import Synchronization

/// A file with a PDF document, which external programs read.
///
/// The programs open the file through a file descriptor of this process, so a document in memory does not need a named
/// file.
final class PDFFile: Sendable {
    /// The drawn part of a page.
    struct Drawing: Equatable {
        var page: Int
        /// The number of pixels per point in both directions of the upright page.
        var scale: CGSize
        /// The drawn pixels of the upright page, relative to its top-left corner.
        var part: PixelRect
    }

    private struct State {
        /// Nil while the document is locked.
        var information: PDFInformation?
        var password: String?
        /// The last drawing, which is kept because views draw the same page repeatedly.
        var last: (drawing: Drawing, image: CGImage)?
    }

    private let handle: FileHandle
    private let state: Mutex<State>
    /// Whether the pages are encrypted, with or without a password.
    let isEncrypted: Bool

    /// The number of pages whose geometry is read at a time.
    private static let chunk = 64

    /// Opens the file at the given path, and reads its properties with a program. Returns nil if the file cannot be
    /// read or is not a PDF document.
    convenience init?(path: String, program: PDFProgram = .information) {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        self.init(handle, program: program)
    }

    /// Writes a document to an unnamed file. Returns nil if that fails, or if the bytes are not a PDF document.
    convenience init?(_ data: Data) {
        guard let handle = try? TemporaryFile.make(), (try? handle.write(contentsOf: data)) != nil else { return nil }
        self.init(handle, program: .information)
    }

    private init?(_ handle: FileHandle, program: PDFProgram) {
        self.handle = handle
        switch PDFFile.read(handle, password: nil, first: 1, program) {
        case .information(let information):
            state = Mutex(State(information: information))
            isEncrypted = information.isEncrypted
        case .locked:
            state = Mutex(State())
            isEncrypted = true
        case .notADocument: return nil
        }
    }

    /// The properties of the document; nil while it is locked.
    var information: PDFInformation? { state.withLock { $0.information } }

    /// Unlocks the document, and returns whether it is unlocked.
    func unlock(_ password: String) -> Bool {
        state.withLock { state in
            if state.information != nil { return true }
            guard case .information(let information) = PDFFile.read(handle, password: password, first: 1) else {
                return false
            }
            state.information = information
            state.password = password
            return true
        }
    }

    /// Returns the geometry of a page; nil if the page does not exist, or while the document is locked.
    func geometry(ofPage number: Int) -> PDFInformation.PageGeometry? {
        state.withLock { state in
            guard let known = state.information, (1...known.pageCount).contains(number) else { return nil }
            if known.pages[number] == nil {
                let first: Int = (number - 1) / PDFFile.chunk * PDFFile.chunk + 1
                let answer = PDFFile.read(handle, password: state.password, first: first)
                if case .information(let more) = answer {
                    state.information?.pages.merge(more.pages) { _, new in new }
                }
            }
            return state.information?.pages[number]
        }
    }

    /// Returns the drawn part of a page, or nil if the page cannot be drawn.
    func image(of drawing: Drawing) -> CGImage? {
        state.withLock { state in
            if let last = state.last, last.drawing == drawing { return last.image }
            let data: Data = PDFFile.run(
                .drawing,
                [
                    "-png", "-singlefile", "-transp", "-f", "\(drawing.page)", "-l", "\(drawing.page)",
                    "-rx", "\(drawing.scale.width.native * 72)", "-ry", "\(drawing.scale.height.native * 72)",
                    "-x", "\(drawing.part.x)", "-y", "\(drawing.part.y)",
                    "-W", "\(drawing.part.width)", "-H", "\(drawing.part.height)",
                ] + PDFFile.options(state.password) + [PDFFile.path(handle), "-"])
            guard let image = CGImage(pngData: data) else { return nil }
            state.last = (drawing, image)
            return image
        }
    }

    private static func read(
        _ handle: FileHandle, password: String?, first: Int, _ program: PDFProgram = .information
    ) -> PDFInformation.Answer {
        let output = run(
            program,
            ["-box", "-f", "\(first)", "-l", "\(first + chunk - 1)"] + options(password) + [path(handle)],
            includesErrors: true)
        return PDFInformation.answer(in: output)
    }

    /// A path that other processes of the same user can open.
    private static func path(_ handle: FileHandle) -> String { "/proc/\(getpid())/fd/\(handle.fileDescriptor)" }

    private static func options(_ password: String?) -> [String] {
        password.map { ["-opw", $0, "-upw", $0] } ?? []
    }

    /// Runs a program. If it does not run, warns and returns empty data.
    private static func run(_ program: PDFProgram, _ arguments: [String], includesErrors: Bool = false) -> Data {
        do throws(PDFProgramError) {
            return try program.run(arguments, includesErrors: includesErrors)
        } catch {
            Diagnostics.warn(error.description)
            return Data()
        }
    }
}
