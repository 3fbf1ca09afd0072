import Foundation
import UIKitCore

/// Connects the module with UIKitCore.
@MainActor
package enum SystemModule {
    /// Resets the device for a new application, and enables the application to save and restore the states of its
    /// controllers. Enables the notifications of changes to the status bar.
    package static func install() {
        DeviceState.current = DeviceState()
        ApplicationServices.shared.saveState = { RestorableState.save($0) }
        ApplicationServices.shared.restoreState = { RestorableState.restore($0) }
        ApplicationServices.shared.sceneWillChange = { scene, orientation, size in
            let change = StatusBarChange(scene: scene, orientation: orientation, size: size)
            change.postStart()
            return { change.postEnd() }
        }
    }
}

/// The values that the app set on the device.
@MainActor
struct DeviceState {
    static var current = DeviceState()

    var monitorsBattery = false
    var brightness: CGFloat = 1
}
