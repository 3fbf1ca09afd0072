extension CGImage {
    /// Calls `body` with the first row of the pixels and the number of bytes from one row to the next.
    ///
    /// `format` describes the pixels. Do not write to the memory, and do not use it after the call.
    package func withMemory<R>(_ body: (_ pixels: UnsafeRawPointer, _ rowBytes: Int) throws -> R) rethrows -> R {
        try body(UnsafeRawPointer(memory.bytes + offset), rowBytes)
    }
}
