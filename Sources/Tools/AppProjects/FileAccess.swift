import Foundation

/// Access to files and folders. Tests replace it with an implementation in memory.
protocol FileAccess {
    /// The contents of a file, or nil if it cannot be read.
    func contents(of path: String) -> [UInt8]?
    /// The entries of a folder, in any order, or nil if it cannot be read.
    func entries(of folder: String) -> [FileEntry]?
}

/// An entry of a folder.
struct FileEntry: Hashable, Sendable {
    var name: String
    var isFolder: Bool
}

/// Access to the file system.
struct DiskAccess: FileAccess {
    func contents(of path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var status = stat()
        guard fstat(fileno(file), &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let size = Int(status.st_size)
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = size == 0 ? 0 : fread(buffer.baseAddress, 1, size, file)
        }
    }

    func entries(of folder: String) -> [FileEntry]? {
        guard let directory = opendir(folder) else { return nil }
        defer { closedir(directory) }
        var entries: [FileEntry] = []
        while let entry = readdir(directory) {
            let name: String = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            var isFolder: Bool = entry.pointee.d_type == UInt8(DT_DIR)
            // A symbolic link to a folder counts as a folder.
            if !isFolder, entry.pointee.d_type != UInt8(DT_REG) {
                var status = stat()
                isFolder = stat(folder + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            }
            entries.append(FileEntry(name: name, isFolder: isFolder))
        }
        return entries
    }
}
