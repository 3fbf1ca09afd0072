import Foundation

extension UIWindowScene {
    /// How a scene stood when it was asked.
    @preconcurrency @MainActor
    public final class Geometry: NSObject {
        /// Which way up it is.
        public let interfaceOrientation: UIInterfaceOrientation

        init(interfaceOrientation: UIInterfaceOrientation) {
            self.interfaceOrientation = interfaceOrientation
        }
    }

    /// How the scene stands.
    public var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

    /// How a scene shall stand. Make one of its kinds: `.iOS(interfaceOrientations:)`.
    @preconcurrency @MainActor
    public class GeometryPreferences: NSObject {
        fileprivate override init() {}

        /// How a scene of an iOS application shall stand.
        public final class iOS: GeometryPreferences {
            /// The ways up of which it shall have one; nil for no wish.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Makes preferences without a wish.
            public override init() {}

            /// Makes a wish for one of some ways up.
            public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.init()
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }
}

/// Why a scene did not do what it was asked for.
public struct UISceneError: Error, Hashable, LocalizedError {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// A geometry was asked for that the application does not support.
        case geometryRequestDenied = 101
    }

    /// The reason.
    public let code: Code

    init(_ code: Code) {
        self.code = code
    }

    public var errorDescription: String? {
        "None of the orientations that were asked for is supported by the controllers and the application's delegate."
    }
}
