import CCrypto

/// A cipher of OpenSSL that also authenticates the data, with a nonce of 12 bytes and a tag of 16 bytes.
struct AuthenticatedCipher {
    static let nonceCount = 12
    static let tagCount = 16

    let algorithm: OpaquePointer?
    let key: [UInt8]

    /// Returns the parts of a sealed message: the nonce, the encrypted message and the tag.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize` if the message is too short.
    static func parts(of combined: [UInt8]) throws -> (nonce: [UInt8], text: [UInt8], tag: [UInt8]) {
        guard combined.count >= nonceCount + tagCount else { throw CryptoKitError.incorrectParameterSize }
        let end: Int = combined.count - tagCount
        return (Array(combined[..<nonceCount]), Array(combined[nonceCount..<end]), Array(combined[end...]))
    }

    func seal(_ message: [UInt8], nonce: [UInt8], authenticating data: [UInt8]) throws -> (text: [UInt8], tag: [UInt8])
    {
        try withContext(isEncrypting: true, nonce: nonce) { context in
            let text: [UInt8] = try process(message, authenticating: data, in: context)
            var tag = [UInt8](repeating: 0, count: Self.tagCount)
            try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tag.count), &tag))
            return (text, tag)
        }
    }

    func open(_ text: [UInt8], tag: [UInt8], nonce: [UInt8], authenticating data: [UInt8]) throws -> [UInt8] {
        try withContext(isEncrypting: false, nonce: nonce) { context in
            var tag = tag
            try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag))
            return try process(text, authenticating: data, in: context)
        }
    }

    private func withContext<Result>(
        isEncrypting: Bool, nonce: [UInt8], _ body: (OpaquePointer) throws -> Result
    ) throws -> Result {
        guard let context = EVP_CIPHER_CTX_new() else { throw CryptoKitError.underlyingCoreCryptoError(error: 0) }
        defer { EVP_CIPHER_CTX_free(context) }
        let direction: Int32 = isEncrypting ? 1 : 0
        try check(EVP_CipherInit_ex(context, algorithm, nil, nil, nil, direction))
        try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(nonce.count), nil))
        try check(EVP_CipherInit_ex(context, nil, nil, key, nonce, direction))
        return try body(context)
    }

    /// Encrypts or decrypts a message. When it decrypts, the end verifies the tag.
    private func process(
        _ message: [UInt8], authenticating data: [UInt8], in context: OpaquePointer
    ) throws -> [UInt8] {
        var count: Int32 = 0
        if !data.isEmpty { try check(EVP_CipherUpdate(context, nil, &count, data, Int32(data.count))) }
        var output = [UInt8](repeating: 0, count: message.count + Int(EVP_MAX_BLOCK_LENGTH))
        var total = 0
        if !message.isEmpty {
            try check(EVP_CipherUpdate(context, &output, &count, message, Int32(message.count)))
            total = Int(count)
        }
        var rest = [UInt8](repeating: 0, count: Int(EVP_MAX_BLOCK_LENGTH))
        guard EVP_CipherFinal_ex(context, &rest, &count) == 1 else { throw CryptoKitError.authenticationFailure }
        return Array(output.prefix(total)) + rest.prefix(Int(count))
    }

    private func check(_ result: Int32) throws {
        guard result == 1 else { throw CryptoKitError.underlyingCoreCryptoError(error: result) }
    }
}
