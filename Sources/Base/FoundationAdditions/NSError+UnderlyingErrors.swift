import Foundation

/// The key of several underlying errors in the user information of an error. The value is an array of errors.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"

extension NSError {
    /// The errors that caused this one: the underlying error and the several underlying errors in the user information.
    public var underlyingErrors: [any Error] {
        let information: [String: Any] = userInfo
        let first: [any Error] = (information[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? []
        return first + (information[NSMultipleUnderlyingErrorsKey] as? [any Error] ?? [])
    }
}
