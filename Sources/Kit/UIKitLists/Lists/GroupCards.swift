import Foundation
import UIKitCore

/// The cards behind the rows of inset groups while the rows move. They hide the background of the list between the
/// rows.
@MainActor
final class GroupCards {
    private unowned let list: UIScrollView
    /// The cards by section.
    private var cards: [Int: UIView] = [:]
    private var animationCount = 0

    init(_ list: UIScrollView) { self.list = list }

    /// Whether rows move.
    var isActive: Bool { animationCount > 0 }

    /// The sections with a card.
    var sections: Set<Int> { Set(cards.keys) }

    /// Returns the card of a section, if any.
    func view(of section: Int) -> UIView? { cards[section] }

    /// Begins an animation in which rows move.
    func begin() { animationCount += 1 }

    /// Ends an animation. Removes the cards and returns true if it was the last animation in progress.
    func end() -> Bool {
        animationCount -= 1
        guard animationCount == 0 else { return false }
        for card in cards.values { card.removeFromSuperview() }
        cards = [:]
        return true
    }

    /// Changes the sections of the cards. Removes the cards of sections for which `newSection` returns nil.
    func move(_ newSection: (Int) -> Int?) {
        var moved: [Int: UIView] = [:]
        for (section, card) in cards {
            if let new = newSection(section) { moved[new] = card } else { card.removeFromSuperview() }
        }
        cards = moved
    }

    /// Adds a card behind the rows of a section, unless it exists.
    ///
    /// - Parameter colors: The background colors of the rows. Without a common opaque color, there is no card.
    func add(_ section: Int, _ colors: [UIColor?]) {
        guard cards[section] == nil, let first = colors.first, let color = first, colors.allSatisfy({ $0 == color }),
            color.resolvedColor(with: list.traitCollection).cgColor.alpha == 1
        else { return }
        let card = UIView()
        card.isUserInteractionEnabled = false
        card.accessibilityElementsHidden = true
        card.backgroundColor = color
        card.layer.cornerRadius = TableCellContext.cornerRadius
        // Behind deleted rows.
        card.layer.zPosition = -2
        UIView.performWithoutAnimation { list.insertSubview(card, at: list.lowestContentIndex) }
        cards[section] = card
    }

    /// Sets the frames of the cards. Removes a card without a frame.
    func place(_ frame: (Int) -> CGRect?) {
        let area: CGRect = list.bounds.insetBy(dx: 0, dy: -list.bounds.height)
        for (section, card) in cards {
            if let frame = frame(section) {
                // The ends of a long section are far outside the screen.
                let top: CGFloat = min(max(frame.minY, area.minY), area.maxY)
                let bottom: CGFloat = min(max(frame.maxY, area.minY), area.maxY)
                let visible = CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
                if card.frame != visible { card.frame = visible }
            } else {
                card.removeFromSuperview()
                cards[section] = nil
            }
        }
    }
}

extension ConfiguredCell {
    /// The color of the background configuration while the cell is neither selected nor dragged; nil if the background
    /// is not a single color.
    var configuredGroupColor: UIColor? {
        guard let configuration = storedBackgroundConfiguration else { return nil }
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.listEnvironment = listEnvironment
        let normal: UIBackgroundConfiguration =
            automaticallyUpdatesBackgroundConfiguration ? configuration.updated(for: state) : configuration
        guard normal.customView == nil, normal.image == nil else { return nil }
        return normal.resolvedBackgroundColor(for: tintColor)
    }
}
