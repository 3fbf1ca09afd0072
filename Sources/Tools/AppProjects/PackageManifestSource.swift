import Foundation

/// A source of the manifests of packages. Tests replace it with a source in memory.
protocol PackageManifestSource: Sendable {
    /// Returns the manifest of the package in a folder as JSON.
    ///
    /// - Throws: A `ProjectError` if the manifest has an error.
    func manifest(of folder: String) throws -> Data
}

/// Reads manifests with SwiftPM, and caches the results in a folder.
struct SwiftPMManifestSource: PackageManifestSource {
    /// The folder of the cache; nil to cache nothing.
    let cacheFolder: String?
    /// The name of Swift's program in `PATH`.
    var program = "swift"

    func manifest(of folder: String) throws -> Data {
        let names: [String] = (DiskAccess().entries(of: folder) ?? []).map(\.name).filter(Self.isManifest).sorted()
        let stamp: String = names.map { self.stamp(of: FilePath.join(folder, $0)) }.joined(separator: " ")
        let cacheFile: String? = cacheFolder.map { FilePath.join($0, "manifests/\(Self.hash(folder)).json") }
        if let cacheFile, let cached = FileManager.default.contents(atPath: cacheFile),
            let line = cached.firstIndex(of: UInt8(ascii: "\n")),
            cached[..<line].elementsEqual(stamp.utf8)
        {
            return cached[cached.index(after: line)...]
        }
        let data: Data = try run(folder)
        if let cacheFile {
            let url = URL(fileURLWithPath: cacheFile)
            // A manifest that cannot be cached is read again next time.
            try? FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? (Data((stamp + "\n").utf8) + data).write(to: url, options: .atomic)
        }
        return data
    }

    /// Returns whether a file is a manifest, perhaps for a version of Swift, such as `Package@swift-6.0.swift`.
    static func isManifest(_ name: String) -> Bool {
        name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
    }

    /// Identifies the contents of a manifest by its path, size and the time of its last change.
    private func stamp(of path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return path }
        return "\(path) \(status.st_size) \(status.st_ctim.tv_sec) \(status.st_ctim.tv_nsec)"
    }

    private static func hash(_ text: String) -> String {
        // FNV-1a
        let value: UInt64 = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return String(value, radix: 16)
    }

    private func run(_ folder: String) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program, "package", "--package-path", folder, "dump-package"]
        let output = Pipe()
        let messages = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = messages
        try process.run()
        let errors = Drain(messages.fileHandleForReading)
        let data: Data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        // SwiftPM can print messages before the JSON.
        if process.terminationStatus == 0, let brace = data.firstIndex(of: UInt8(ascii: "{")) { return data[brace...] }
        // The code of `env` for a program that does not exist.
        if process.terminationStatus == 127 {
            throw ProjectError("Swift cannot be started to read \(folder)/Package.swift. Add its folder to PATH.")
        }
        throw ProjectError(Self.message(folder, String(decoding: errors.data(), as: UTF8.self)))
    }

    /// Returns the error message for the output of SwiftPM about a manifest.
    private static func message(_ folder: String, _ text: String) -> String {
        let file: String = FilePath.join(folder, "Package.swift")
        if text.contains("AppleProductTypes") {
            return
                "\(file) is a project of Swift Playgrounds. It needs the module AppleProductTypes, which only macOS has."
        }
        let lines: [String] = text.split(separator: "\n").map { String($0).trimmed }
        // The compiler's message has the line; SwiftPM's own repeats the whole command.
        for line in lines where line.hasPrefix(file + ":") {
            guard let range = line.range(of: " error: ") else { continue }
            let number: Substring = line.dropFirst(file.count + 1).prefix { $0.isNumber }
            return "\(file):\(number): \(sentence(line[range.upperBound...]))"
        }
        guard let line = lines.first(where: { $0.hasPrefix("error: ") }) else {
            return "\(file) cannot be read. SwiftPM gives no reason."
        }
        // The message begins with the name of the package in quotation marks.
        let message: Substring = line.dropFirst("error: ".count)
        let parts: [Substring] = message.split(separator: "': ", maxSplits: 1)
        return "\(file) cannot be read: \(sentence(parts.last ?? message))"
    }

    /// Returns a message of another program as a sentence.
    private static func sentence(_ text: Substring) -> String {
        let text: String = String(text).trimmed
        return text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
    }
}

/// Reads a file handle to its end on another thread.
private final class Drain: @unchecked Sendable {
    // The group ensures that the only write precedes the read.
    private var result = Data()
    private let group = DispatchGroup()

    init(_ handle: FileHandle) {
        DispatchQueue.global().async(group: group) { self.result = handle.readDataToEndOfFile() }
    }

    func data() -> Data {
        group.wait()
        return result
    }
}
