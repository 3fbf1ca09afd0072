import Foundation
import HostClock
import PlatformHost

/// A window of memory.
@preconcurrency @MainActor
public final class HeadlessWindow: HostWindow {
    public private(set) var size: CGSize
    public private(set) var scale: CGFloat
    public var title: String

    /// True only while a picture is being taken.
    public private(set) var needsPixels = false

    /// Where text is being typed, in points, as the client last said.
    public private(set) var textInputArea: CGRect?

    /// How the pointer looks, as the client last said.
    public private(set) var cursor: HostCursor = .arrow

    /// The smallest and the largest size that the client allows, in points.
    public private(set) var sizeLimits = (
        minimum: CGSize.zero, maximum: CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    )

    /// The size of the icon in pixels, as the client last set it; nil while there is none.
    public private(set) var iconSize: CGSize?

    /// Every damage presented, newest last, since the last `forgetPresentations()`.
    public private(set) var presentations: [[HostRect]] = []

    private var memory: HeadlessMemory
    private weak var host: HeadlessHost?

    init(host: HeadlessHost, title: String, size: CGSize, scale: CGFloat) {
        self.host = host
        self.title = title
        self.size = size
        self.scale = scale
        memory = HeadlessMemory(size: size, scale: scale)
    }

    public func present(damage: [HostRect], paint: (HostSurface) -> Void) {
        presentations.append(damage)
        paint(memory.surface)
    }

    /// Forgets what was presented so far.
    public func forgetPresentations() {
        presentations.removeAll()
    }

    public func resize(to size: CGSize) {
        guard size != self.size else { return }
        self.size = size
        memory = HeadlessMemory(size: size, scale: scale)
        host?.post(.resized(size, scale: scale), at: self)
    }

    public func turn() {
        resize(to: CGSize(width: size.height, height: size.width))
    }

    public func setTextInputArea(_ area: CGRect?) {
        textInputArea = area
    }

    public func setCursor(_ cursor: HostCursor) {
        self.cursor = cursor
    }

    public func setSizeLimits(minimum: CGSize, maximum: CGSize) {
        sizeLimits = (minimum, maximum)
    }

    public func setIcon(_ icon: HostSurface) {
        iconSize = CGSize(width: icon.width, height: icon.height)
    }

    public func close() {
        host?.windows.removeAll { $0 === self }
    }

    /// Brings the window's picture up to date and lends it to `body`.
    public func withPixels<Result>(_ body: (HostSurface) throws -> Result) rethrows -> Result {
        needsPixels = true
        host?.client?.paint(self)
        needsPixels = false
        return try body(memory.surface)
    }
}

/// The pixels of a headless window, allocated when they are first needed.
@MainActor
private final class HeadlessMemory {
    private let width: Int
    private let height: Int
    private var bytes: UnsafeMutableRawPointer?

    init(size: CGSize, scale: CGFloat) {
        width = max(1, Int((size.width * scale).rounded()))
        height = max(1, Int((size.height * scale).rounded()))
    }

    var surface: HostSurface {
        let pixels: UnsafeMutableRawPointer = bytes ?? allocate()
        bytes = pixels
        return HostSurface(pixels: pixels, width: width, height: height, bytesPerRow: width * 4)
    }

    private func allocate() -> UnsafeMutableRawPointer {
        let count: Int = width * height * 4
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
        pixels.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        return pixels
    }

    isolated deinit {
        bytes?.deallocate()
    }
}
