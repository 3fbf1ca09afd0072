import Foundation

/// What the height of a detent may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of what the sheet lies in.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height that there is, without the safe area at the bottom, in points.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// Names a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// About half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// All there is.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// What it is called.
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

        /// About half of the screen. Where the screen is low there is no such height.
        open class func medium() -> Detent {
            Detent(.medium) { context in
                context.containerTraitCollection.verticalSizeClass == .compact ? nil : context.maximumDetentValue * 0.5
            }
        }

        /// All there is.
        open class func large() -> Detent {
            Detent(.large) { $0.maximumDetentValue }
        }

        /// Makes a height of your own.
        ///
        /// - Parameters:
        ///   - identifier: what it is called; nil makes up a name.
        ///   - resolver: the height without the safe area at the bottom, in points; nil where it is not to be had.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// Its height in a place, without the safe area at the bottom, in points; nil where it is not to be had.
        open func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context) }
    }
}
