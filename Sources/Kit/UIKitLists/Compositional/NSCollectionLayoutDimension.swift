import CompositionalGeometry
import Foundation

/// A width or a height in a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutDimension: NSObject, NSCopying {
    let value: CompositionalGeometry.Dimension

    required init(_ value: CompositionalGeometry.Dimension) {
        self.value = value
    }

    /// Creates a fraction of the container's width.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        self.init(.fractionalWidth(fractionalWidth))
    }

    /// Creates a fraction of the container's height.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        self.init(.fractionalHeight(fractionalHeight))
    }

    /// Creates a length in points.
    public class func absolute(_ absoluteDimension: CGFloat) -> Self { self.init(.absolute(absoluteDimension)) }

    /// Creates a length that the content determines. Until it is measured, it is `estimatedDimension` points.
    public class func estimated(_ estimatedDimension: CGFloat) -> Self { self.init(.estimated(estimatedDimension)) }

    /// Creates a length equal to the greatest length that the item and its siblings need for their content. Until they
    /// are measured, it is `estimatedDimension` points.
    public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
        self.init(.uniform(estimatedDimension))
    }

    /// Whether the dimension is a fraction of the container's width.
    public var isFractionalWidth: Bool {
        if case .fractionalWidth = value { true } else { false }
    }

    /// Whether the dimension is a fraction of the container's height.
    public var isFractionalHeight: Bool {
        if case .fractionalHeight = value { true } else { false }
    }

    /// Whether the dimension is a length in points.
    public var isAbsolute: Bool {
        if case .absolute = value { true } else { false }
    }

    /// Whether the dimension is an estimate in points.
    public var isEstimated: Bool {
        if case .estimated = value { true } else { false }
    }

    /// Whether the dimension is the maximum of the siblings' dimensions.
    public var isUniformAcrossSiblings: Bool {
        if case .uniform = value { true } else { false }
    }

    /// The fraction, or the number of points.
    public var dimension: CGFloat {
        switch value {
        case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value),
            .uniform(let value):
            value
        }
    }

    /// Returns the dimension itself, which is immutable.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
