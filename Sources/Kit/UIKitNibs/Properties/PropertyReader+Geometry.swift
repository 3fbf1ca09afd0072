import CoreGraphics
import Foundation
import InterfaceFiles
import UIKitCore

extension PropertyReader {
    func point(_ key: String) -> CGPoint? {
        value(key).map { CGPoint(x: $0.number("x"), y: $0.number("y")) }
    }

    func size(_ key: String) -> CGSize? {
        value(key).map { CGSize(width: $0.number("width"), height: $0.number("height")) }
    }

    func rect(_ key: String) -> CGRect? {
        value(key).map {
            CGRect(x: $0.number("x"), y: $0.number("y"), width: $0.number("width"), height: $0.number("height"))
        }
    }

    func offset(_ key: String) -> UIOffset? {
        value(key).map { UIOffset(horizontal: $0.number("horizontal"), vertical: $0.number("vertical")) }
    }

    /// Returns edge insets. A file contains either an `inset` element with minimum and maximum coordinates, or an
    /// element with the sides.
    func insets(_ key: String) -> UIEdgeInsets? {
        guard let element = value(key) else { return nil }
        if element.name == "inset" {
            return UIEdgeInsets(
                top: element.number("minY"), left: element.number("minX"), bottom: element.number("maxY"),
                right: element.number("maxX"))
        }
        return UIEdgeInsets(
            top: element.number("top"), left: element.number("left"), bottom: element.number("bottom"),
            right: element.number("right"))
    }

    func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        value(key).map {
            NSDirectionalEdgeInsets(
                top: $0.number("top"), leading: $0.number("leading"), bottom: $0.number("bottom"),
                trailing: $0.number("trailing"))
        }
    }
}

extension InterfaceElement {
    /// Returns an attribute as a number, or zero.
    func number(_ name: String) -> CGFloat {
        self[name].flatMap { Double($0) }.map { $0.isFinite ? CGFloat($0) : 0 } ?? 0
    }
}
