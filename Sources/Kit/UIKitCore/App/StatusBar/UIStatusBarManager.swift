import Foundation

/// A description of the status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The style of the status bar.
    open var statusBarStyle: UIStatusBarStyle {
        scene?.updateStatusBar()
        return scene?.statusBar.state.style ?? .default
    }

    /// Whether the status bar is hidden. It is true in a scene that is larger than a phone, because such a scene has no
    /// status bar.
    open var isStatusBarHidden: Bool {
        scene?.updateStatusBar()
        return scene?.statusBar.state.isHidden ?? true
    }

    /// The frame of the status bar in the coordinates of the scene, in points. It is empty if the status bar is hidden.
    open var statusBarFrame: CGRect {
        scene?.updateStatusBar()
        return scene?.statusBarFrame ?? .zero
    }
}
