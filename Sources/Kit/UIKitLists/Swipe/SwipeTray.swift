import Foundation
import SwipePhysics

/// The view behind a swiped row, with the buttons of one side.
@MainActor
final class SwipeTray: UIView {
    let side: SwipeReveal.Side
    let buttons: [SwipeButton]
    private let widths: [CGFloat]

    init(_ actions: [UIContextualAction], on side: SwipeReveal.Side) {
        self.side = side
        buttons = actions.map(SwipeButton.init)
        widths = buttons.map(\.fittingWidth)
        super.init(frame: .zero)
        clipsToBounds = true
        // The first button is in front of the other buttons, which start behind it.
        for button in buttons.reversed() { addSubview(button) }
        backgroundColor = buttons.last?.backgroundColor
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the state of a closed row that is `width` points wide.
    func makeReveal(width: CGFloat, allowsFullSwipe: Bool) -> SwipeReveal {
        let actions = SwipeReveal.Actions(widths: widths.map(Double.init), allowsFullSwipe: allowsFullSwipe)
        return side == .leading
            ? SwipeReveal(width: width, leading: actions) : SwipeReveal(width: width, trailing: actions)
    }

    /// Positions the tray in the visible area beside a row with `frame`, and the buttons in the tray.
    func show(_ reveal: SwipeReveal, besideRowAt frame: CGRect, isMirrored: Bool) {
        let isAtLeft: Bool = (side == .leading) != isMirrored
        let visible: CGFloat = reveal.side == side ? abs(reveal.offset) : 0
        self.frame = CGRect(
            x: isAtLeft ? frame.minX : frame.maxX - visible, y: frame.minY, width: visible, height: frame.height)
        for (index, part) in reveal.parts(on: side).enumerated() {
            let button = buttons[index]
            let length: CGFloat = part.upperBound - part.lowerBound
            let width: CGFloat = length > 0 ? max(length, widths[index]) : 0
            // The inner edge of a button moves with the row. The outer edge is behind the previous button.
            let x: CGFloat = isAtLeft ? part.upperBound - width : visible - part.upperBound
            button.frame = CGRect(x: x, y: 0, width: width, height: frame.height)
            button.isInnerEdgeLeft = !isAtLeft
            button.contentCenter = widths[index] / 2
            button.layoutIfNeeded()
        }
    }
}
