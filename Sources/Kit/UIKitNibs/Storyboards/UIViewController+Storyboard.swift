import FoundationAdditions
import UIKitCore

extension UIViewController {
    /// The storyboard that contains the controller, or nil.
    public var storyboard: UIStoryboard? { (segues as? StoryboardScene)?.storyboard }
}

extension UISceneConfiguration {
    /// The storyboard whose initial controller is shown in the first window of the scene. Nil, the default, means the
    /// storyboard that `Info.plist` names for the configuration.
    public var storyboard: UIStoryboard? {
        get { objc_getAssociatedObject(self, Self.storyboardKey) as? UIStoryboard }
        set { objc_setAssociatedObject(self, Self.storyboardKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    private static let storyboardKey: UnsafeRawPointer = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
