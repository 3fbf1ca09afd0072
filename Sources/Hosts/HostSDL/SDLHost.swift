import CSDL2
import Foundation
import HostClock
import PlatformHost

/// A host with a display: SDL2 windows, real time and the user's events.
///
/// The SDL2 library is loaded when the host is created. A window's pixels are plain memory. On X11 no graphics driver
/// is involved.
@MainActor
public final class SDLHost: PlatformHost {
    /// The display.
    public private(set) var display: DisplayMetrics
    /// The desktop's clipboard.
    public var clipboard: any HostClipboard {
        openDisplay()
        return desktopClipboard
    }

    /// The number of presentations by all windows.
    public internal(set) var presentationCount = 0
    /// The number of turns that the client ran.
    public internal(set) var turnCount = 0

    let sdl: UnsafePointer<EngawaSDL>
    let desktopClipboard: SDLClipboard
    var isWayland: Bool { opened.driver == "wayland" }
    var isX11: Bool { opened.driver == "x11" }
    /// Whether SDL reports the measured pressure of fingers. With other drivers, it always reports 1.
    var measuresPressure: Bool { opened.driver == "KMSDRM" }
    var windows: [SDLWindow] = []
    var events: [HostEvent] = []
    var input = InputState()

    /// Whether an input method communicates with SDL over the session bus.
    let hasInputMethod: Bool

    /// The display, or its expected properties while it opens.
    private var opened: OpenDisplay
    /// The display that is still being opened, or nil.
    private var pendingOpening: DisplayOpening?

    private var environmentScale: CGFloat? { opened.environmentScale }
    /// The window with text input.
    private weak var textWindow: SDLWindow?
    private var textArea: CGRect?
    /// Whether the text that is being edited is secret.
    private var isTextSecure = false

    /// The cursor of all windows.
    private var cursor: HostCursor = .arrow
    /// The window that set the cursor.
    private weak var cursorWindow: SDLWindow?
    /// The cursors created so far. SDL frees them when its video subsystem quits.
    private var cursors: [HostCursor: OpaquePointer] = [:]

    /// The first device that rumbles. The host searches for it when feedback is first played.
    lazy var rumbler: OpaquePointer? = openRumbler()

    private lazy var portal: PortalFileChooser? = makePortal()

    /// The file dialogs of the desktop portal. Nil if there is no session bus, and after a dialog could not be shown
    /// because there is no portal.
    public var fileChooser: (any HostFileChooser)? { portal?.isMissing == false ? portal : nil }

    private static var opening: DisplayOpening?

    /// Starts opening the display on another thread, so that it can already be open when a host is created.
    ///
    /// Call this as early as possible, and do work that does not need the display while it opens.
    public static func prepare() {
        if opening == nil { opening = DisplayOpening() }
    }

    /// Starts opening the display, unless `prepare()` has done so, and waits until the properties of the display are
    /// known.
    ///
    /// While the display is still opening, windows can be created and laid out. The first window that presents a frame
    /// waits for the display.
    ///
    /// - Throws: `HostError` if no display responds, or if SDL2 is not installed. On X11, SDL2 is loaded later. If it
    ///   is not installed, the first window ends the program with a message.
    public init() throws {
        let opening: DisplayOpening = SDLHost.opening ?? DisplayOpening()
        SDLHost.opening = nil
        let expected: OpenDisplay? = opening.waitForExpected()
        let opened: OpenDisplay = try expected ?? opening.wait()
        pendingOpening = expected == nil ? nil : opening
        let environment = ProcessInfo.processInfo.environment
        self.opened = opened
        sdl = opened.sdl
        hasInputMethod = InputMethod.isRunning(environment)
        let environmentTextScale = Appearance.textScale(environment)
        display = DisplayMetrics(
            size: .zero, scale: opened.scale(textScale: TextScaleSetting.current), refreshRate: 60,
            prefersDark: Appearance.isDark(environment), reducesMotion: Appearance.reducesMotion(environment),
            textScale: environmentTextScale ?? TextScaleSetting.current)
        SDLHost.update(&display, from: opened)
        desktopClipboard = SDLClipboard(sdl: sdl)
        desktopClipboard.x11Window = { [weak self] in
            guard let handle = self?.windows.first?.handle else { return nil }
            let window: UInt32 = engawa_sdl_x11_window(handle)
            return window == 0 ? nil : window
        }
        if environmentTextScale == nil {
            TextScaleSetting.observer = { [weak self] in self?.textScaleDidChange($0) }
        }
    }

    private static func update(_ display: inout DisplayMetrics, from opened: OpenDisplay) {
        display.size = CGSize(width: opened.units.width / display.scale, height: opened.units.height / display.scale)
        display.refreshRate = opened.refreshRate >= 24 ? opened.refreshRate : 60
    }

    /// Whether the display is open, so that SDL's functions can be called.
    var isOpen: Bool { pendingOpening == nil }

    /// Waits until the display is open, and opens the windows that were created while it was opening.
    ///
    /// The properties of the display were read from a server that responds, so a failure is unlikely, and ends the
    /// program with a message.
    func openDisplay() {
        guard let opening = pendingOpening else { return }
        pendingOpening = nil
        do {
            opened = try opening.wait()
            SDLHost.update(&display, from: opened)
            for window in windows where try window.open(on: self) {
                append(.resized(window.size, scale: window.scale), at: window)
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private func textScaleDidChange(_ scale: Double) {
        guard scale != display.textScale else { return }
        display.textScale = scale
        for window in windows { append(.textScale(scale), at: window) }
    }

    isolated deinit {
        if let pendingOpening, (try? pendingOpening.wait()) == nil { return }
        sdl.pointee.QuitSubSystem(UInt32(EngawaSDLVideo))
    }

    /// Opens a window on the display.
    ///
    /// - Throws: `HostError` if SDL cannot create the window.
    public func makeWindow(_ request: WindowRequest) throws -> any HostWindow {
        let window = try SDLWindow(host: self, request: request)
        windows.append(window)
        return window
    }

    /// Opens a URL with `xdg-open`, and returns whether the program could be started.
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

    /// Whether the screen saver is disabled.
    public var keepsDisplayOn = false {
        didSet {
            if pendingOpening != nil { openDisplay() }
            if keepsDisplayOn { sdl.pointee.DisableScreenSaver() } else { sdl.pointee.EnableScreenSaver() }
        }
    }

    private lazy var notifications = DesktopNotifications { [weak self] identifier, answer in
        guard let self, let window = windows.first else { return }
        append(.notificationAnswered(identifier, answer), at: window)
    }

    /// Shows a notification with `notify-send`, if the desktop has it.
    public func show(_ notification: HostNotification) { notifications.show(notification) }

    /// Removes notifications that were shown with `notify-send`.
    public func removeNotifications(_ identifiers: [String]) {
        for identifier in identifiers { notifications.remove(identifier) }
    }

    /// Whether the system has a route to other networks.
    public var isConnectedToNetwork: Bool { SystemConditions().isConnectedToNetwork }

    /// Whether the computer has external power, or no battery.
    public var hasExternalPower: Bool { SystemConditions().hasExternalPower }

    /// The closure that is called when `isConnectedToNetwork` or `hasExternalPower` may have changed, set by the
    /// client. While it is not nil, the host receives the kernel's messages about routes and power supplies.
    public var conditionsDidChange: (() -> Void)? {
        didSet {
            if conditionsDidChange == nil {
                conditionsWatch = nil
            } else if conditionsWatch == nil {
                conditionsWatch = ConditionsWatch { [weak self] in self?.conditionsDidChange?() }
            }
        }
    }

    private var conditionsWatch: ConditionsWatch?

    /// Returns whether the desktop has an application for a scheme.
    public func canOpen(scheme: String) -> Bool {
        let handlers = SchemeHandlers(ProcessInfo.processInfo.environment) { path in
            FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
        }
        return handlers.contains(scheme)
    }

    // MARK: URLs of later launches

    private var instanceSocket: InstanceSocket?
    /// The path of the socket; nil if the host receives no URLs.
    private var instancePath: String?

    /// Receives the URLs that `InstanceSocket.send(_:to:)` sends to `path`, until the last window closes. They arrive
    /// as `openRequested` events, and the window is brought to the front.
    ///
    /// If another instance of the app receives them, this one does so after that has ended, from the next time that a
    /// window gains the keyboard focus.
    public func receiveURLs(at path: String) {
        instancePath = path
        listenForURLs()
    }

    func listenForURLs() {
        guard let instancePath, instanceSocket == nil else { return }
        instanceSocket = InstanceSocket(path: instancePath) { [weak self] urls in
            guard let self, let window = windows.first else { return }
            window.raise()
            append(.openRequested(urls), at: window)
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
        if cursorWindow === window { showCursor(.arrow, of: window) }
        windows.removeAll { $0 === window }
        events.removeAll { $0.window === window }
        // An app without windows ends soon, and could lose the URLs.
        if windows.isEmpty {
            instancePath = nil
            instanceSocket = nil
        }
    }

    /// Queues an event with the current time as its timestamp.
    func append(_ kind: HostEvent.Kind, at window: SDLWindow) {
        events.append(HostEvent(window: window, timestamp: MainQueue.shared.now, kind: kind))
    }

    /// Shows a cursor in all windows, until another window shows one or `window` closes.
    func showCursor(_ cursor: HostCursor, of window: SDLWindow) {
        cursorWindow = window
        guard cursor != self.cursor else { return }
        self.cursor = cursor
        openDisplay()
        _ = sdl.pointee.ShowCursor(cursor == .hidden ? SDL_DISABLE : SDL_ENABLE)
        guard cursor != .hidden else { return }
        let kind: SDL_SystemCursor =
            switch cursor {
            case .arrow, .hidden: SDL_SYSTEM_CURSOR_ARROW
            case .text: SDL_SYSTEM_CURSOR_IBEAM
            case .hand: SDL_SYSTEM_CURSOR_HAND
            }
        // The cursor does not change on a display without this shape.
        guard let systemCursor = cursors[cursor] ?? sdl.pointee.CreateSystemCursor(kind) else { return }
        cursors[cursor] = systemCursor
        sdl.pointee.SetCursor(systemCursor)
    }

    // MARK: Scale

    /// Returns the number of pixels per point of a window. On Wayland it may differ from the display's.
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

    /// Returns the number of points per SDL window unit in `window`.
    func pointsPerUnit(in window: SDLWindow) -> CGFloat {
        guard isWayland, let handle = window.handle else { return 1 / window.scale }
        return pixelsPerUnit(of: handle) / window.scale
    }

    /// Converts a window's size from points to SDL's window units, limited to the size of the display.
    func units(for size: CGSize) -> CGSize {
        let unitsPerPoint: CGFloat = isWayland && environmentScale == nil ? 1 : display.scale
        func fit(_ points: CGFloat, _ room: CGFloat) -> CGFloat {
            let units: CGFloat = max(1, (points * unitsPerPoint).rounded())
            return room > 0 ? min(units, room) : units
        }
        return CGSize(width: fit(size.width, opened.units.width), height: fit(size.height, opened.units.height))
    }

    // MARK: Text

    func startTextInput(in window: SDLWindow, area: CGRect, isSecure: Bool) {
        let isNew: Bool = textWindow !== window || isTextSecure != isSecure
        guard isNew || textArea != area else { return }
        openDisplay()
        engawa_sdl_bypass_input_method(isSecure)
        textWindow = window
        isTextSecure = isSecure
        textArea = area
        let unit = pointsPerUnit(in: window)
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
        engawa_sdl_bypass_input_method(false)
        sdl.pointee.StopTextInput()
    }

    func resetTextInput(of window: SDLWindow) {
        guard textWindow === window else { return }
        input.composition.reset()
        // SDL's function to clear the composition has no effect on X11 and Wayland.
        sdl.pointee.StopTextInput()
        sdl.pointee.StartTextInput()
    }

    var isEditingText: Bool { textWindow != nil }
}
