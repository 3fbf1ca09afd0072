extension CGImage {
    /// Gives `body` the first row of the pixels as they are drawn, and the bytes from one row to the next.
    ///
    /// What lies there is told by `format`. It must not be written to, nor kept.
    package func withMemory<R>(_ body: (_ pixels: UnsafeRawPointer, _ rowBytes: Int) throws -> R) rethrows -> R {
        try body(UnsafeRawPointer(memory.bytes + offset), rowBytes)
    }
}
