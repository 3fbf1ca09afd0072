import Foundation
import HostHeadless
import TestStage

@testable import UIKitCore

/// The safe areas and margins of views, and the safe areas of devices.
@MainActor
enum LayoutMeasurements {
    static var all: [Measurement] { propagation + margins + devices + rootMargins }

    private static func compare(
        _ name: String, _ published: [Double], _ insets: UIEdgeInsets, _ source: Measurement.Source,
        reason: String? = nil
    ) -> [Measurement] {
        let ours: [CGFloat] = [insets.top, insets.left, insets.bottom, insets.right]
        return zip(["top", "left", "bottom", "right"], zip(published, ours)).map { edge, values in
            let isEqual: Bool = abs(values.0 - values.1.native) < 0.001
            return Measurement(
                "\(edge) of \(name)", values.0, values.1.native, source, reason: isEqual ? nil : reason)
        }
    }

    /// A view of 320 × 480 points whose safe area has the insets 44, 10, 34 and 12.
    private static func root() -> (Stage, UIView) {
        let stage = Stage()
        let (parent, controller) = (UIViewController(), UIViewController())
        stage.root.removeFromSuperview()
        stage.window.rootViewController = parent
        parent.addChild(controller)
        parent.view.addSubview(controller.view)
        controller.didMove(toParent: parent)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.view.layoutIfNeeded()
        return (stage, controller.view)
    }

    private static var propagation: [Measurement] {
        let cases: [(frame: CGRect, insets: [Double])] = [
            (CGRect(x: 0, y: 0, width: 320, height: 480), [44, 10, 34, 12]),
            (CGRect(x: 30, y: 20, width: 100, height: 500), [24, 0, 34, 0]),
            (CGRect(x: -40, y: -60, width: 200, height: 200), [44, 10, 0, 0]),
            (CGRect(x: 0, y: 100, width: 320, height: 200), [0, 10, 0, 12]),
            (CGRect(x: 0, y: 460, width: 320, height: 100), [0, 10, 34, 12]),
            (CGRect(x: 300, y: 0, width: 100, height: 480), [44, 0, 34, 12]),
            (CGRect(x: -50, y: -50, width: 500, height: 700), [44, 10, 34, 12]),
            (CGRect(x: 5, y: 10, width: 60, height: 20), [34, 5, 0, 0]),
            (CGRect(x: 0, y: 500, width: 100, height: 50), [0, 10, 34, 0]),
        ]
        let (stage, root) = root()
        let found: [[Measurement]] = cases.map { frame, insets in
            let child = UIView(frame: frame)
            root.addSubview(child)
            root.layoutIfNeeded()
            defer { child.removeFromSuperview() }
            return compare("the safe area of \(frame)", insets, child.safeAreaInsets, .openUIKit)
        }
        stage.window.rootViewController = nil
        return found.flatMap { $0 }
    }

    private static var margins: [Measurement] {
        let (stage, root) = root()
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        root.addSubview(child)
        root.layoutIfNeeded()
        var found: [Measurement] = compare(
            "margins in a safe area", [52, 18, 42, 20], child.layoutMargins, .openUIKit)
        child.insetsLayoutMarginsFromSafeArea = false
        found += compare("margins without the safe area", [8, 8, 8, 8], child.layoutMargins, .openUIKit)
        stage.window.rootViewController = nil
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        inner.preservesSuperviewLayoutMargins = true
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        return found + compare("preserved margins", [10, 10, 8, 8], inner.layoutMargins, .openUIKit)
    }

    /// The safe areas of devices in portrait.
    private static var devices: [Measurement] {
        let reason = "A desktop window has no sensor housing, no rounded corners and no home indicator."
        let cases: [(String, CGSize, [Double], Measurement.Source)] = [
            ("an iPhone 8", CGSize(width: 375, height: 667), [20, 0, 0, 0], .usefulYourLoafScreens),
            ("an iPhone X", CGSize(width: 375, height: 812), [44, 0, 34, 0], .usefulYourLoafScreens),
            ("an iPhone 15 Pro", CGSize(width: 393, height: 852), [59, 0, 34, 0], .layoutAdaptation),
        ]
        let stage = Stage()
        let controller = UIViewController()
        stage.root.removeFromSuperview()
        stage.application.showsStatusBar = true
        stage.window.rootViewController = controller
        return cases.flatMap { name, size, published, source in
            stage.host.windows[0].resize(to: size)
            stage.host.turn()
            return compare(
                "the safe area of \(name)", published, controller.view.safeAreaInsets, source, reason: reason)
        }
    }

    /// The margins at the sides of a controller's view, in a compact and in a regular width.
    private static var rootMargins: [Measurement] {
        let widths: [(Double, Double)] = [
            (320, 16), (375, 16), (390, 16), (393, 16), (744, 20), (768, 20), (810, 20), (820, 20), (834, 20),
            (1_024, 20),
        ]
        return widths.map { width, margin in
            let controller = UIViewController()
            controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 800)
            return Measurement(
                "margin at a width of \(width)", margin, controller.view.directionalLayoutMargins.leading.native,
                .usefulYourLoafMargins)
        }
    }
}
