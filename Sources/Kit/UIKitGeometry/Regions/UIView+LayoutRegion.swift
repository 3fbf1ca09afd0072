import CoreGraphics
import UIKitCore

extension UIView {
    /// A part of a view for which UIKit computes insets and a layout guide.
    public struct LayoutRegion: Hashable, Sendable {
        /// The axis along which a region makes space for the controls in a window's corner.
        ///
        /// Windows in Engawa have their controls outside their content, so the adaptation adds no space, as on an iPhone.
        public enum AdaptivityAxis: Hashable, Sendable {
            /// The region is narrower.
            case horizontal
            /// The region is lower.
            case vertical
        }

        enum Kind: Hashable, Sendable { case safeArea, margins, readableContent }

        let kind: Kind

        /// The safe area of the view.
        public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .safeArea)
        }

        /// The area inside the layout margins of the view.
        public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .margins)
        }

        /// The area inside the layout margins of the view, with a width at which text is easy to read.
        public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .readableContent)
        }
    }

    /// Returns the layout guide of a region.
    public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
        switch region.kind {
        case .safeArea: safeAreaLayoutGuide
        case .margins: layoutMarginsGuide
        case .readableContent: readableContentGuide
        }
    }

    /// Returns the distances from the edges of the bounds to those of a region, in points.
    public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
        switch region.kind {
        case .safeArea:
            return safeAreaInsets
        case .margins:
            return layoutMargins
        case .readableContent:
            let guide: CGRect = readableContentGuide.layoutFrame
            return UIEdgeInsets(
                top: guide.minY - bounds.minY, left: guide.minX - bounds.minX, bottom: bounds.maxY - guide.maxY,
                right: bounds.maxX - guide.maxX)
        }
    }

    /// Returns the distances from the edges of the bounds to those of a region, in points and in the direction of the
    /// layout.
    public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
        let insets: UIEdgeInsets = edgeInsets(for: region)
        let isRightToLeft: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }
}
