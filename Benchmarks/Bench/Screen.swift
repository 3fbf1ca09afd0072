import Foundation

/// A virtual X display whose pixels can be read while programs draw.
final class Screen {
    /// The display name, for the environment variable `DISPLAY`.
    let name: String
    private let server: Process
    private let shutdownPipe = Pipe()
    private let folder: URL
    private let map: UnsafeRawPointer
    private let mapSize: Int
    /// The start of the pixels in the mapped file.
    private let pixels: UnsafeRawPointer
    let width: Int
    let height: Int
    private let bytesPerRow: Int
    private let empty: [UInt32]

    init(width: Int, height: Int) throws {
        let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var isReady = false
        defer { if !isReady { try? FileManager.default.removeItem(at: folder) } }
        // The shell kills the server when the pipe closes, even if this process crashes. It closes its own output, so that
        // reading the number ends if the server does not start.
        server = Process()
        server.executableURL = URL(fileURLWithPath: "/bin/sh")
        server.arguments = [
            "-c", "Xvfb \"$@\" & server=$!; exec >&-; read -r line; kill $server", "sh",
            "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-noreset", "-nolisten", "tcp",
            "-fbdir", folder.path,
        ]
        let numbers = Pipe()
        server.standardInput = shutdownPipe
        server.standardOutput = numbers
        server.standardError = FileHandle.nullDevice
        try server.run()
        let response = String(decoding: numbers.fileHandleForReading.availableData, as: UTF8.self)
        guard let number = Int(response.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw BenchError("Xvfb did not start. Install it with “sudo apt-get install xvfb”.")
        }
        name = ":\(number)"

        let file: Int32 = open(folder.appendingPathComponent("Xvfb_screen0").path, O_RDONLY)
        defer { if file >= 0 { close(file) } }
        var information = stat()
        guard file >= 0, fstat(file, &information) == 0,
            let memory = mmap(nil, Int(information.st_size), PROT_READ, MAP_SHARED, file, 0), memory != MAP_FAILED
        else { throw BenchError("The pixels of the display \(name) cannot be read.") }
        map = UnsafeRawPointer(memory)
        mapSize = Int(information.st_size)
        // The file is an X window dump: a header of big-endian words, the first of which is its size, then 12 bytes per
        // color map entry.
        func word(_ index: Int) -> Int {
            Int(UInt32(bigEndian: UnsafeRawPointer(memory).loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)))
        }
        self.width = word(4)
        self.height = word(5)
        bytesPerRow = word(12)
        pixels = UnsafeRawPointer(memory) + word(0) + word(19) * 12
        empty = [UInt32](repeating: 0, count: word(4))
        isReady = true
    }

    deinit {
        try? shutdownPipe.fileHandleForWriting.close()
        server.waitUntilExit()
        munmap(UnsafeMutableRawPointer(mutating: map), mapSize)
        try? FileManager.default.removeItem(at: folder)
    }

    /// Whether a program has drawn its contents. Antialiased text has many shades, unlike the plain background of a
    /// window that has just opened.
    var hasContents: Bool {
        var colors: Set<UInt32> = []
        for row in stride(from: 0, to: height, by: 4) {
            let line: UnsafeRawPointer = pixels + row * bytesPerRow
            guard memcmp(line, empty, width * 4) != 0 else { continue }
            for column in 0..<width {
                colors.insert(line.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self) & 0xFF_FFFF)
                if colors.count > 8 { return true }
            }
        }
        return false
    }

    /// Whether all pixels in every fourth row are black.
    var isEmpty: Bool {
        !stride(from: 0, to: height, by: 4).contains { memcmp(pixels + $0 * bytesPerRow, empty, width * 4) != 0 }
    }

    /// Polls every 0.5 ms until `condition` is true.
    ///
    /// - Returns: The time at which the condition was true. Nil if it took longer than `seconds`.
    func wait(_ seconds: Double = 20, until condition: (Screen) -> Bool) -> Double? {
        let limit: Double = now() + seconds
        while now() < limit {
            if condition(self) { return now() }
            usleep(500)
        }
        return nil
    }
}
