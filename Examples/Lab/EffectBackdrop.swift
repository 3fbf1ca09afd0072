import UIKit

/// Stripes and text, behind effects.
final class EffectBackdrop: UIView {
    private let colors: [UIColor] = [
        .systemPink, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemIndigo,
    ]

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        layer.cornerRadius = 14
        layer.masksToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let width: CGFloat = (bounds.width / CGFloat(colors.count)).rounded(.up)
        for (index, color) in colors.enumerated() {
            color.setFill()
            UIRectFill(CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height))
        }
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 15, weight: .semibold), .foregroundColor: UIColor.label,
        ]
        for line in 0..<Int(bounds.height / 28) + 1 {
            NSAttributedString(string: "Text behind the effect, line \(line + 1)", attributes: attributes).draw(
                at: CGPoint(x: 12, y: CGFloat(line) * 28 + 5))
        }
    }

    /// Adds a view at a distance from the top.
    func place(_ child: UIView, top: CGFloat, height: CGFloat, side: CGFloat = 28) {
        child.translatesAutoresizingMaskIntoConstraints = false
        addSubview(child)
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: topAnchor, constant: top),
            child.heightAnchor.constraint(equalToConstant: height),
            child.leadingAnchor.constraint(equalTo: leadingAnchor, constant: side),
            child.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -side),
        ])
    }
}
