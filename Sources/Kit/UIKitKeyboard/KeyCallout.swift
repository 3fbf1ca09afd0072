import CoreGraphics
import UIKitCore
import UIKitDrawing

/// The panel above a pressed key, with the enlarged letter or its variants.
final class KeyCallout: UIView {
    private var texts: [String] = []
    /// The index of the chosen variant.
    private(set) var selection = 0
    /// Whether the variants extend to the left, because there is no space on the right.
    private var isReversed = false
    private var anchor: CGRect = .zero
    private var cell: CGSize = .zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// The chosen text, or nil if only the letter is shown.
    var chosen: String? { texts.count > 1 ? texts[selection] : nil }

    /// Shows strings above a key. If there is space, the first string is above the key itself.
    func show(_ texts: [String], above key: CGRect, in width: CGFloat) {
        self.texts = texts
        selection = 0
        anchor = key
        cell = CGSize(width: max(texts.count > 1 ? 32 : key.width + 14, 28), height: max(44, key.height))
        let total: CGFloat = cell.width * CGFloat(texts.count) + 8
        var left: CGFloat = texts.count > 1 ? key.midX - cell.width / 2 - 4 : key.midX - total / 2
        isReversed = texts.count > 1 && left + total > width
        if isReversed { left = key.midX + cell.width / 2 + 4 - total }
        let x: CGFloat = min(max(1, left), max(1, width - total - 1))
        frame = CGRect(x: x, y: key.minY - cell.height - 8, width: total, height: cell.height + 8 + key.height)
        setNeedsDisplay()
    }

    /// Chooses the variant above a point in the superview's coordinates.
    func choose(at point: CGPoint) {
        let index = Int(((point.x - frame.minX - 4) / cell.width).rounded(.down))
        let place = min(max(0, index), texts.count - 1)
        let clamped = isReversed ? texts.count - 1 - place : place
        guard clamped != selection else { return }
        selection = clamped
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let isDark: Bool = traitCollection.userInterfaceStyle == .dark
        let key = anchor.offsetBy(dx: -frame.minX, dy: -frame.minY)
        let path = UIBezierPath(
            roundedRect: CGRect(x: 1, y: 1, width: bounds.width - 2, height: cell.height + 4), cornerRadius: 9)
        path.append(
            UIBezierPath(
                roundedRect: CGRect(
                    x: key.minX, y: cell.height - 2, width: key.width, height: bounds.height - cell.height),
                cornerRadius: 5))
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 3, color: UIColor(white: 0, alpha: 0.35).cgColor)
        UIColor(white: isDark ? 0.42 : 1, alpha: 1).setFill()
        path.fill()
        context.setShadow(offset: .zero, blur: 0, color: nil)
        for (index, text) in texts.enumerated() {
            let place: Int = isReversed ? texts.count - 1 - index : index
            let box = CGRect(x: 4 + CGFloat(place) * cell.width, y: 4, width: cell.width, height: cell.height - 2)
            let isChosen: Bool = texts.count > 1 && index == selection
            if isChosen {
                UIColor.systemBlue.setFill()
                UIBezierPath(roundedRect: box, cornerRadius: 6).fill()
            }
            let color: UIColor = isDark || isChosen ? .white : .black
            let font = UIFont.systemFont(ofSize: texts.count > 1 ? 22 : 30)
            let string = NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
            let size: CGSize = string.size()
            string.draw(at: CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2))
        }
    }
}
