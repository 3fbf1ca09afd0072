// A program that opens a window for the tests of HostSDL. It prints one line for each event to standard output, and
// executes commands from standard input, one per line. It exits at the end of its input.
import Foundation
import HostClock
import HostSDL
import PlatformHost

let started: TimeInterval = MainQueue.shared.now
if CommandLine.arguments.contains("--prepare") { SDLHost.prepare() }
do {
    let host = try SDLHost()
    let opened: TimeInterval = MainQueue.shared.now
    let arguments: [String] = CommandLine.arguments
    if arguments.contains("--feedback") { host.play(HostFeedback(kind: .medium)) }
    let width: Double = arguments.count > 1 ? Double(arguments[1]) ?? 390 : 390
    let height: Double = arguments.count > 2 ? Double(arguments[2]) ?? 844 : 844
    let window = try host.makeWindow(
        WindowRequest(title: "probe", size: CGSize(width: width, height: height)))
    let shown: TimeInterval = MainQueue.shared.now
    let client = ProbeClient(host: host, window: window)
    client.log("display \(host.display.size.width)x\(host.display.size.height) @\(host.display.scale)")
    client.log("steps display \(milliseconds(opened - started)) window \(milliseconds(shown - opened))")
    if arguments.contains("--icon") { client.showIcon() }
    client.readCommands()
    host.run(client)
    client.log("gone")
} catch {
    print("error \(error)")
    exit(1)
}

func milliseconds(_ time: TimeInterval) -> String { String(format: "%.2f ms", time * 1_000) }
