import Foundation
import UIKitCore

// The app's requests for several scenes, each in a separate window.
extension UIApplication {
    /// Whether the app can have several scenes. `UIApplicationSupportsMultipleScenes` in the
    /// `UIApplicationSceneManifest` of its `Info.plist` determines the value.
    public var supportsMultipleScenes: Bool { applicationInformation().supportsMultipleScenes }

    /// Requests a scene, after this turn.
    ///
    /// If the scene is connected, its window moves to the front, and its delegate continues the activity. Otherwise, a
    /// window opens with the size of the requesting or the frontmost window, and the connection options contain the
    /// activity.
    ///
    /// - Parameter errorHandler: A closure that is called with a `UISceneError` if the app supports only one scene, or
    ///   with the error from the host if the host cannot open a window.
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

    /// Requests a scene, after this turn. It has the same effect as
    /// `requestSceneSessionActivation(_:userActivity:options:errorHandler:)`.
    ///
    /// A role other than `windowApplication` is denied, because no external display is available for its scene.
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

    /// Requests that the window of a scene be closed, after this turn. Its session is discarded. When the last window
    /// closes, the app ends.
    ///
    /// - Parameter errorHandler: A closure that is called with a `UISceneError` if the session has no connected scene.
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
