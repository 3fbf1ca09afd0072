/// An error of encryption or authentication.
public enum CryptoKitError: Error, Equatable {
    /// The size of the key is not supported.
    case incorrectKeySize
    /// The size of a parameter, such as a nonce, is not supported.
    case incorrectParameterSize
    /// The data does not belong to the authentication code: it was changed, or the key differs.
    case authenticationFailure
    /// The encryption failed in the library.
    case underlyingCoreCryptoError(error: Int32)
}
