import Foundation

/// What the kit asks of the system it runs on: windows, a clipboard, and a loop.
///
/// A host turns the application: it waits for events, stamps them with the host's clock and hands them to the
/// client, one turn after another. It knows nothing of views.
@preconcurrency @MainActor
public protocol PlatformHost: AnyObject {
    /// The display on which windows appear.
    var display: DisplayMetrics { get }

    /// The system's clipboard.
    var clipboard: any HostClipboard { get }

    /// Opens a window.
    ///
    /// - Throws: `HostError` with a sentence that says what to do.
    func makeWindow(_ request: WindowRequest) throws -> any HostWindow

    /// Turns `client` until it asks to stop.
    func run(_ client: any HostClient)

    /// Opens a link in whatever the system opens links with, and returns whether it could.
    func open(_ url: URL) -> Bool
}
