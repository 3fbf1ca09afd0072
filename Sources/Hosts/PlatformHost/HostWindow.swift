import Foundation

/// A window of the system, or of memory.
@preconcurrency @MainActor
public protocol HostWindow: AnyObject {
    /// The size of its content, in points.
    var size: CGSize { get }

    /// Pixels to a point.
    var scale: CGFloat { get }

    /// What its title bar says.
    var title: String { get set }

    /// Whether pixels that are presented now can be seen. While it is false the client need not draw.
    var needsPixels: Bool { get }

    /// Paints into the window's memory and shows it.
    ///
    /// - Parameters:
    ///   - damage: the parts that `paint` changes; disjoint, in pixels, inside the window.
    ///   - paint: called once, synchronously. What it leaves untouched keeps its former content.
    func present(damage: [HostRect], paint: (HostSurface) -> Void)

    /// Asks for another size of the content, in points. The answer comes as a `resized` event.
    func resize(to size: CGSize)

    /// Asks for the size it was last asked to have with width and height swapped. The answer comes as a `resized` event.
    func turn()

    /// Says where text is being typed, in points, so that the system can place its input method; nil when it is not.
    func setTextInputArea(_ area: CGRect?)

    /// Changes how the pointer looks while it is over the window.
    func setCursor(_ cursor: HostCursor)

    /// Limits how small and how large a person can make the content, in points. Infinity is no limit.
    func setSizeLimits(minimum: CGSize, maximum: CGSize)

    /// Changes the picture that stands for the window in task bars and switchers.
    func setIcon(_ icon: HostSurface)

    /// Closes the window. It must not be used afterwards.
    func close()
}

/// What a new window should be.
public struct WindowRequest: Sendable {
    public var title: String
    /// The size of the content, in points.
    public var size: CGSize

    public init(title: String, size: CGSize) {
        self.title = title
        self.size = size
    }
}
