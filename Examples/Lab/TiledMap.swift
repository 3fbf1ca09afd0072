import UIKit

/// A map that is drawn in tiles.
final class TiledMap: UIView {
    /// The number of tiles that were drawn.
    private(set) var drawnCount = 0
    var didDraw: () -> Void = {}

    override class var layerClass: AnyClass { Tiles.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        guard let tiles = layer as? CATiledLayer else { return }
        tiles.tileSize = CGSize(width: 256, height: 256)
        tiles.levelsOfDetail = 3
        tiles.levelsOfDetailBias = 1
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        drawnCount += 1
        didDraw()
        UIColor.systemMint.withAlphaComponent(0.2).setFill()
        UIRectFill(rect)
        for column in Int(rect.minX / 100)...Int(rect.maxX / 100) {
            for row in Int(rect.minY / 100)...Int(rect.maxY / 100) { drawField(column, row) }
        }
    }

    private func drawField(_ column: Int, _ row: Int) {
        let field = CGRect(x: CGFloat(column) * 100, y: CGFloat(row) * 100, width: 100, height: 100)
        UIColor.separator.setStroke()
        UIBezierPath(rect: field).stroke()
        UIColor.systemTeal.setFill()
        let size = CGFloat((column * 7 + row * 5) % 30 + 10)
        UIBezierPath(ovalIn: CGRect(x: field.midX - size / 2, y: field.midY - size / 2, width: size, height: size))
            .fill()
        NSAttributedString(
            string: "\(column), \(row)",
            attributes: [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.label]
        ).draw(at: CGPoint(x: field.minX + 6, y: field.minY + 4))
    }

    private final class Tiles: CATiledLayer {
        override class func fadeDuration() -> CFTimeInterval { 0 }
    }
}
