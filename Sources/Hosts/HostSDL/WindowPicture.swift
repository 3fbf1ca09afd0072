import CSDL2
import PlatformHost

/// The pixels of a window, and their transfer to the display.
@MainActor
protocol WindowPicture: AnyObject {
    /// Returns the memory for a picture of the given size, in pixels; nil if the window cannot have that size now.
    ///
    /// The memory contains the last painted pixels unless `isLost` is true.
    func memory(width: Int, height: Int) -> HostSurface?

    /// Whether the last returned memory is new, so that it does not contain the last painted pixels.
    var isLost: Bool { get }

    /// Displays parts of the memory.
    func show(_ parts: [SDL_Rect])

    /// Displays the whole memory again after the system lost the window's content. Returns false if the memory is lost
    /// too.
    func redisplay() -> Bool

    /// Releases the window's resources before the window is destroyed.
    func close()
}
