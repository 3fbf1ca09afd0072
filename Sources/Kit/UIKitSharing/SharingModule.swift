import Foundation
import UIKitCore

/// Connects the module with UIKitCore.
@MainActor
package enum SharingModule {
    /// Provides the application with the page of its settings and with tasks in the background.
    package static func install() {
        ApplicationServices.shared.showSettings = { SettingsPage.show(ofNotifications: $0) }
        BackgroundTaskList.install()
        NotificationSupport.install()
    }
}
