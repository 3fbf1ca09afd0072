import CSDL2
import Foundation
import PlatformHost

/// A display that SDL has opened or is opening, with its properties.
///
/// Sending it between threads is safe, although the compiler cannot verify it: the function table behind the pointer is
/// immutable after its creation.
struct OpenDisplay: @unchecked Sendable {
    let sdl: UnsafePointer<EngawaSDL>
    /// The name of SDL's video driver.
    let driver: String
    /// The size, in SDL's window units.
    let units: CGSize
    /// The number of frames per second; 0 if unknown.
    let refreshRate: Double
    /// The scale that the environment requests, if any.
    let environmentScale: CGFloat?
    /// The text resolution in dots per inch, which determines the scale on X11; 0 if it is unknown.
    let textResolution: Double

    /// Loads SDL and initializes only its video subsystem.
    ///
    /// - Parameter prepare: Called before SDL is loaded. On X11, the argument contains the properties that the display
    ///   will have. Loading the input method takes most of the time after the call.
    /// - Throws: `HostError` if SDL2 is not installed or no display responds.
    init(environment: [String: String], prepare: (OpenDisplay?) -> Void) throws(HostError) {
        // The displays in the environment, with SDL's driver for each.
        let displays: [(driver: String, name: String)] = [("x11", "DISPLAY"), ("wayland", "WAYLAND_DISPLAY")]
            .compactMap { driver, variable in environment[variable].map { (driver, $0) } }
            .filter { !$0.name.isEmpty }
        if displays.isEmpty, environment["SDL_VIDEODRIVER"] == nil {
            throw HostError(
                "No window can be opened, because there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. "
                    + "Start the program from a desktop, or run it without a window.")
        }
        var screen = EngawaX11Screen()
        defer { engawa_x11_close(&screen) }
        var isRead = false
        if displays.first?.driver == "x11", environment["SDL_VIDEODRIVER"] == nil {
            isRead = engawa_x11_read_screen(&screen)
        }
        prepare(isRead ? OpenDisplay(expecting: screen, environment: environment) : nil)
        sdl = try OpenDisplay.load()
        // By default, SDL draws on the console if the display server does not respond. This hint prevents that. The
        // environment variable SDL_VIDEODRIVER takes precedence over the hint.
        _ = sdl.pointee.SetHint(SDL_HINT_VIDEODRIVER, displays.map(\.driver).joined(separator: ","))
        for (name, value) in OpenDisplay.hints { _ = sdl.pointee.SetHint(name, value) }
        guard sdl.pointee.InitSubSystem(UInt32(EngawaSDLVideo)) == 0 else {
            let name: String = displays.first?.name ?? environment["SDL_VIDEODRIVER"] ?? ""
            throw HostError(
                "No window can be opened, because the display “\(name)” does not respond (\(sdl.problem)). "
                    + "Set DISPLAY or WAYLAND_DISPLAY to a running display that you may access, "
                    + "or run without a window.")
        }
        // SDL starts with text input enabled. The host enables it only while text is edited.
        sdl.pointee.StopTextInput()
        driver = sdl.pointee.GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        if driver == "x11" { _ = sdl.pointee.SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
        if driver == "x11", InputMethod.isRunning(environment) { engawa_sdl_filter_x11_events() }
        var mode = SDL_DisplayMode()
        _ = sdl.pointee.GetCurrentDisplayMode(0, &mode)
        refreshRate = Double(mode.refresh_rate)
        var bounds = SDL_Rect()
        _ = sdl.pointee.GetDisplayBounds(0, &bounds)
        units = CGSize(width: CGFloat(bounds.w), height: CGFloat(bounds.h))
        environmentScale = DisplayScale.fromEnvironment(environment)
        if environmentScale == nil, driver == "x11", !isRead { isRead = engawa_x11_read_screen(&screen) }
        textResolution = driver == "x11" && isRead ? screen.text_resolution : 0
    }

    /// - Note: Load SDL before calling its functions.
    private init(expecting screen: EngawaX11Screen, environment: [String: String]) {
        sdl = engawa_sdl_functions()
        driver = "x11"
        units = CGSize(width: CGFloat(screen.width), height: CGFloat(screen.height))
        refreshRate = Double(screen.refresh_rate)
        environmentScale = DisplayScale.fromEnvironment(environment)
        textResolution = screen.text_resolution
    }

    /// Returns the number of pixels per point on a desktop with a text scale.
    func scale(textScale: Double) -> CGFloat {
        environmentScale ?? DisplayScale.fromTextResolution(textResolution, textScale: textScale)
    }

    private static func load() throws(HostError) -> UnsafePointer<EngawaSDL> {
        var problem: UnsafePointer<CChar>?
        if let sdl = engawa_sdl_load(&problem) { return sdl }
        let message: String = problem.map { String(cString: $0) } ?? "no reason given"
        throw HostError(
            "No window can be opened, because the library SDL2 could not be loaded: \(message). "
                + "Install it with “sudo apt-get install libsdl2-2.0-0”, or run without a window.")
    }

    private static let hints: [(String, String)] = [
        // The host translates between touches and the mouse itself.
        (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
        (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
        (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
        (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
        (SDL_HINT_IME_SHOW_UI, "1"),
        (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
        // These hints replace SDL's defaults for games: the screen saver and compositing stay on, and Ctrl+C ends the
        // process.
        (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
        (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
        (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    ]
}

extension UnsafePointer<EngawaSDL> {
    /// The last error message from SDL on this thread.
    var problem: String {
        let message: String = pointee.GetError().map { String(cString: $0) } ?? ""
        return message.isEmpty ? "SDL reports no reason" : "SDL reports “\(message)”"
    }
}
