import HostClock
import PlatformHost
import UIKitCore

/// A host with a screen in memory and real time, so that background work runs on other threads as it does in a window.
///
/// The host of tests has virtual time, in which all work is done on the main thread.
@MainActor
final class MemoryHost: PlatformHost {
    let display = DisplayMetrics(size: CGSize(width: 390, height: 844), scale: 2)
    let clipboard: any HostClipboard = Clipboard()

    private final class Clipboard: HostClipboard {
        var primarySelection: String?
        var string: String? { didSet { changeCount += 1 } }
        private(set) var changeCount = 0
        let formats: [String] = []

        func data(in format: String) -> [UInt8]? { nil }

        func setItem(string: String?, data: [String: [UInt8]]) { self.string = string }
    }

    func makeWindow(_ request: WindowRequest) throws -> any HostWindow {
        MemoryWindow(title: request.title, display: display)
    }

    func run(_ client: any HostClient) {
        let waiter = MainLoopWaiter()
        var outcome = client.turn([])
        while !outcome.wantsQuit {
            waiter.wait(until: outcome.nextFrame)
            outcome = client.turn([])
        }
    }

    func open(_ url: URL) -> Bool { false }
    func canOpen(scheme: String) -> Bool { false }
}

/// A window that always needs its pixels.
@MainActor
final class MemoryWindow: HostWindow {
    let size: CGSize
    let scale: CGFloat
    let needsPixels = true
    var title: String

    private var pixels: [UInt8]
    private let width: Int
    private let height: Int

    init(title: String, display: DisplayMetrics) {
        self.title = title
        size = display.size
        scale = display.scale
        width = Int(size.width * scale)
        height = Int(size.height * scale)
        pixels = Array(repeating: 0, count: width * height * 4)
    }

    func present(damage: [HostRect], paint: (HostSurface) -> Void) {
        pixels.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            paint(HostSurface(pixels: base, width: width, height: height, bytesPerRow: width * 4))
        }
    }

    // A benchmark neither resizes its window nor types.
    func resize(to size: CGSize) {}

    func rotate() {}

    func setTextInputArea(_ area: CGRect?, isSecure: Bool) {}

    func resetTextInput() {}

    func setCursor(_ cursor: HostCursor) {}

    func setSizeLimits(minimum: CGSize, maximum: CGSize) {}

    func setIcon(_ icon: HostSurface) {}

    func raise() {}

    func close() {}
}
