import Foundation
import HostHeadless
import TestStage

@testable import UIKitAlerts
@testable import UIKitCore

/// Sheets and alerts.
@MainActor
enum PresentationMeasurements {
    static var all: [Measurement] { sheets + alerts }

    /// Presents a controller in a window of the size of an iPhone 15 Pro, and returns its measurements.
    private static func present(_ make: () -> UIViewController, _ measure: (UIViewController) -> [Measurement])
        -> [Measurement]
    {
        let stage = Stage()
        let root = UIViewController()
        stage.root.removeFromSuperview()
        stage.window.rootViewController = root
        stage.host.windows[0].resize(to: CGSize(width: 393, height: 852))
        stage.host.turn()
        let shown: UIViewController = make()
        root.present(shown, animated: false)
        stage.advance(by: 0.1)
        defer { stage.window.rootViewController = nil }
        return measure(shown)
    }

    /// The heights of sheets with custom detents, excluding the bottom safe area and the scale that iOS 26 applies, and
    /// the ratio of the medium detent to the largest.
    private static var sheets: [Measurement] {
        let heights: [Double] = [100, 144, 200, 288, 300, 400, 500, 600, 700]
        let custom: [Measurement] = heights.flatMap { height in
            present {
                let page = UIViewController()
                page.sheetPresentationController?.detents = [.custom { _ in CGFloat(height) }]
                return page
            } _: { page in
                let found: CGFloat = page.view.bounds.height - page.view.safeAreaInsets.bottom
                return [Measurement("height of a sheet with a detent of \(height)", height, found.native, .openUIKit)]
            }
        }
        var largest: CGFloat = 0
        let medium: [Measurement] = present {
            let page = UIViewController()
            page.sheetPresentationController?.detents = [
                .custom { context in
                    largest = context.maximumDetentValue
                    return UISheetPresentationController.Detent.medium().resolvedValue(in: context)
                }
            ]
            return page
        } _: { page in
            [
                Measurement(
                    "ratio of the medium detent to the largest", 425.0 / 759,
                    (page.view.bounds.height / largest).native, .openUIKit,
                    reason: "On iOS 26, the sheet floats above the lower edge. The documentation specifies about 0.5.")
            ]
        }
        return custom + medium
    }

    private static var alerts: [Measurement] {
        present {
            let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            return alert
        } _: { alert in
            let buttons: [AlertButton] = find(in: alert.view)
            let titles: [UILabel] = find(in: alert.view).filter { $0.text == "Title" || $0.text == "Message" }
            let center: CGPoint = alert.view.convert(
                CGPoint(x: alert.view.bounds.midX, y: alert.view.bounds.midY), to: nil)
            return [
                Measurement("width of an alert", 270, alert.view.bounds.width.native, .customAlert),
                Measurement("middle of an alert", 196.5, center.x.native, .openUIKit, tolerance: 0.5),
                Measurement(
                    "font of an alert's title", 17, (titles.first?.font.pointSize ?? 0).native, .openUIKit),
                Measurement(
                    "font of an alert's message", 15, (titles.last?.font.pointSize ?? 0).native, .openUIKit,
                    reason: "The text is larger on iOS 26. On iOS 7 to 18, its size is 13 points."),
                Measurement(
                    "width of one of two buttons", 135, (buttons.first?.bounds.width ?? 0).native, .customAlert),
            ]
        }
    }

    private static func find<View: UIView>(in view: UIView) -> [View] {
        view.subviews.flatMap { ($0 as? View).map { [$0] } ?? find(in: $0) }
    }
}
