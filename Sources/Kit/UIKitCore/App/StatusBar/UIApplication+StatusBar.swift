import ClassRuntime
import Foundation

/// The status bar settings of an application, which apply if its controllers do not determine them.
struct ApplicationStatusBar {
    var isControllerBased = true
    var isHidden = false
    var style: UIStatusBarStyle = .default
    var animation: UIStatusBarAnimation = .none

    init() {}

    init(_ information: ApplicationInformation) {
        isControllerBased = information.hasControllerBasedStatusBar
        isHidden = information.hidesStatusBar
        switch information.statusBarStyle {
        case "UIStatusBarStyleLightContent": style = .lightContent
        case "UIStatusBarStyleDarkContent": style = .darkContent
        default: break
        }
    }
}

extension UIApplication {
    /// The frame of the status bar in the coordinates of the scene, in points. It is empty if the status bar is hidden.
    public var statusBarFrame: CGRect { connectedWindowScene?.statusBarManager?.statusBarFrame ?? .zero }

    /// The style of the status bar.
    ///
    /// Setting it has an effect only if `UIViewControllerBasedStatusBarAppearance` is false in `Info.plist`. Otherwise,
    /// controllers determine the style.
    public var statusBarStyle: UIStatusBarStyle {
        get { connectedWindowScene?.statusBarManager?.statusBarStyle ?? storedStatusBar.style }
        set { setStatusBarStyle(newValue, animated: false) }
    }

    /// Whether the status bar is hidden.
    ///
    /// Setting it has an effect only if `UIViewControllerBasedStatusBarAppearance` is false in `Info.plist`. Otherwise,
    /// controllers determine whether it is hidden.
    public var isStatusBarHidden: Bool {
        get { connectedWindowScene?.statusBarManager?.isStatusBarHidden ?? storedStatusBar.isHidden }
        set { setStatusBarHidden(newValue, with: .none) }
    }

    /// Sets the style of the status bar, if controllers do not determine it. There is no animation.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        storedStatusBar.style = statusBarStyle
        setNeedsStatusBarUpdate()
    }

    /// Hides or shows the status bar, if controllers do not determine its visibility.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        storedStatusBar.isHidden = hidden
        storedStatusBar.animation = animation
        setNeedsStatusBarUpdate()
    }
}
