import Foundation

extension UIWindowScene {
    /// The geometry of a scene at a point in time.
    @preconcurrency @MainActor
    public final class Geometry: NSObject {
        /// The orientation of the interface.
        public let interfaceOrientation: UIInterfaceOrientation
        /// The bounds of the screen.
        let bounds: CGRect

        init(interfaceOrientation: UIInterfaceOrientation, bounds: CGRect) {
            self.interfaceOrientation = interfaceOrientation
            self.bounds = bounds
        }
    }

    /// The current geometry of the scene.
    public var effectiveGeometry: Geometry {
        Geometry(interfaceOrientation: interfaceOrientation, bounds: screen.bounds)
    }

    /// The requested geometry of a scene. Create an instance of a subclass: `.iOS(interfaceOrientations:)`.
    @preconcurrency @MainActor
    public class GeometryPreferences: NSObject {
        fileprivate override init() {}

        /// The requested geometry of a scene of an iOS application.
        public final class iOS: GeometryPreferences {
            /// The acceptable orientations; nil for no request.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates preferences without a request.
            public override init() {}

            /// Creates a request for one of several orientations.
            public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.init()
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }
}

/// An error that a scene reports.
public struct UISceneError: Error, Hashable, LocalizedError {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// The application does not support multiple scenes. `UIApplicationSupportsMultipleScenes` in `Info.plist` is
        /// not true.
        case multipleScenesNotSupported = 0
        /// The window could not be opened, or the session does not belong to the application.
        case requestDenied = 1
        /// The application does not support the requested geometry.
        case geometryRequestDenied = 101
    }

    /// The kind of the error.
    public let code: Code

    package init(_ code: Code) {
        self.code = code
    }

    /// The message.
    public var errorDescription: String? {
        switch code {
        case .multipleScenesNotSupported:
            "The app supports only one scene. Set UIApplicationSupportsMultipleScenes to true in "
                + "UIApplicationSceneManifest of Info.plist."
        case .requestDenied: "The scene could not be connected."
        case .geometryRequestDenied:
            "The controllers and the application's delegate support none of the requested orientations."
        }
    }
}
