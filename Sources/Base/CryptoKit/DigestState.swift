import CCrypto
import ProgramDiagnostics

/// The state of a hash function of OpenSSL. Copies have independent states.
struct DigestState: Sendable {
    /// The context of OpenSSL, which is freed with this object.
    ///
    /// The conformance to `Sendable` is unchecked, because the context changes only while one `DigestState` refers to
    /// this object.
    private final class Context: @unchecked Sendable {
        let pointer: OpaquePointer

        init() {
            guard let pointer = EVP_MD_CTX_new() else { stopProgram("There is not enough memory for a hash function.") }
            self.pointer = pointer
        }

        deinit { EVP_MD_CTX_free(pointer) }
    }

    private var context = Context()

    /// Creates a state without input.
    init(_ algorithm: OpaquePointer?) {
        stopProgram(unless: EVP_DigestInit_ex(context.pointer, algorithm, nil) == 1, "OpenSSL lacks a hash function.")
    }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&context) { context = copy() }
        EVP_DigestUpdate(context.pointer, bytes.baseAddress, bytes.count)
    }

    func finalize() -> [UInt8] {
        let context = copy()
        var bytes = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var count: UInt32 = 0
        EVP_DigestFinal_ex(context.pointer, &bytes, &count)
        return Array(bytes.prefix(Int(count)))
    }

    private func copy() -> Context {
        let copy = Context()
        EVP_MD_CTX_copy_ex(copy.pointer, context.pointer)
        return copy
    }
}
