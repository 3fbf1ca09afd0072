import Foundation
import UIKit

/// An app that sets user defaults and exits in the way that its argument selects.
@MainActor
final class ProbeDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UserDefaults.standard.set("kept", forKey: "launch")
        UserDefaults(suiteName: "probe.suite")?.set(7, forKey: "number")
        switch CommandLine.arguments.dropFirst().first {
        case "exit": exit(0)
        case "kill":
            let link = CADisplayLink(target: self, selector: Selector("nextFrame", ProbeDelegate.nextFrame))
            link.add(to: .main, forMode: .common)
        default: break
        }
        return true
    }

    private var frames = 0

    func nextFrame() {
        frames += 1
        if frames == 1 { UserDefaults.standard.set("kept", forKey: "turn") }
        if frames == 3 { raise(SIGKILL) }
    }
}

exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(ProbeDelegate.self)))
