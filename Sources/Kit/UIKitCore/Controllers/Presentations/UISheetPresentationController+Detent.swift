import Foundation

/// The values on which the height of a detent may depend.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the container.
    var containerTraitCollection: UITraitCollection { get }
    /// The maximum height, without the safe area at the bottom, in points.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Creates an identifier.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// About half of the maximum height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The maximum height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name of the detent.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// Returns a detent of half the maximum height. It is unavailable if the height is compact.
        open class func medium() -> Detent {
            Detent(.medium) { context in
                context.containerTraitCollection.verticalSizeClass == .compact ? nil : context.maximumDetentValue * 0.5
            }
        }

        /// Returns a detent of the maximum height.
        open class func large() -> Detent {
            Detent(.large) { $0.maximumDetentValue }
        }

        /// Creates a detent with a custom height.
        ///
        /// - Parameters:
        ///   - identifier: The name of the detent, or nil for a unique one.
        ///   - resolver: Returns the height without the safe area at the bottom, in points, or nil if the detent is
        ///     unavailable.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// Returns the height without the safe area at the bottom, in points, or nil if the detent is unavailable.
        open func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context) }
    }
}
