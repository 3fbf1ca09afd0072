import CoreGraphics
import Foundation
import UIKitCore
import UIKitDrawing

/// A change of the orientation of the interface, or of the frame of the status bar, because a scene changes.
@MainActor
struct StatusBarChange {
    private let scene: UIWindowScene
    private let oldOrientation: UIInterfaceOrientation
    private let newOrientation: UIInterfaceOrientation
    private let oldFrame: CGRect
    private let newFrame: CGRect

    init(scene: UIWindowScene, orientation: UIInterfaceOrientation, size: CGSize) {
        self.scene = scene
        oldOrientation = scene.interfaceOrientation
        newOrientation = orientation
        oldFrame = scene.statusBarManager?.statusBarFrame ?? .zero
        newFrame = scene.statusBarFrame(atSize: size)
    }

    /// Posts the notifications before the change.
    func postStart() {
        post(
            UIApplication.willChangeStatusBarOrientationNotification, newOrientation,
            UIApplication.willChangeStatusBarFrameNotification, newFrame, isChanged: newFrame != oldFrame)
    }

    /// Posts the notifications after the change.
    func postEnd() {
        // The controllers may have changed the visibility of the bar.
        let frame: CGRect = scene.statusBarManager?.statusBarFrame ?? .zero
        post(
            UIApplication.didChangeStatusBarOrientationNotification, oldOrientation,
            UIApplication.didChangeStatusBarFrameNotification, oldFrame, isChanged: frame != oldFrame)
    }

    private func post(
        _ orientationName: Notification.Name, _ orientation: UIInterfaceOrientation, _ frameName: Notification.Name,
        _ frame: CGRect, isChanged: Bool
    ) {
        let center: NotificationCenter = .default
        if newOrientation != oldOrientation {
            center.post(
                name: orientationName, object: UIApplication.shared,
                userInfo: [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)])
        }
        if isChanged {
            center.post(
                name: frameName, object: UIApplication.shared,
                userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
        }
    }
}
