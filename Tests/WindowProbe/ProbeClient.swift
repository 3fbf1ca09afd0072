import Foundation
import HostClock
import HostSDL
import PlatformHost

/// Fills its window with one colour for each quarter, and tells what it is told.
@MainActor
final class ProbeClient: HostClient {
    private let host: SDLHost
    private let window: any HostWindow
    private var isDirty = true
    private var wantsQuit = false
    /// Whether it tells its counts at the end of the turn.
    private var tellsState = false
    private var turns = 0
    private var frames = 0
    /// When the frames of an animation began, and how many are left.
    private var framesLeft = 0
    private var frameTimes: [TimeInterval] = []

    init(host: SDLHost, window: any HostWindow) {
        self.host = host
        self.window = window
    }

    func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    // MARK: HostClient

    func turn(_ events: [HostEvent]) -> TurnOutcome {
        turns += 1
        MainQueue.shared.drain()
        for event in events { note(event) }
        if framesLeft > 0 {
            framesLeft -= 1
            frameTimes.append(MainQueue.shared.now)
            isDirty = true
            if framesLeft == 0 { tellFrames() }
        }
        if isDirty, window.needsPixels {
            isDirty = false
            paint(window)
        }
        if tellsState {
            tellsState = false
            say("state turns \(turns) frames \(frames) presentations \(host.presentationCount)")
        }
        return TurnOutcome(nextFrame: framesLeft > 0 ? MainQueue.shared.now : nil, wantsQuit: wantsQuit)
    }

    func paint(_ window: any HostWindow) {
        let width = Int((window.size.width * window.scale).rounded())
        let height = Int((window.size.height * window.scale).rounded())
        let began: TimeInterval = MainQueue.shared.now
        window.present(damage: [HostRect(x: 0, y: 0, width: width, height: height)], paint: fillQuarters)
        frames += 1
        if frames == 1 { say("first frame \(milliseconds(MainQueue.shared.now - began))") }
    }

    /// Red, green, blue and white, from the top left.
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

    private func tellFrames() {
        let gaps: [TimeInterval] = zip(frameTimes.dropFirst(), frameTimes).map { $0 - $1 }
        let mean: TimeInterval = gaps.reduce(0, +) / Double(max(1, gaps.count))
        say("frames \(frameTimes.count) mean \(milliseconds(mean)) longest \(milliseconds(gaps.max() ?? 0))")
        frameTimes.removeAll()
    }

    // MARK: Events

    private func note(_ event: HostEvent) {
        let age: TimeInterval = MainQueue.shared.now - event.timestamp
        if age < 0 || age > 1 { say("strange timestamp \(event.timestamp)") }
        switch event.kind {
        case .touch(let touch):
            let button: String = touch.buttons == .secondary ? " secondary" : ""
            say("touch \(touch.phase) \(place(touch.location)) #\(touch.identifier) \(touch.tool)\(button)")
        case .hover(let point): say("hover \(point.map(place) ?? "out")")
        case .scroll(let scroll):
            let kind: String = scroll.isContinuous ? "smooth" : "notch"
            say("scroll \(scroll.delta.dx),\(scroll.delta.dy) at \(place(scroll.location)) \(kind)")
        case .key(let key):
            let phase: String = key.isRepeat ? "repeat" : key.isDown ? "down" : "up"
            say(
                "key \(phase) \(key.usage) [\(key.characters)|\(key.charactersIgnoringModifiers)] \(key.modifiers.rawValue)"
            )
        case .text(let text): say("text \(text)")
        case .composition(let text, let selected): say("composition \(text) \(selected)")
        case .resized(let size, let scale):
            isDirty = true
            say("resized \(place(CGPoint(x: size.width, y: size.height))) @\(scale)")
        case .turned(let turn):
            say("turned \(turn)")
            event.window.turn()
        case .exposed:
            isDirty = true
            say("exposed")
        case .focus(let isFocused): say("focus \(isFocused)")
        case .appearance(let isDark): say("appearance \(isDark)")
        case .closeRequested:
            say("close requested")
            wantsQuit = true
        }
    }

    private func place(_ point: CGPoint) -> String { "\(point.x),\(point.y)" }

    // MARK: Commands

    /// Takes commands from the standard input from now on.
    func readCommands() {
        Thread.detachNewThread { [self] in
            while let line = readLine() {
                MainQueue.shared.async { self.perform(line) }
            }
            MainQueue.shared.async { self.wantsQuit = true }
        }
    }

    private func perform(_ line: String) {
        let words: [String] = line.split(separator: " ").map(String.init)
        let numbers: [Double] = words.dropFirst().compactMap(Double.init)
        switch words.first {
        case "resize": window.resize(to: CGSize(width: numbers[0], height: numbers[1]))
        case "limits":
            window.setSizeLimits(
                minimum: CGSize(width: numbers[0], height: numbers[1]),
                maximum: CGSize(width: numbers[2], height: numbers[3]))
            say("limited")
        case "icon":
            // One pixel of half-transparent red, multiplied by its alpha.
            var pixel: UInt32 = 0x8080_0000
            withUnsafeMutableBytes(of: &pixel) { bytes in
                guard let base = bytes.baseAddress else { return }
                window.setIcon(HostSurface(pixels: base, width: 1, height: 1, bytesPerRow: 4))
            }
            say("icon shown")
        case "cursor":
            window.setCursor(words[1] == "hand" ? .hand : words[1] == "text" ? .text : .arrow)
            say("cursor shown")
        case "title": window.title = words.dropFirst().joined(separator: " ")
        case "input":
            let area: CGRect? =
                numbers.count == 4
                ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
            window.setTextInputArea(area)
            say("input \(area == nil ? "off" : "on")")
        case "copy":
            host.clipboard.string = words.dropFirst().joined(separator: " ")
            say("copied")
        case "paste": say("pasted \(host.clipboard.string ?? "nothing") changes \(host.clipboard.changeCount)")
        case "animate":
            framesLeft = Int(numbers[0])
        case "timer":
            // Foundation's own timer, as an application may use it.
            _ = Timer.scheduledTimer(withTimeInterval: numbers[0], repeats: false) { [self] _ in
                MainActor.assumeIsolated { isDirty = true }
            }
        case "rest":
            MainQueue.shared.schedule(after: numbers[0]) { self.say("rested") }
        case "dirty": isDirty = true
        case "state": tellsState = true
        default: say("unknown command \(line)")
        }
    }
}
