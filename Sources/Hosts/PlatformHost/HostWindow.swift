import Foundation

/// A window on a display or in memory.
@preconcurrency @MainActor
public protocol HostWindow: AnyObject {
    /// The size of the content, in points.
    var size: CGSize { get }

    /// The number of pixels per point.
    var scale: CGFloat { get }

    /// The text of the title bar.
    var title: String { get set }

    /// Whether presented pixels are visible. While it is false, the client need not draw.
    var needsPixels: Bool { get }

    /// Paints into the window's memory and displays it.
    ///
    /// - Parameters:
    ///   - damage: The disjoint rectangles inside the window that `paint` changes.
    ///   - paint: Called once, synchronously. Pixels that it does not paint keep their content.
    func present(damage: [HostRect], paint: (HostSurface) -> Void)

    /// Requests a size of the content, in points. A `resized` event reports the new size.
    func resize(to size: CGSize)

    /// Requests the last requested size with its width and height swapped. A `resized` event reports the new size.
    func rotate()

    /// Sets the area of text input in points, beside which the system shows its input method; nil ends text input.
    ///
    /// - Parameter isSecure: Whether the text is secret, so that the system must not compose it with an input method.
    func setTextInputArea(_ area: CGRect?, isSecure: Bool)

    /// Discards the text that the input method is composing, which the client has accepted or deleted itself. Text
    /// input continues.
    func resetTextInput()

    /// Sets the shape of the pointer over the window.
    func setCursor(_ cursor: HostCursor)

    /// Limits the size of the content that the user can choose, in points. Infinity means no limit.
    func setSizeLimits(minimum: CGSize, maximum: CGSize)

    /// Sets the icon of the window in task bars and window switchers.
    func setIcon(_ icon: HostSurface)

    /// Requests that the window be moved in front of others and receive the keyboard focus. A `focus` event reports the
    /// change.
    func raise()

    /// Closes the window, which must not be used afterward.
    func close()
}

/// The properties of a new window.
public struct WindowRequest: Sendable {
    /// The text of the title bar.
    public var title: String
    /// The size of the content, in points.
    public var size: CGSize

    /// Creates a request.
    public init(title: String, size: CGSize) {
        self.title = title
        self.size = size
    }
}
