import Foundation

/// A destination for written bytes.
///
/// `@unchecked Sendable`: one writer uses a consumer at a time.
public final class CGDataConsumer: @unchecked Sendable {
    private enum Target {
        case data(NSMutableData)
        case file(FileHandle)
    }

    private let target: Target

    /// Creates a consumer that appends bytes to data.
    public init?(data: CFMutableData) { target = .data(data) }

    /// Creates a consumer that writes a file, or returns nil if the file cannot be created.
    public init?(url: CFURL) {
        let path: String = (url as URL).path
        guard FileManager.default.createFile(atPath: path, contents: nil), let file = FileHandle(forWritingAtPath: path)
        else { return nil }
        target = .file(file)
    }

    /// Writes bytes, and returns whether that succeeded.
    func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let base = bytes.baseAddress else { return true }
        switch target {
        case .data(let data):
            data.append(base, length: bytes.count)
            return true
        case .file(let file):
            do {
                try file.write(contentsOf: Data(bytes: base, count: bytes.count))
                return true
            } catch {
                return false
            }
        }
    }
}
