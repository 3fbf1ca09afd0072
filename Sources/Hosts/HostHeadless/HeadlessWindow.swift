import Foundation
import HostClock
import PlatformHost

/// A window in memory.
@preconcurrency @MainActor
public final class HeadlessWindow: HostWindow {
    /// The size of the content, in points.
    public private(set) var size: CGSize
    /// The number of pixels per point.
    public private(set) var scale: CGFloat
    /// The title.
    public var title: String

    /// Whether `withPixels(_:)` is drawing the window.
    public private(set) var needsPixels = false

    /// The area of text input that the client last set, in points; nil while there is no text input.
    public private(set) var textInputArea: CGRect?
    /// Whether the client last set an area for secret text.
    public private(set) var isTextInputSecure = false
    /// The number of times that the client discarded the text of the input method.
    public private(set) var textInputResetCount = 0

    /// The shape of the pointer that the client last set.
    public private(set) var cursor: HostCursor = .arrow

    /// The minimum and maximum sizes that the client last set, in points.
    public private(set) var sizeLimits = (
        minimum: CGSize.zero, maximum: CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    )

    /// The size of the icon that the client last set, in pixels, if any.
    public private(set) var iconSize: CGSize?

    /// The damage of each presentation since the last `forgetPresentations()`, newest last.
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

    /// Records `damage` and paints into the window's memory.
    public func present(damage: [HostRect], paint: (HostSurface) -> Void) {
        presentations.append(damage)
        paint(memory.surface)
    }

    /// Removes all recorded presentations.
    public func forgetPresentations() {
        presentations.removeAll()
    }

    /// Sets the size, in points, and posts a `resized` event.
    public func resize(to size: CGSize) {
        guard size != self.size else { return }
        self.size = size
        memory = HeadlessMemory(size: size, scale: scale)
        host?.post(.resized(size, scale: scale), at: self)
    }

    /// Swaps the width and the height, and posts a `resized` event.
    public func rotate() {
        resize(to: CGSize(width: size.height, height: size.width))
    }

    /// Sets `textInputArea` and `isTextInputSecure`.
    public func setTextInputArea(_ area: CGRect?, isSecure: Bool) {
        textInputArea = area
        isTextInputSecure = isSecure
    }

    /// Increments `textInputResetCount`.
    public func resetTextInput() {
        textInputResetCount += 1
    }

    /// Sets `cursor`.
    public func setCursor(_ cursor: HostCursor) {
        self.cursor = cursor
    }

    /// Sets `sizeLimits`.
    public func setSizeLimits(minimum: CGSize, maximum: CGSize) {
        sizeLimits = (minimum, maximum)
    }

    /// Sets `iconSize`.
    public func setIcon(_ icon: HostSurface) {
        iconSize = CGSize(width: icon.width, height: icon.height)
    }

    /// Posts a `focus(false)` event for each other window, and then a `focus(true)` event for this window.
    public func raise() {
        guard let host else { return }
        for window in host.windows where window !== self { host.post(.focus(false), at: window) }
        host.post(.focus(true), at: self)
    }

    /// Removes the window from its host.
    public func close() {
        host?.windows.removeAll { $0 === self }
    }

    /// Draws the window's changes, and calls `body` with its pixels.
    public func withPixels<Result>(_ body: (HostSurface) throws -> Result) rethrows -> Result {
        needsPixels = true
        host?.client?.paint(self)
        needsPixels = false
        return try body(memory.surface)
    }
}

/// The pixels of a headless window, allocated on first use.
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
