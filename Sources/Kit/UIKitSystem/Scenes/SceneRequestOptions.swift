import Foundation
import UIKitCore

extension UIScene {
    /// The options of a request for a scene.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene that makes the request. The new scene has the same size. The default is nil.
        open var requestingScene: UIScene?

        /// Creates the default options.
        public override init() { super.init() }
    }
}

extension UIWindowScene {
    /// The placement of a new window relative to other windows.
    public enum PresentationStyle: UInt, Sendable {
        /// The system decides.
        case automatic = 0
        /// Beside the other windows.
        case standard = 1
        /// In front of the other windows.
        case prominent = 2
    }

    /// The animation with which a window disappears.
    public enum DismissalAnimation: Int, Sendable {
        /// The standard animation.
        case standard = 1
        /// The animation that indicates that the user completed the task of the window.
        case commit = 2
        /// The animation that indicates that the user abandoned the task of the window.
        case decline = 3
    }

    /// The options of a request for a scene with windows.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// The preferred placement of the window. The default is `automatic`. On a desktop, each scene is a window that
        /// the user arranges.
        open var preferredPresentationStyle: PresentationStyle = .automatic
    }
}

/// The options of a request to close a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    /// Creates the default options.
    public override init() { super.init() }
}

/// The options of a request to close a scene with windows.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// The preferred animation with which the window disappears. The default is `standard`. The desktop chooses the
    /// animation.
    open var windowDismissalAnimation: UIWindowScene.DismissalAnimation = .standard
}

/// A request for a new scene, or for the scene of a session.
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The session of the scene, or nil for a new one.
    public let session: UISceneSession?
    /// The activity that the scene continues, or nil.
    public var userActivity: NSUserActivity?
    /// The options, or nil for the default.
    public var options: UIScene.ActivationRequestOptions?

    /// Creates a request for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.role = role
        session = nil
        self.userActivity = userActivity
        self.options = options
    }

    /// Creates a request for the scene of a session.
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        role = session.role
        self.session = session
        self.userActivity = userActivity
        self.options = options
    }
}
