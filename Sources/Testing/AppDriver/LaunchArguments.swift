import Foundation

/// The arguments that the process seems to have been started with.
///
/// A launched application runs in the process of its test, whose arguments belong to the test runner. Swift offers no
/// way to change them: the setter of `CommandLine.arguments` is unavailable in Swift 6 mode, because threads could read
/// the arguments meanwhile, and `ProcessInfo` reads what the system passed to the process. Both are bets on symbols of
/// the toolchain. `LaunchTests` fails where one does not hold.
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

/// The getter of `ProcessInfo.arguments`: a program that links this module has it from here.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC9argumentsSaySSGvg")
public func processInfoArguments() -> [String] {
    CommandLine.arguments
}
