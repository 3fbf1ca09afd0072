import CoreGraphics

/// An enclosure for a sign, with the position and the size of the sign.
struct SymbolEnclosure {
    /// The expression for the enclosure, in the format of the table.
    var expression: String
    var center: CGPoint
    var size: CGSize
    var isRound = false
    /// Whether the enclosure has no solid variant from which the sign could be cut out.
    var isOpen = false

    static func named(_ name: String) -> SymbolEnclosure? { all[name] }

    private init(_ expression: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.expression = expression
        center = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
    }

    private static func round(_ expression: String) -> SymbolEnclosure {
        var enclosure = SymbolEnclosure(expression, 0, 0, 0.6, 0.6)
        enclosure.isRound = true
        return enclosure
    }

    private static func open(_ expression: String, y: CGFloat = 0, _ size: CGFloat) -> SymbolEnclosure {
        var enclosure = SymbolEnclosure(expression, 0, y, size, size)
        enclosure.isOpen = true
        return enclosure
    }

    private static let all: [String: SymbolEnclosure] = [
        "circle": .round("=circle"),
        "ring": .round("=circle"),
        "circle.dashed": .open("=circle.dashed", 0.56),
        "circle.dotted": .open("=circle.dotted", 0.56),
        "ring.dashed": .open("=circle.dashed", 0.56),
        "square": SymbolEnclosure("=square", 0, 0, 0.6, 0.6),
        "square.dashed": .open("=square.dashed", 0.6),
        "app": SymbolEnclosure("=app", 0, 0, 0.62, 0.62),
        "app.dashed": .open("=app.dashed", 0.62),
        "rectangle": SymbolEnclosure("=rectangle", 0, 0, 0.84, 0.58),
        "rectangle.portrait": SymbolEnclosure("=rectangle.portrait", 0, 0, 0.5, 0.7),
        "capsule": SymbolEnclosure("=capsule", 0, 0, 0.84, 0.5),
        "diamond": SymbolEnclosure("=diamond", 0, 0, 0.5, 0.5),
        "octagon": SymbolEnclosure("=octagon", 0, 0, 0.6, 0.6),
        "hexagon": SymbolEnclosure("=hexagon", 0, 0, 0.58, 0.58),
        "triangle": SymbolEnclosure("=triangle", 0, 0.13, 0.44, 0.44),
        "seal": SymbolEnclosure("=seal", 0, 0, 0.56, 0.56),
        "shield": SymbolEnclosure("=shield", 0, -0.04, 0.46, 0.48),
        "bubble": SymbolEnclosure("=bubble.left", 0, -0.12, 0.66, 0.42),
        "bubble.left": SymbolEnclosure("=bubble.left", 0, -0.12, 0.66, 0.42),
        "bubble.right": SymbolEnclosure("=bubble.right", 0, -0.12, 0.66, 0.42),
        "message": SymbolEnclosure("=message", 0, -0.04, 0.56, 0.42),
        "icloud": SymbolEnclosure("=icloud", -0.01, 0.08, 0.5, 0.36),
        "cloud": SymbolEnclosure("=cloud", -0.01, 0.08, 0.5, 0.36),
        "heart": SymbolEnclosure("=heart", 0, -0.06, 0.46, 0.4),
        "doc": SymbolEnclosure("=doc", 0, 0.14, 0.4, 0.44),
        "document": SymbolEnclosure("=doc", 0, 0.14, 0.4, 0.44),
        "text.page": SymbolEnclosure("=doc", 0, 0.14, 0.4, 0.44),
        "page": SymbolEnclosure("=doc", 0, 0.14, 0.4, 0.44),
        "folder": SymbolEnclosure("=folder", 0, 0.1, 0.56, 0.4),
        "arrow.circlepath": .open("=arrow.clockwise", y: 0.03, 0.42),
        "gobackward": .open("=arrow.counterclockwise", y: 0.03, 0.42),
        "arrow.trianglehead.clockwise": .open("=arrow.clockwise", y: 0.03, 0.42),
        "arrow.trianglehead.counterclockwise": .open("=arrow.counterclockwise", y: 0.03, 0.42),
        "calendar": SymbolEnclosure("calendar", 0, 0.14, 0.56, 0.42),
        "viewfinder": .open("=viewfinder", 0.66),
        "magnifyingglass": SymbolEnclosure("=magnifyingglass", -0.1, -0.1, 0.42, 0.42),
        "house": SymbolEnclosure("=house", 0, 0.14, 0.42, 0.4),
        "tv": SymbolEnclosure("=tv", 0, -0.07, 0.7, 0.42),
        "display": SymbolEnclosure("=display", 0, -0.14, 0.7, 0.42),
        "desktopcomputer": SymbolEnclosure("=desktopcomputer", 0, -0.14, 0.7, 0.42),
        "laptopcomputer": SymbolEnclosure("=laptopcomputer", 0, -0.08, 0.6, 0.36),
        "iphone": SymbolEnclosure("=iphone", 0, -0.04, 0.36, 0.5),
        "ipad": SymbolEnclosure("=ipad", 0, -0.04, 0.44, 0.56),
        "applewatch": SymbolEnclosure("=applewatch", 0, 0, 0.36, 0.36),
        "clipboard": SymbolEnclosure("=clipboard", 0, 0.12, 0.46, 0.5),
        "batteryblock": SymbolEnclosure("=batteryblock", 0, 0.06, 0.6, 0.36),
        "video": SymbolEnclosure("=video", -0.14, 0, 0.5, 0.36),
        "lock": SymbolEnclosure("=lock", 0, 0.24, 0.34, 0.3),
        "car": SymbolEnclosure("=car", 0, -0.08, 0.4, 0.3),
        "car.side": SymbolEnclosure("=car.side", 0, -0.08, 0.4, 0.3),
        "trash": SymbolEnclosure("=trash", 0, 0.14, 0.4, 0.4),
    ]
}
