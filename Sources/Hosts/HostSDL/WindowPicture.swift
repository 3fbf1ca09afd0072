import CSDL2
import PlatformHost

/// How pixels get into a window.
@MainActor
protocol WindowPicture: AnyObject {
    /// Memory of so many pixels to paint into; nil when the window cannot have that many now.
    ///
    /// It holds what was painted before, unless `isLost` says otherwise.
    func memory(width: Int, height: Int) -> HostSurface?

    /// Whether the memory that was asked for last is new, so that what was painted before is gone.
    var isLost: Bool { get }

    /// Shows parts of the memory.
    func show(_ parts: [SDL_Rect])

    /// Shows all of it again, when the system has lost it.
    func showAgain()

    /// Lets go of what the window holds, before the window goes.
    func close()
}
