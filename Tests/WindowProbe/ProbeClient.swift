import Foundation
import HostClock
import HostSDL
import PlatformHost

/// Fills its window with one color for each quarter, and prints all events.
@MainActor
final class ProbeClient: HostClient {
    private let host: SDLHost
    private let window: any HostWindow
    private var second: (any HostWindow)?
    private var isDirty = true
    private var wantsQuit = false
    /// Whether to print the counts at the end of the turn.
    private var logsState = false
    /// Simulates a drag of a scroll view.
    private var trackingPeriod: TrackingPeriod?
    private var turns = 0
    private var frames = 0
    /// The number of remaining frames of an animation.
    private var framesLeft = 0
    /// The times of the animation's frames, in seconds of the host's clock.
    private var frameTimes: [TimeInterval] = []

    init(host: SDLHost, window: any HostWindow) {
        self.host = host
        self.window = window
    }

    func log(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    // MARK: HostClient

    func turn(_ events: [HostEvent]) -> TurnOutcome {
        turns += 1
        MainQueue.shared.drain()
        for event in events { handle(event) }
        if framesLeft > 0 {
            framesLeft -= 1
            frameTimes.append(MainQueue.shared.now)
            isDirty = true
            if framesLeft == 0 { logFrames() }
        }
        if isDirty, window.needsPixels {
            isDirty = false
            paint(window)
        }
        if logsState {
            logsState = false
            log("state turns \(turns) frames \(frames) presentations \(host.presentationCount)")
        }
        return TurnOutcome(nextFrame: framesLeft > 0 ? MainQueue.shared.now : nil, wantsQuit: wantsQuit)
    }

    func paint(_ window: any HostWindow) {
        let width = Int((window.size.width * window.scale).rounded())
        let height = Int((window.size.height * window.scale).rounded())
        let start: TimeInterval = MainQueue.shared.now
        window.present(damage: [HostRect(x: 0, y: 0, width: width, height: height)], paint: fillQuarters)
        frames += 1
        if frames == 1 { log("first frame \(milliseconds(MainQueue.shared.now - start))") }
    }

    /// Fills the quarters with red, green, blue and white, from the top left.
    private func fillQuarters(_ surface: HostSurface) {
        let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
        for row in 0..<surface.height {
            let line = (surface.pixels + row * surface.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let first: Int = row < surface.height / 2 ? 0 : 2
            let half: Int = surface.width / 2
            line.update(repeating: colors[first], count: half)
            (line + half).update(repeating: colors[first + 1], count: surface.width - half)
        }
    }

    private func logFrames() {
        let gaps: [TimeInterval] = zip(frameTimes.dropFirst(), frameTimes).map { $0 - $1 }
        let mean: TimeInterval = gaps.reduce(0, +) / Double(max(1, gaps.count))
        log("frames \(frameTimes.count) mean \(milliseconds(mean)) longest \(milliseconds(gaps.max() ?? 0))")
        frameTimes.removeAll()
    }

    // MARK: Events

    private func handle(_ event: HostEvent) {
        let age: TimeInterval = MainQueue.shared.now - event.timestamp
        if age < 0 || age > 1 { log("strange timestamp \(event.timestamp)") }
        switch event.kind {
        case .touch(let touch):
            let button: String = touch.buttons == .secondary ? " secondary" : ""
            log("touch \(touch.phase) \(place(touch.location)) #\(touch.identifier) \(touch.tool)\(button)")
        case .hover(let point): log("hover \(point.map(place) ?? "out")")
        case .scroll(let scroll):
            let kind: String = scroll.isContinuous ? "smooth" : "notch"
            log("scroll \(scroll.delta.dx),\(scroll.delta.dy) at \(place(scroll.location)) \(kind)")
        case .key(let key):
            let phase: String = key.isRepeat ? "repeat" : key.isDown ? "down" : "up"
            log(
                "key \(phase) \(key.usage) [\(key.characters)|\(key.charactersIgnoringModifiers)] \(key.modifiers.rawValue)"
            )
        case .text(let text): log("text \(text)")
        case .composition(let text, let selected): log("composition \(text) \(selected)")
        case .resized(let size, let scale):
            isDirty = true
            log("resized \(place(CGPoint(x: size.width, y: size.height))) @\(scale)")
        case .rotationRequested(let rotation):
            log("rotation \(rotation)")
            event.window.rotate()
        case .visibility(let isVisible): log("visible \(isVisible)")
        case .exposed:
            isDirty = true
            log("exposed")
        case .focus(let isFocused): log("focus \(isFocused)")
        case .appearance(let isDark): log("appearance \(isDark)")
        case .textScale(let scale): log("text scale \(scale)")
        case .memoryWarning: log("memory warning")
        case .dayChanged: log("new day")
        case .notificationAnswered(let identifier, let answer): log("notification \(identifier) \(answer)")
        case .dropped(let drop):
            log("drop \(drop.files.map(\.path).joined(separator: ",")) \(drop.texts.joined(separator: ","))")
        case .openRequested(let urls): log("open \(urls.map(\.path).joined(separator: ","))")
        case .closeRequested:
            log("close requested")
            wantsQuit = true
        }
    }

    private func place(_ point: CGPoint) -> String { "\(point.x),\(point.y)" }

    // MARK: Commands

    /// Starts reading commands from standard input.
    func readCommands() {
        Thread.detachNewThread { [self] in
            while let line = readLine() {
                MainQueue.shared.async { self.perform(line) }
            }
            MainQueue.shared.async { self.wantsQuit = true }
        }
    }

    /// Sets an icon of one pixel: half-transparent red, premultiplied by alpha.
    func showIcon() {
        var pixel: UInt32 = 0x8080_0000
        withUnsafeMutableBytes(of: &pixel) { bytes in
            guard let base = bytes.baseAddress else { return }
            window.setIcon(HostSurface(pixels: base, width: 1, height: 1, bytesPerRow: 4))
        }
    }

    /// Starts work of the main actor that continues itself until the program ends.
    private func continueWork() { Task { continueWork() } }

    private func cursor(named name: String) -> HostCursor { name == "hand" ? .hand : name == "text" ? .text : .arrow }

    private func perform(_ line: String) {
        let words: [String] = line.split(separator: " ").map(String.init)
        let numbers: [Double] = words.dropFirst().compactMap(Double.init)
        switch words.first {
        case "resize": window.resize(to: CGSize(width: numbers[0], height: numbers[1]))
        case "limits":
            window.setSizeLimits(
                minimum: CGSize(width: numbers[0], height: numbers[1]),
                maximum: CGSize(width: numbers[2], height: numbers[3]))
            log("limited")
        case "icon":
            showIcon()
            log("icon shown")
        case "cursor":
            window.setCursor(cursor(named: words[1]))
            log("cursor shown")
        case "second":
            // Without a cursor, closes the second window.
            second?.close()
            second = nil
            if words.count > 1 {
                second = try? host.makeWindow(WindowRequest(title: "second", size: CGSize(width: 50, height: 50)))
                second?.setCursor(cursor(named: words[1]))
            }
            log("second window")
        case "receive":
            host.receiveURLs(at: words[1])
            log("receiving")
        case "title": window.title = words.dropFirst().joined(separator: " ")
        case "input":
            let area: CGRect? =
                numbers.count == 4
                ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
            window.setTextInputArea(area, isSecure: words.last == "secure")
            log("input \(area == nil ? "off" : "on")")
        case "copy":
            host.clipboard.string = words.dropFirst().joined(separator: " ")
            log("copied")
        case "copyData":
            let bytes: [UInt8] = (0..<Int(numbers[0])).map { UInt8(truncatingIfNeeded: $0 * 7) }
            host.clipboard.setItem(string: "text", data: [words[2]: bytes])
            log("copied")
        case "pasteData":
            let bytes: [UInt8]? = host.clipboard.data(in: words[1])
            let sum: Int? = bytes?.reduce(0) { $0 + Int($1) }
            log("data \(bytes?.count ?? -1) sum \(sum ?? -1) of \(host.clipboard.formats.joined(separator: " "))")
        case "paste": log("pasted \(host.clipboard.string ?? "nothing") changes \(host.clipboard.changeCount)")
        case "animate":
            framesLeft = Int(numbers[0])
        case "timer":
            // A Foundation timer, as an app may use it.
            let timer = Timer(timeInterval: numbers[0], repeats: false) { [self] _ in
                MainActor.assumeIsolated { isDirty = true }
            }
            RunLoop.main.add(timer, forMode: words.last == "common" ? .common : .default)
        case "track": trackingPeriod = TrackingPeriod()
        case "busy":
            continueWork()
            log("busy")
        case "rest":
            MainQueue.shared.schedule(after: numbers[0]) { self.log("rested") }
        case "choose":
            guard let chooser = host.fileChooser else { return log("no file chooser") }
            _ = chooser.show(HostFileRequest(.files(allowsSeveral: true), title: words[1]), above: window) {
                self.log("answer \($0)")
            }
        case "dirty": isDirty = true
        case "state": logsState = true
        default: log("unknown command \(line)")
        }
    }
}
