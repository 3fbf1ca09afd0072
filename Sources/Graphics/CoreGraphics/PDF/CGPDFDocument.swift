import Foundation

/// A PDF document for reading.
///
/// The programs `pdfinfo` and `pdftocairo` of the package `poppler-utils` read documents. If they are missing, the
/// initializers return nil, and a warning names the package to install. Drawing a page runs a program, which takes tens
/// of milliseconds. A drawing that repeats the previous drawing of the document (the same part of the same page at the
/// same scale) does not run the program.
public final class CGPDFDocument: Sendable {
    let file: PDFFile

    /// Opens the document in a file. Returns nil if the file cannot be read or is not a PDF document.
    public init?(_ url: CFURL) {
        guard let file = PDFFile(path: (url as URL).path) else { return nil }
        self.file = file
    }

    /// Opens a document from its bytes. Returns nil if they are not a PDF document.
    public init?(_ provider: CGDataProvider) {
        guard let file = PDFFile(provider.bytes) else { return nil }
        self.file = file
    }

    /// Whether the document is encrypted. Some encrypted documents need no password.
    public var isEncrypted: Bool { file.isEncrypted }

    /// Whether the pages can be read.
    public var isUnlocked: Bool { file.information != nil }

    /// Whether the document allows printing; false while the document is locked.
    public var allowsPrinting: Bool { file.information?.allowsPrinting ?? false }

    /// Whether the document allows copying its content; false while the document is locked.
    public var allowsCopying: Bool { file.information?.allowsCopying ?? false }

    /// Unlocks an encrypted document with its user password or its owner password, and returns whether the document is
    /// unlocked.
    ///
    /// While a program reads the document, other users of the system can see the password in the list of processes.
    /// Passwords have at most 32 bytes.
    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
        file.unlock(String(cString: password))
    }

    /// The number of pages; 0 while the document is locked.
    public var numberOfPages: Int { file.information?.pageCount ?? 0 }

    /// Gets the version of the format, such as 1 and 7; 0 and 0 while the document is locked.
    public func getVersion(majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>) {
        (majorVersion.pointee, minorVersion.pointee) = file.information?.version ?? (0, 0)
    }

    /// Returns the page with the given number, or nil if the document has no such page. The first page has the number
    /// 1.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        file.geometry(ofPage: pageNumber).map { CGPDFPage($0, of: self, pageNumber: pageNumber) }
    }
}
