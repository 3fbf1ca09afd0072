import CPoppler
import Foundation

/// A PDF document that is read.
///
/// Poppler reads documents. It is loaded for the first one; without it, or for data that is no document, the initializers
/// return nil.
///
/// `@unchecked Sendable`: all calls with the document and its pages hold the lock.
public final class CGPDFDocument: @unchecked Sendable {
    private let data: Data
    private let lock = NSLock()
    private var handle: OpaquePointer?

    /// The reason why no documents can be read, or nil if Poppler is available.
    package static var unavailability: String? { pdf_load().map { String(cString: $0) } }

    /// Whether the document can only be read with a password.
    public let isEncrypted: Bool

    /// Opens the document in a file. Returns nil if the file cannot be read, or is no PDF document.
    public convenience init?(_ url: CFURL) {
        guard let data = try? Data(contentsOf: url as URL) else { return nil }
        self.init(data)
    }

    /// Opens a document from its bytes. Returns nil if they are no PDF document.
    public convenience init?(_ provider: CGDataProvider) { self.init(provider.bytes) }

    private init?(_ data: Data) {
        var status: pdf_status = pdf_invalid
        handle = CGPDFDocument.open(data, password: nil, &status)
        guard handle != nil || status == pdf_encrypted else { return nil }
        self.data = data
        isEncrypted = status == pdf_encrypted
    }

    deinit { if let handle { pdf_close(handle) } }

    private static func open(
        _ data: Data, password: UnsafePointer<CChar>?, _ status: inout pdf_status
    ) -> OpaquePointer? {
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            pdf_open(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, password, &status)
        }
    }

    /// Calls `body` with the document, which one thread uses at a time. Nil while it is locked.
    func withHandle<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
        lock.withLock { handle.map(body) }
    }

    /// Whether the pages can be read.
    public var isUnlocked: Bool { withHandle { _ in true } ?? false }

    /// Unlocks an encrypted document with a password, and returns whether the document is unlocked.
    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
        lock.withLock {
            var status: pdf_status = pdf_invalid
            if handle == nil { handle = CGPDFDocument.open(data, password: password, &status) }
            return handle != nil
        }
    }

    /// The number of pages; 0 while the document is locked.
    public var numberOfPages: Int { withHandle { Int(pdf_page_count($0)) } ?? 0 }

    /// Gets the version of the format, such as 1 and 7.
    public func getVersion(majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>) {
        _ = withHandle { pdf_get_version($0, majorVersion, minorVersion) }
    }

    /// Returns a page, or nil if there is none with that number. The first page has the number 1.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        guard pageNumber >= 1, pageNumber <= numberOfPages else { return nil }
        let found: OpaquePointer? = withHandle { pdf_get_page($0, Int32(pageNumber - 1)) } ?? nil
        return found.map { CGPDFPage($0, of: self, pageNumber: pageNumber) }
    }
}
