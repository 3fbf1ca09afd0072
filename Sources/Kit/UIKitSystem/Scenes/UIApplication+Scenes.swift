import Foundation
import UIKitCore

// Requests of the app for several scenes, each in a window of its own.
extension UIApplication {
    /// Whether the app can have several scenes: `UIApplicationSupportsMultipleScenes` in `UIApplicationSceneManifest` of
    /// its `Info.plist` is true.
    public var supportsMultipleScenes: Bool { applicationInformation().supportsMultipleScenes }

    /// Requests a scene, after this turn.
    ///
    /// The window of a connected scene comes to the front, and its delegate continues the activity. Otherwise, a window
    /// opens with the size of the requesting one, or of the one in front, and the activity is in the connection options.
    ///
    /// - Parameter errorHandler: Called with a `UISceneError` if the app supports only one scene, or with the error of
    ///   the host if it cannot open a window.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        afterTurn { [weak self] in
            guard let self else { return }
            if let scene = windowScenes.first(where: { $0.session === sceneSession }) {
                return activate(scene, userActivity)
            }
            guard supportsMultipleScenes else { return errorHandler?(UISceneError(.multipleScenesNotSupported)) ?? () }
            do {
                let requesting: UIWindowScene? = (options?.requestingScene as? UIWindowScene) ?? connectedWindowScene
                try openScene(
                    session: sceneSession, activity: userActivity, size: requesting?.coordinateSpace.bounds.size)
                if let scene = connectedWindowScene { WindowIcon.show(on: scene.hostWindow, name: name) }
            } catch {
                errorHandler?(error)
            }
        }
    }

    /// Requests a scene, after this turn. It does the same as
    /// `requestSceneSessionActivation(_:userActivity:options:errorHandler:)`.
    ///
    /// A role other than `windowApplication` is denied, because there is no other display for its scene.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard request.role == .windowApplication else {
            afterTurn { errorHandler?(UISceneError(.requestDenied)) }
            return
        }
        requestSceneSessionActivation(
            request.session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
    }

    private func activate(_ scene: UIWindowScene, _ activity: NSUserActivity?) {
        scene.hostWindow.raise()
        setState(.active)
        guard let activity, let delegate = scene.delegate else { return }
        delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
        delegate.scene(scene, continue: activity)
    }

    /// Requests that the window of a scene is closed, after this turn. Its session is discarded. With the last window,
    /// the app ends.
    ///
    /// - Parameter errorHandler: Called with a `UISceneError` if the session has no connected scene.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        afterTurn { [weak self] in
            guard let self else { return }
            guard let scene = windowScenes.first(where: { $0.session === sceneSession }) else {
                return errorHandler?(UISceneError(.requestDenied)) ?? ()
            }
            close(scene)
        }
    }
}
