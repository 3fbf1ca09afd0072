import QuartzCore
import UIKitControls
import UIKitCore
import UIKitLists

/// The sizes of standard controls and bars, and the defaults of properties.
@MainActor
enum ControlMeasurements {
    static var all: [Measurement] { sizes + defaults + curves }

    private static var sizes: [Measurement] {
        let switchSize = UISwitch().intrinsicContentSize
        let stepper = UIStepper().intrinsicContentSize
        let refreshControl = UIRefreshControl()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scrollView.contentSize = CGSize(width: 393, height: 2_000)
        scrollView.refreshControl = refreshControl
        scrollView.contentOffset.y = -80
        scrollView.layoutIfNeeded()
        let navigationBar = UINavigationBar().sizeThatFits(CGSize(width: 393, height: 0))
        return [
            Measurement("width of a switch", 51, switchSize.width, .guidelines),
            Measurement("height of a switch", 31, switchSize.height, .guidelines),
            Measurement("width of a stepper", 94, stepper.width, .openUIKit),
            Measurement("height of a stepper", 32, stepper.height, .openUIKit),
            Measurement("height of a navigation bar", 44, navigationBar.height, .guidelines),
            Measurement(
                "height of a tab bar", 49, UITabBar().sizeThatFits(CGSize(width: 393, height: 0)).height, .guidelines),
            Measurement(
                "height of a toolbar", 44, UIToolbar().sizeThatFits(CGSize(width: 393, height: 0)).height, .guidelines),
            Measurement(
                "side of an activity indicator", 20,
                UIActivityIndicatorView(style: .medium).intrinsicContentSize.width, .openUIKit),
            Measurement(
                "side of a large activity indicator", 37,
                UIActivityIndicatorView(style: .large).intrinsicContentSize.width, .openUIKit),
            Measurement("height of a refresh control", 60, refreshControl.bounds.height, .openUIKit),
        ]
    }

    private static var defaults: [Measurement] {
        let margins = UIView().layoutMargins
        let press = UILongPressGestureRecognizer()
        let slider = UISlider()
        let stepper = UIStepper()
        let layer = CALayer()
        let shape = CAShapeLayer()
        let spring = CASpringAnimation(keyPath: "position")
        return [
            Measurement("top margin", 8, margins.top, .reference),
            Measurement("left margin", 8, margins.left, .reference),
            Measurement("bottom margin", 8, margins.bottom, .reference),
            Measurement("right margin", 8, margins.right, .reference),
            Measurement("duration of a long press", 0.5, press.minimumPressDuration, .reference),
            Measurement("movement of a long press", 10, press.allowableMovement, .reference),
            Measurement("minimum of a slider", 0, Double(slider.minimumValue), .reference),
            Measurement("maximum of a slider", 1, Double(slider.maximumValue), .reference),
            Measurement("maximum of a stepper", 100, stepper.maximumValue, .reference),
            Measurement("step of a stepper", 1, stepper.stepValue, .reference),
            Measurement("size of label fonts", 17, UIFont.labelFontSize, .reference),
            Measurement("size of button fonts", 18, UIFont.buttonFontSize, .reference),
            Measurement("size of system fonts", 14, UIFont.systemFontSize, .reference),
            Measurement("size of small fonts", 12, UIFont.smallSystemFontSize, .reference),
            Measurement("required priority", 1_000, Double(UILayoutPriority.required.rawValue), .reference),
            Measurement("high priority", 750, Double(UILayoutPriority.defaultHigh.rawValue), .reference),
            Measurement("low priority", 250, Double(UILayoutPriority.defaultLow.rawValue), .reference),
            Measurement("fitting priority", 50, Double(UILayoutPriority.fittingSizeLevel.rawValue), .reference),
            Measurement("automatic dimension", -1, UITableView.automaticDimension, .reference),
            Measurement("missing metric", -1, UIView.noIntrinsicMetric, .reference),
            Measurement("level of windows", 0, UIWindow.Level.normal.rawValue, .reference),
            Measurement("level of status bars", 1_000, UIWindow.Level.statusBar.rawValue, .reference),
            Measurement("level of alerts", 2_000, UIWindow.Level.alert.rawValue, .reference),
            Measurement("shadow offset of layers", -3, layer.shadowOffset.height, .reference),
            Measurement("shadow radius of layers", 3, layer.shadowRadius, .reference),
            Measurement("shadow opacity of layers", 0, Double(layer.shadowOpacity), .reference),
            Measurement("anchor point of layers", 0.5, layer.anchorPoint.x, .reference),
            Measurement("line width of shapes", 1, shape.lineWidth, .reference),
            Measurement("miter limit of shapes", 10, shape.miterLimit, .reference),
            Measurement("mass of springs", 1, spring.mass, .reference),
            Measurement("stiffness of springs", 100, spring.stiffness, .reference),
            Measurement("damping of springs", 10, spring.damping, .reference),
            Measurement("shadow offset of labels", -1, UILabel().shadowOffset.height, .reference),
            Measurement("duration of transactions", 0.25, CATransaction.animationDuration(), .reference),
        ]
    }

    /// The control points of timing functions.
    private static var curves: [Measurement] {
        let cases: [(CAMediaTimingFunctionName, [Float])] = [
            (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
            (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
        ]
        return cases.flatMap { name, published in
            let function = CAMediaTimingFunction(name: name)
            return (0..<4).map { index in
                var point: [Float] = [0, 0]
                function.getControlPoint(at: 1 + index / 2, values: &point)
                return Measurement(
                    "coordinate \(index) of \(name.rawValue)", Double(published[index]), Double(point[index % 2]),
                    .reference)
            }
        }
    }
}
