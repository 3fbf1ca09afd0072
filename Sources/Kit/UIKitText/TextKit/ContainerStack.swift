import CoreGraphics
import Foundation
import TextDocuments
import UIKitDrawing

/// The containers of a layout manager as one column, in which they are stacked from top to bottom.
final class ContainerStack: FlowShape {
    let containers: [NSTextContainer]
    /// The distances of the containers from the top of the column, in points.
    let tops: [CGFloat]
    private let padding: CGFloat
    /// The space between containers in the column, in points. It prevents the view of a container from showing lines of
    /// the next container.
    private static let gap: CGFloat = 100

    /// Creates the column, or returns nil if `containers` is empty or contains a single simple rectangle.
    init?(_ containers: [NSTextContainer]) {
        guard let first = containers.first else { return nil }
        if containers.count == 1, first.isSimpleRectangularTextContainer { return nil }
        self.containers = containers
        padding = first.lineFragmentPadding
        var tops: [CGFloat] = []
        var top: CGFloat = 0
        for container in containers {
            tops.append(top)
            top += min(container.columnHeight, 1e7) + Self.gap
        }
        self.tops = tops
    }

    /// Returns the index of the container at a distance from the top of the column.
    func index(atY y: CGFloat) -> Int { max(0, (tops.lastIndex { $0 <= y + 0.001 }) ?? 0) }

    /// Returns the bottom of a container in the column, in points. It is unlimited if there is only one container.
    func bottom(ofContainer index: Int) -> CGFloat {
        tops[index] + (containers.count == 1 ? .greatestFiniteMagnitude : containers[index].columnHeight)
    }

    var end: CGFloat {
        guard containers.count > 1, let last = containers.last, let top = tops.last, last.columnHeight < 1e6 else {
            return 0
        }
        return top + last.columnHeight + Self.gap
    }

    func fragment(
        atY y: CGFloat, height: CGFloat, rest: CGRect?, offset: Int, isRightToLeft: Bool
    ) -> FlowFragment? {
        var y: CGFloat = y
        var rest = rest
        var index: Int = index(atY: y)
        // After 4,000 rows without space, the line moves to the next container.
        var rows = 0
        while index < containers.count {
            if y + height > bottom(ofContainer: index) + 0.01 || rows > 4000 {
                index += 1
                rows = 0
                guard index < containers.count else { return nil }
                y = tops[index]
                rest = nil
            }
            if let found = row(in: index, y: y, height: height, rest: rest, offset, isRightToLeft) { return found }
            // The row is full, so the line moves down.
            y = rest == nil ? y + max(1, height / 4) : y + height
            rest = nil
            rows += 1
        }
        return nil
    }

    private func row(
        in index: Int, y: CGFloat, height: CGFloat, rest: CGRect?, _ offset: Int, _ isRightToLeft: Bool
    ) -> FlowFragment? {
        let container = containers[index]
        let width: CGFloat = container.lineWidth
        let proposed: CGRect =
            rest.map { CGRect(x: $0.minX + padding, y: y - tops[index], width: $0.width, height: height) }
            ?? CGRect(x: 0, y: y - tops[index], width: width, height: height)
        var remaining: CGRect = .zero
        let rect = container.lineFragmentRect(
            forProposedRect: proposed, at: offset, writingDirection: isRightToLeft ? .rightToLeft : .leftToRight,
            remaining: &remaining)
        let inset: CGFloat = container.lineFragmentPadding
        guard rect.width > 2 * inset, rect.height > 0 else { return nil }
        // The left edge of the column is at the line fragment padding of the first container.
        let x: CGFloat = rect.minX + inset - padding
        let next: CGRect? = remaining.isEmpty ? nil : remaining.offsetBy(dx: -padding, dy: tops[index])
        return FlowFragment(
            rect: CGRect(x: x, y: rect.minY + tops[index], width: rect.width - 2 * inset, height: rect.height),
            rest: next, isNarrowed: rect.width < width - 0.01)
    }
}
