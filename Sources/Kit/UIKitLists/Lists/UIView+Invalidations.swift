import UIKitCore

/// An aspect of a view that a change to a property invalidates.
public protocol UIViewInvalidating {
    /// Requests an update of the aspect of `view`.
    @preconcurrency @MainActor func invalidate(view: UIView)
}

extension UIView {
    /// The aspects of a view that a property with the wrapper `Invalidating` can invalidate.
    public enum Invalidations {
        /// Invalidates the layout of the subviews.
        public struct Layout: UIViewInvalidating {
            /// Creates the aspect.
            public init() {}

            @preconcurrency @MainActor public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// Invalidates the drawn content.
        public struct Display: UIViewInvalidating {
            /// Creates the aspect.
            public init() {}

            @preconcurrency @MainActor public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// Invalidates the constraints.
        public struct Constraints: UIViewInvalidating {
            /// Creates the aspect.
            public init() {}

            @preconcurrency @MainActor public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        /// Invalidates the intrinsic content size.
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// Creates the aspect.
            public init() {}

            @preconcurrency @MainActor public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// Invalidates the properties, which `updateProperties()` sets.
        public struct Properties: UIViewInvalidating {
            /// Creates the aspect.
            public init() {}

            @preconcurrency @MainActor public func invalidate(view: UIView) { view.setNeedsUpdateProperties() }
        }

        /// Invalidates the configuration of a cell, a header, a footer or a button.
        public struct Configuration: UIViewInvalidating {
            /// Creates the aspect.
            public init() {}

            @preconcurrency @MainActor public func invalidate(view: UIView) {
                switch view {
                case let button as UIButton: button.setNeedsUpdateConfiguration()
                case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
                case let view as UITableViewHeaderFooterView: view.setNeedsUpdateConfiguration()
                case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
                default: break
                }
            }
        }

        /// Invalidates two aspects.
        public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
            private let first: First
            private let second: Second

            /// Creates an aspect from two others.
            public init(_ first: First, _ second: Second) {
                self.first = first
                self.second = second
            }

            @preconcurrency @MainActor public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// Invalidates the layout of the subviews.
    public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// Invalidates the drawn content.
    public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// Invalidates the constraints.
    public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// Invalidates the intrinsic content size.
    public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Properties {
    /// Invalidates the properties, which `updateProperties()` sets.
    public static var properties: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// Invalidates the configuration of a cell, a header, a footer or a button.
    public static var configuration: Self { Self() }
}
