import UIKit

final class NeedleView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        for (color, y) in [(UIColor.systemRed, rect.minY + 24), (UIColor.systemGray, rect.maxY - 24)] {
            context.beginPath()
            context.move(to: CGPoint(x: middle.x - 9, y: middle.y))
            context.addLine(to: CGPoint(x: middle.x, y: y))
            context.addLine(to: CGPoint(x: middle.x + 9, y: middle.y))
            context.closePath()
            context.setFillColor(color.cgColor)
            context.fillPath()
        }
    }
}
