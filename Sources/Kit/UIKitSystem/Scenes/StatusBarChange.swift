import CoreGraphics
import Foundation
import UIKitCore
import UIKitDrawing

/// A change of the orientation of the interface, or of the frame of the status bar, because a scene changes.
@MainActor
struct StatusBarChange {
    private let oldOrientation: UIInterfaceOrientation
    private let newOrientation: UIInterfaceOrientation
    private let oldFrame: CGRect
    private let newFrame: CGRect

    init(scene: UIWindowScene, orientation: UIInterfaceOrientation, size: CGSize) {
        oldOrientation = scene.interfaceOrientation
        newOrientation = orientation
        oldFrame = scene.statusBarManager?.statusBarFrame ?? .zero
        newFrame = CGRect(x: 0, y: 0, width: oldFrame.isEmpty ? 0 : size.width, height: oldFrame.height)
    }

    /// Posts the notifications before the change.
    func postStart() {
        post(
            UIApplication.willChangeStatusBarOrientationNotification, newOrientation,
            UIApplication.willChangeStatusBarFrameNotification, newFrame)
    }

    /// Posts the notifications after the change.
    func postEnd() {
        post(
            UIApplication.didChangeStatusBarOrientationNotification, oldOrientation,
            UIApplication.didChangeStatusBarFrameNotification, oldFrame)
    }

    private func post(
        _ orientationName: Notification.Name, _ orientation: UIInterfaceOrientation, _ frameName: Notification.Name,
        _ frame: CGRect
    ) {
        let center: NotificationCenter = .default
        if newOrientation != oldOrientation {
            center.post(
                name: orientationName, object: UIApplication.shared,
                userInfo: [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)])
        }
        if newFrame != oldFrame {
            center.post(
                name: frameName, object: UIApplication.shared,
                userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
        }
    }
}
