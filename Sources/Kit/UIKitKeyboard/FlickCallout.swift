import CoreGraphics
import UIKitCore
import UIKitDrawing

/// The panel over a pressed kana key, which shows the kana that a flick types.
final class FlickCallout: UIView {
    private var texts: [String] = []
    private var cell: CGSize = .zero
    /// The index of the chosen kana: 0 without a flick, then left, up, right and down.
    private(set) var selection = 0
    /// Whether all kana of the key are visible, rather than only the chosen one.
    private(set) var isComplete = false

    /// The minimum distance of a flick, in points. A shorter movement is not a flick.
    static let threshold: CGFloat = 14

    /// The columns and rows of the kana, relative to the key.
    private static let places: [(x: CGFloat, y: CGFloat)] = [(0, 0), (-1, 0), (0, -1), (1, 0), (0, 1)]

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
        isHidden = true
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// The chosen text, or nil while no key is pressed.
    var chosen: String? { texts.indices.contains(selection) ? texts[selection] : nil }

    /// Prepares for flicks from a key. Nothing is visible until a flick begins or ``showAll()`` is called.
    func begin(_ texts: [String], over key: CGRect) {
        self.texts = texts
        cell = key.size
        selection = 0
        isComplete = false
        isHidden = true
        frame = key.insetBy(dx: -key.width, dy: -key.height)
        setNeedsDisplay()
    }

    /// Chooses the kana in the direction of a movement.
    func move(by distance: CGPoint) {
        let index: Int
        if hypot(distance.x, distance.y) < Self.threshold {
            index = 0
        } else if abs(distance.x) > abs(distance.y) {
            index = distance.x < 0 ? 1 : 3
        } else {
            index = distance.y < 0 ? 2 : 4
        }
        guard index != selection, index < texts.count else { return }
        selection = index
        isHidden = index == 0 && !isComplete
        setNeedsDisplay()
    }

    /// Shows all kana of the key.
    func showAll() {
        isComplete = true
        isHidden = false
        setNeedsDisplay()
    }

    /// Ends the press of the key.
    func end() {
        texts = []
        isHidden = true
    }

    override func draw(_ rect: CGRect) {
        let isDark: Bool = traitCollection.userInterfaceStyle == .dark
        for (index, text) in texts.enumerated() where isComplete || index == selection {
            let place = Self.places[index]
            let box = CGRect(
                x: (place.x + 1) * cell.width, y: (place.y + 1) * cell.height, width: cell.width, height: cell.height)
            let isChosen: Bool = index == selection
            let color: UIColor = isChosen ? .systemBlue : UIColor(white: isDark ? 0.42 : 1, alpha: 1)
            color.setFill()
            UIBezierPath(roundedRect: box.insetBy(dx: 1, dy: 1), cornerRadius: 6).fill()
            let string = NSAttributedString(
                string: text,
                attributes: [
                    .font: UIFont.systemFont(ofSize: 24), .foregroundColor: isDark || isChosen ? UIColor.white : .black,
                ])
            let size: CGSize = string.size()
            string.draw(at: CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2))
        }
    }
}
