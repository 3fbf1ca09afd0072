import Foundation

/// Files that their owner alone may read and write.
enum PrivateFile {
    /// Makes an empty file if there is none.
    ///
    /// It is not opened: closing it again would end the locks of connections to a file that was there.
    ///
    /// - Returns: why there is no file; nil if there is one, whoever made it.
    static func make(at path: String) -> FileProblem? {
        mknod(path, S_IFREG | 0o600, 0) == 0 || errno == EEXIST ? nil : FileProblem(errno)
    }

    /// Takes the right to read and write a file away from everybody but its owner. Files of other users stay as they are.
    static func restrict(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o077 != 0 else { return }
        chmod(path, status.st_mode & 0o700)
    }

    /// Waits until the disk has a file, or the names of the files in a folder.
    ///
    /// - Returns: why it has them not.
    static func flush(_ path: String) -> FileProblem? {
        let descriptor: Int32 = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return FileProblem(errno) }
        defer { close(descriptor) }
        return fsync(descriptor) == 0 ? nil : FileProblem(errno)
    }
}
