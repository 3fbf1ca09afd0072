import Foundation
import PlatformHost

/// The functions that modules above the core provide to the application. The modules register them at launch.
@MainActor
package final class ApplicationServices {
    package static let shared = ApplicationServices()

    /// Shows the app's settings or its notification settings, and returns whether it succeeded.
    package var showSettings: ((_ areOfNotifications: Bool) -> Bool)?

    /// Returns whether tasks continue in the background after the user closes the window. If so, calls `quit` when they
    /// end.
    package var continueInBackground: ((_ quit: @escaping () -> Void) -> Bool)?

    /// Handles the user's answer to the notification with the given identifier.
    package var answerNotification: ((String, HostNotification.Answer) -> Void)?

    /// Saves the states of the controllers when an application without scene delegates enters the background.
    package var saveState: ((UIApplication) -> Void)?

    /// Restores the states of the controllers at launch.
    package var restoreState: ((UIApplication) -> Void)?

    /// Called after the app sets `shortcutItems`.
    package var shortcutItemsDidChange: ((UIApplication) -> Void)?

    /// Creates the initial controller of the configuration's storyboard. If the configuration has no storyboard, uses
    /// the storyboard in the main bundle whose name is the second argument.
    package var makeInitialController: ((UISceneConfiguration?, String?) -> UIViewController?)?

    /// Called before a scene changes to another orientation or size. Calls the result after the change.
    package var sceneWillChange: ((UIWindowScene, UIInterfaceOrientation, CGSize) -> () -> Void)?

    /// Called at the start of a launch, when the application has its host and its name.
    package var didLaunch: ((UIApplication) -> Void)?
}
