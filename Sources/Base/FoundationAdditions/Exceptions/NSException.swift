import Foundation
import ProgramDiagnostics

/// An exception, which describes a misuse that the program does not handle.
///
/// As on Apple platforms, Swift code cannot catch an exception, so raising one ends the program.
open class NSException: NSObject, NSCopying {
    /// The name, which identifies the kind of misuse.
    public let name: NSExceptionName
    /// A description of the misuse.
    public let reason: String?
    /// Additional values for the description.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception. Call `raise()` to raise it.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
    }

    /// Creates and raises an exception whose reason is a format with arguments.
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }

    /// Stops the program with a message that contains the name and the reason.
    open func raise() {
        stopProgram("Uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'")
    }

    /// Returns this exception, which cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The reason, or the name if the reason is nil.
    open override var description: String { reason ?? name.rawValue }
}
