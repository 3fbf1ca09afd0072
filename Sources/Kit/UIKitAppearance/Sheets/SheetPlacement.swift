import Foundation
import UIKitDrawing

/// The geometry of a sheet at the bottom of its container. All values are in points, in the container's coordinates.
package struct SheetPlacement: Equatable {
    /// The distance between the largest sheet and the top of the safe area.
    private static let topGap: CGFloat = 12

    private let container: CGSize
    private let safeArea: UIEdgeInsets
    /// Whether the vertical size class of the container is compact.
    private let hasCompactHeight: Bool
    /// Whether the sheet covers the container.
    package let isFullScreen: Bool
    /// The maximum height of the sheet, including the safe area at the bottom.
    package let largestHeight: CGFloat
    private let preferredWidth: CGFloat?
    private let preferredHeight: CGFloat?

    /// Creates the geometry for a container.
    ///
    /// - Parameters:
    ///   - container: The size of the container.
    ///   - safeArea: The safe area insets of the container.
    ///   - hasCompactHeight: Whether the vertical size class of the container is compact.
    ///   - isEdgeAttached: Whether the sheet is at the bottom edge, instead of covering the container, if the vertical
    ///     size class is compact.
    ///   - preferred: The preferred size of the content. Zero lengths mean no preference.
    ///   - isForm: Whether the preferred size determines the size of the sheet in a wide container.
    ///   - followsWidth: Whether the preferred width determines the width of a sheet that is attached to the bottom
    ///     edge while the vertical size class is compact.
    package init(
        container: CGSize, safeArea: UIEdgeInsets, hasCompactHeight: Bool, isEdgeAttached: Bool, preferred: CGSize,
        isForm: Bool, followsWidth: Bool
    ) {
        self.container = container
        self.safeArea = safeArea
        self.hasCompactHeight = hasCompactHeight
        isFullScreen = hasCompactHeight && !isEdgeAttached
        largestHeight = isFullScreen ? container.height : max(0, container.height - safeArea.top - Self.topGap)
        let isWideForm: Bool = isForm && !hasCompactHeight && container.width >= 700
        let follows: Bool = hasCompactHeight ? followsWidth : isWideForm
        preferredWidth = follows && preferred.width > 0 ? preferred.width : nil
        preferredHeight = isWideForm && preferred.width > 0 && preferred.height > 0 ? preferred.height : nil
    }

    /// The maximum value of a detent: the maximum height without the safe area at the bottom.
    package var largestDetent: CGFloat { largestHeight - safeArea.bottom }

    /// Returns the height of a sheet that rests at a detent with the value `detent`.
    package func height(ofDetent detent: CGFloat) -> CGFloat {
        min(detent + safeArea.bottom, largestHeight, preferredHeight ?? largestHeight)
    }

    /// Returns the frame of a sheet with the height `height`.
    package func frame(height: CGFloat) -> CGRect {
        let y: CGFloat = container.height - height
        if isFullScreen { return CGRect(x: 0, y: y, width: container.width, height: container.height) }
        if hasCompactHeight {
            let safeWidth: CGFloat = container.width - safeArea.left - safeArea.right
            let width: CGFloat = min(preferredWidth ?? safeWidth, safeWidth)
            return CGRect(x: safeArea.left + (safeWidth - width) / 2, y: y, width: width, height: height)
        }
        guard container.width >= 700 else { return CGRect(x: 0, y: y, width: container.width, height: height) }
        let width: CGFloat = preferredWidth.map { min($0, container.width - 40) } ?? min(624, container.width - 80)
        return CGRect(x: (container.width - width) / 2, y: y, width: width, height: height)
    }
}
