import Foundation

/// The launch arguments that the process reports.
///
/// A launched application runs in the process of its test, and the arguments of that process are those of the test
/// runner. Swift has no API to change them: the setter of `CommandLine.arguments` is unavailable in Swift 6 mode,
/// because other threads could read the arguments at the same time, and `ProcessInfo` reads the arguments that the
/// system passed to the process. The two functions below rely on symbol names of the toolchain. `LaunchTests` fails if
/// a name changes.
package enum LaunchArguments {
    /// The arguments that `CommandLine.arguments` and `ProcessInfo.arguments` return, the program's path first.
    @MainActor package static var current: [String] {
        get { CommandLine.arguments }
        set { setCommandLineArguments(newValue) }
    }
}

/// The setter of `CommandLine.arguments`.
@_silgen_name("$ss11CommandLineO9argumentsSaySSGvsZ")
private func setCommandLineArguments(_ arguments: consuming [String])

/// Replaces the getter of `ProcessInfo.arguments` in programs that link this module.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC9argumentsSaySSGvg")
public func processInfoArguments() -> [String] {
    CommandLine.arguments
}
