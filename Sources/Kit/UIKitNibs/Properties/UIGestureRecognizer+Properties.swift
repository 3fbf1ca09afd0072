import UIKitCore

extension UIGestureRecognizer {
    func setRecognizerProperties(_ reader: PropertyReader) {
        reader.bool("enabled").map { isEnabled = $0 }
        reader.bool("cancelsTouchesInView").map { cancelsTouchesInView = $0 }
        reader.bool("delaysTouchesBegan").map { delaysTouchesBegan = $0 }
        reader.bool("delaysTouchesEnded").map { delaysTouchesEnded = $0 }
        reader.string("name").map { name = $0 }
        reader.ignore("allowedTouchTypes")
        switch self {
        case let tap as UITapGestureRecognizer:
            reader.integer("numberOfTapsRequired").map { tap.numberOfTapsRequired = $0 }
            reader.integer("numberOfTouchesRequired").map { tap.numberOfTouchesRequired = $0 }
        case let press as UILongPressGestureRecognizer:
            reader.integer("numberOfTapsRequired").map { press.numberOfTapsRequired = $0 }
            reader.integer("numberOfTouchesRequired").map { press.numberOfTouchesRequired = $0 }
            reader.number("minimumPressDuration").map { press.minimumPressDuration = Double($0) }
            reader.number("allowableMovement").map { press.allowableMovement = $0 }
        case let pan as UIPanGestureRecognizer:
            reader.integer("minimumNumberOfTouches").map { pan.minimumNumberOfTouches = $0 }
            // In a file, the largest unsigned number means any number of touches.
            reader.string("maximumNumberOfTouches").map { pan.maximumNumberOfTouches = Int($0) ?? .max }
            if let pan = pan as? UIScreenEdgePanGestureRecognizer, let edges = reader.value("edges") {
                let names: [String: UIRectEdge] = ["left": .left, "right": .right, "top": .top, "bottom": .bottom]
                for (name, edge) in names where edges[name] == "YES" { pan.edges.insert(edge) }
            }
            reader.ignore("allowedScrollTypesMask")
        case let swipe as UISwipeGestureRecognizer:
            reader.integer("numberOfTouchesRequired").map { swipe.numberOfTouchesRequired = $0 }
            if let direction = reader.value("direction") {
                let names: [String: UISwipeGestureRecognizer.Direction] = [
                    "left": .left, "right": .right, "up": .up, "down": .down,
                ]
                var all: UISwipeGestureRecognizer.Direction = []
                for (name, value) in names where direction[name] == "YES" { all.insert(value) }
                swipe.direction = all
            }
        case let pinch as UIPinchGestureRecognizer: reader.number("scale").map { pinch.scale = $0 }
        case let rotation as UIRotationGestureRecognizer: reader.number("rotation").map { rotation.rotation = $0 }
        default: break
        }
    }
}
