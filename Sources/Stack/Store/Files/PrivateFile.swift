import Foundation

/// Functions for files that only their owner can read and write.
enum PrivateFile {
    /// Creates an empty file with the permissions 0600 if no file exists.
    ///
    /// It does not open the file: closing it would release this process's locks on an existing database.
    ///
    /// - Returns: The reason why the file could not be created, or nil if it exists now.
    static func create(at path: String) -> FileProblem? {
        mknod(path, S_IFREG | 0o600, 0) == 0 || errno == EEXIST ? nil : FileProblem(errno)
    }

    /// Removes the permissions of group and others from a file. Files of other users are not changed.
    static func restrict(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o077 != 0 else { return }
        chmod(path, status.st_mode & 0o700)
    }

    /// Waits until a file, or the directory entries of a folder, are on the disk.
    ///
    /// - Returns: The reason why the call failed, or nil if it succeeded.
    static func flush(_ path: String) -> FileProblem? {
        let descriptor: Int32 = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return FileProblem(errno) }
        defer { close(descriptor) }
        return fsync(descriptor) == 0 ? nil : FileProblem(errno)
    }
}
