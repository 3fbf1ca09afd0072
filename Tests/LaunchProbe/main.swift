// An application as Xcode's templates created it before `@main`: with a main.swift, and with scenes that Info.plist
// describes. It prints its life cycle to standard output, and exits when its window has appeared.
import UIKit

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
