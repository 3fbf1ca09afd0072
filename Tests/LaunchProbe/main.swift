// An application as Xcode made it before `@main`: its own main.swift, and scenes that Info.plist describes. It says what
// happens to it on its standard output, and ends once its window is there.
import UIKit

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
