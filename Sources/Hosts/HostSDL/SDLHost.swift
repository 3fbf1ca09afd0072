import CSDL2
import Foundation
import HostClock
import PlatformHost

/// A host with a display: real windows by SDL2, real time, a person's events.
///
/// The library is loaded when the host is made. The window's pixels are plain memory; no graphics driver is
/// involved on X11.
@MainActor
public final class SDLHost: PlatformHost {
    public let display: DisplayMetrics
    public var clipboard: any HostClipboard { desktopClipboard }

    /// How often windows showed something new.
    public internal(set) var presentationCount = 0
    /// How many turns the client ran.
    public internal(set) var turnCount = 0

    let sdl: UnsafePointer<EngawaSDL>
    let desktopClipboard: SDLClipboard
    let isWayland: Bool
    let isX11: Bool
    var windows: [SDLWindow] = []
    var events: [HostEvent] = []
    var input = InputState()

    /// Whether an input method runs, whose answers SDL hears over the session's bus.
    let hasInputMethod: Bool

    /// The scale that the environment asks for, if it does.
    private let environmentScale: CGFloat?
    /// The display's size, in the units that SDL measures windows in.
    private let displayUnits: CGSize
    /// Whose text is being typed, and where it is.
    private weak var textWindow: SDLWindow?
    private var textArea: CGRect?

    /// The cursors used so far. SDL keeps them until its video ends.
    private var cursors: [HostCursor: OpaquePointer] = [:]

    private static var opening: DisplayOpening?

    /// Begins to open the display, on another thread, so that it is open when a host is made.
    ///
    /// Call it as early as possible, and do what the display is not needed for meanwhile.
    public static func prepare() {
        if opening == nil { opening = DisplayOpening() }
    }

    /// Opens the display, or waits until it is open.
    ///
    /// - Throws: `HostError` when SDL2 is not installed or no display answers.
    public init() throws {
        let opening: DisplayOpening = SDLHost.opening ?? DisplayOpening()
        SDLHost.opening = nil
        let opened: OpenDisplay = try opening.wait()
        let environment: [String: String] = ProcessInfo.processInfo.environment
        sdl = opened.sdl
        isWayland = opened.driver == "wayland"
        isX11 = opened.driver == "x11"
        hasInputMethod = InputMethod.isRunning(environment)
        environmentScale = opened.environmentScale
        displayUnits = opened.units
        display = DisplayMetrics(
            size: CGSize(width: opened.units.width / opened.scale, height: opened.units.height / opened.scale),
            scale: opened.scale,
            refreshRate: opened.refreshRate >= 24 ? opened.refreshRate : 60,
            prefersDark: Appearance.isDark(environment), reducesMotion: Appearance.reducesMotion(environment))
        desktopClipboard = SDLClipboard(sdl: sdl)
    }

    isolated deinit {
        sdl.pointee.QuitSubSystem(UInt32(EngawaSDLVideo))
    }

    public func makeWindow(_ request: WindowRequest) throws -> any HostWindow {
        let window = try SDLWindow(host: self, request: request)
        windows.append(window)
        return window
    }

    public func open(_ url: URL) -> Bool {
        let opener = Process()
        opener.executableURL = URL(fileURLWithPath: "/usr/bin/xdg-open")
        opener.arguments = [url.absoluteString]
        do {
            try opener.run()
            return true
        } catch {
            return false
        }
    }

    // MARK: Windows

    func makePicture(of handle: OpaquePointer) -> any WindowPicture {
        isX11 ? SurfacePicture(sdl: sdl, window: handle) : TexturePicture(sdl: sdl, window: handle)
    }

    func window(_ identifier: UInt32) -> SDLWindow? {
        windows.first { $0.identifier == identifier }
    }

    func forget(_ window: SDLWindow) {
        stopTextInput(of: window)
        windows.removeAll { $0 === window }
        events.removeAll { $0.window === window }
    }

    /// Queues an event, stamped with the time it is now.
    func append(_ kind: HostEvent.Kind, at window: SDLWindow) {
        events.append(HostEvent(window: window, timestamp: MainQueue.shared.now, kind: kind))
    }

    func showCursor(_ cursor: HostCursor) {
        let kind: SDL_SystemCursor =
            switch cursor {
            case .arrow: SDL_SYSTEM_CURSOR_ARROW
            case .text: SDL_SYSTEM_CURSOR_IBEAM
            case .hand: SDL_SYSTEM_CURSOR_HAND
            }
        // A display without such a cursor keeps the one it has.
        guard let made = cursors[cursor] ?? sdl.pointee.CreateSystemCursor(kind) else { return }
        cursors[cursor] = made
        sdl.pointee.SetCursor(made)
    }

    // MARK: Scale

    /// Pixels to a point in a window, which Wayland may show at another scale than the display's.
    func scale(of handle: OpaquePointer) -> CGFloat {
        guard environmentScale == nil, isWayland else { return display.scale }
        return pixelsPerUnit(of: handle)
    }

    func pixelsPerUnit(of handle: OpaquePointer) -> CGFloat {
        var width: Int32 = 0
        var pixels: Int32 = 0
        var height: Int32 = 0
        sdl.pointee.GetWindowSize(handle, &width, &height)
        sdl.pointee.GetWindowSizeInPixels(handle, &pixels, &height)
        return width > 0 && pixels > 0 ? CGFloat(pixels) / CGFloat(width) : 1
    }

    /// How many points one of SDL's units is in `window`.
    func pointsPerUnit(in window: SDLWindow) -> CGFloat {
        guard isWayland, let handle = window.handle else { return 1 / window.scale }
        return pixelsPerUnit(of: handle) / window.scale
    }

    /// A window's size of so many points in the units that SDL measures windows in, as far as the display has room.
    func units(for size: CGSize) -> CGSize {
        let unitsPerPoint: CGFloat = isWayland && environmentScale == nil ? 1 : display.scale
        func fit(_ points: CGFloat, _ room: CGFloat) -> CGFloat {
            let units: CGFloat = max(1, (points * unitsPerPoint).rounded())
            return room > 0 ? min(units, room) : units
        }
        return CGSize(width: fit(size.width, displayUnits.width), height: fit(size.height, displayUnits.height))
    }

    // MARK: Text

    func startTextInput(in window: SDLWindow, area: CGRect) {
        let isNew: Bool = textWindow !== window
        guard isNew || textArea != area else { return }
        textWindow = window
        textArea = area
        let unit: CGFloat = pointsPerUnit(in: window)
        var rectangle = SDL_Rect(
            x: Int32((area.minX / unit).rounded()), y: Int32((area.minY / unit).rounded()),
            w: Int32((area.width / unit).rounded()), h: Int32((area.height / unit).rounded()))
        sdl.pointee.SetTextInputRect(&rectangle)
        if isNew { sdl.pointee.StartTextInput() }
    }

    func stopTextInput(of window: SDLWindow) {
        guard textWindow === window else { return }
        textWindow = nil
        textArea = nil
        sdl.pointee.StopTextInput()
    }

    var isEditingText: Bool { textWindow != nil }
}
