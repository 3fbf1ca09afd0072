import ClassRuntime
import Foundation
import HostSDL
import PlatformHost
import ProgramDiagnostics

/// Runs an application until it ends, and returns the exit code of the process.
///
/// - Parameters:
///   - argc: The number of arguments, which is ignored.
///   - argv: The arguments, which are ignored.
///   - principalClassName: Must be nil, because the application is a `UIApplication`.
///   - delegateClassName: The name of the delegate's class, as `NSStringFromClass` returns it.
///
/// It can be called from the top level of `main.swift` in the language modes of Swift 5 and Swift 6.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    stopProgram(unless: principalClassName == nil, "A custom application class is not supported: pass nil.")
    guard let delegateClassName, let type = NSClassFromString(delegateClassName) as? NSObject.Type else {
        fail("The class of the application's delegate, \(delegateClassName ?? "nil"), was not found.")
        return 1
    }
    return run(type)
}

extension UIApplicationDelegate {
    /// Runs the application with an instance of this class as its delegate. `@main` calls it.
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
        if let folder = ProcessInfo.processInfo.environment["ENGAWA_TOUR"],
            let tour = NSClassFromString("AppDriver.AppTour") as? any ApplicationTour.Type
        {
            try tour.run(Swift.type(of: delegate), folder: URL(fileURLWithPath: folder, isDirectory: true))
            return 0
        }
        let arguments = Array(CommandLine.arguments.dropFirst())
        var options = LaunchOptions(arguments: arguments)
        options.showsStatusBar = LaunchOptions.value(of: "-UIStatusBar", in: arguments) != "NO"
        if LaunchOptions.value(of: "-UIKeyboard", in: arguments) == nil {
            options.showsKeyboard = InputDevices.needsScreenKeyboard
        }
        try ApplicationLauncher.run(delegate: delegate, options: options)
        return 0
    } catch {
        fail("\(error)")
        return 1
    }
}

private func fail(_ sentence: String) {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
}
