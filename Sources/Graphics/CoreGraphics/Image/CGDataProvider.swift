/// A source of bytes for images, which also provides access to the bytes of an image.
///
/// `@unchecked Sendable`: the bytes do not change after initialization.
public final class CGDataProvider: @unchecked Sendable {
    private let source: Source

    private enum Source {
        case data(Data)
        case memory(PixelMemory, offset: Int, count: Int)
    }

    /// Creates a provider of the bytes in `data`.
    public init?(data: CFData) {
        source = .data(data.allBytes)
    }

    /// Creates a provider of a file's bytes, or returns nil if the file cannot be read.
    public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url as URL) else { return nil }
        source = .data(data)
    }

    /// Creates a provider of a file's bytes, or returns nil if the file cannot be read.
    public init?(filename: UnsafePointer<CChar>) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: String(cString: filename))) else { return nil }
        source = .data(data)
    }

    /// Creates a provider of `size` bytes at `data`. Calls `releaseData` when the bytes are no longer needed.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: @escaping CGDataProviderReleaseDataCallback
    ) {
        let deallocator = Data.Deallocator.custom { bytes, count in
            releaseData(info, UnsafeRawPointer(bytes), count)
        }
        source = .data(
            Data(bytesNoCopy: UnsafeMutableRawPointer(mutating: data), count: size, deallocator: deallocator))
    }

    init(_ data: Data) {
        source = .data(data)
    }

    init(memory: PixelMemory, offset: Int, count: Int) {
        source = .memory(memory, offset: offset, count: count)
    }

    /// A copy of the bytes.
    public var data: CFData? {
        bytes as CFData
    }

    /// Returns a provider of a part of the bytes.
    func part(from offset: Int, count: Int) -> CGDataProvider {
        switch source {
        case .data(let data):
            let start: Int = data.startIndex + offset
            return CGDataProvider(data[start..<start + count])
        case .memory(let memory, let first, _):
            return CGDataProvider(memory: memory, offset: first + offset, count: count)
        }
    }

    var bytes: Data {
        switch source {
        case .data(let data): data
        case .memory(let memory, let offset, let count): Data(bytes: memory.bytes + offset, count: count)
        }
    }
}

/// A function that is called with the info, the bytes and their count when a provider no longer needs the bytes.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
