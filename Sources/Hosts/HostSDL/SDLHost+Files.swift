import CSDL2
import Foundation
import PlatformHost

extension SDLHost {
    /// Returns the file dialogs of the portal, or nil if there is no session bus.
    func makePortal() -> PortalFileChooser? {
        guard StartEnvironment.hasSessionBus(ProcessInfo.processInfo.environment) else { return nil }
        return PortalFileChooser { [weak self] in
            self?.portalParent($0) ?? PortalFileChooser.Parent(identifier: "", focusLossCount: { 0 })
        }
    }

    /// Describes a window to the portal. On Wayland, SDL cannot export the identifier of a window.
    private func portalParent(_ window: any HostWindow) -> PortalFileChooser.Parent {
        let window = window as? SDLWindow
        let identifier: UInt32 = isX11 ? window?.handle.map { engawa_sdl_x11_window($0) } ?? 0 : 0
        return PortalFileChooser.Parent(
            identifier: identifier == 0 ? "" : "x11:" + String(identifier, radix: 16),
            focusLossCount: { [weak window] in window?.focusLossCount ?? 0 })
    }
}
