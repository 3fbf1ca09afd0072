import ClassRuntime
import Foundation
import PlatformHost
import Diagnostics

/// Runs an application until it ends, and returns what the process should exit with.
///
/// - Parameters:
///   - argc: how many arguments there are; not used.
///   - argv: the arguments; not used.
///   - principalClassName: must be nil: the application is a `UIApplication`.
///   - delegateClassName: the class of the delegate, as `NSStringFromClass` names it.
///
/// Code at the top level of `main.swift` may call it in both language modes.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    stopProgram(unless: principalClassName == nil, "The application cannot be of a class of its own here: pass nil.")
    guard let delegateClassName, let type = NSClassFromString(delegateClassName) as? NSObject.Type else {
        fail("There is no class named \(delegateClassName ?? "nil") to be the application's delegate.")
        return 1
    }
    return run(type)
}

extension UIApplicationDelegate {
    /// Runs the application whose delegate is of this class. `@main` calls it.
    @MainActor
    public static func main() {
        guard let type = self as? NSObject.Type else {
            fail("The application's delegate \(self) must be a class that inherits from UIResponder or NSObject.")
            exit(1)
        }
        exit(run(type))
    }
}

@MainActor
private func run(_ type: NSObject.Type) -> Int32 {
    guard let delegate = type.make() as? any UIApplicationDelegate else {
        fail("The class \(type) does not conform to UIApplicationDelegate.")
        return 1
    }
    do {
        try ApplicationLauncher.run(delegate: delegate)
        return 0
    } catch {
        fail("\(error)")
        return 1
    }
}

private func fail(_ sentence: String) {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
}
