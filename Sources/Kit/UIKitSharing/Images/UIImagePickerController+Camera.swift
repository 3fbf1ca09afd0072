import Foundation
import UIKitCore

/// The members for the camera, which is not available. An app uses them only if `isSourceTypeAvailable(.camera)`
/// returns true.
extension UIImagePickerController {
    /// What a camera records.
    public enum CameraCaptureMode: Int, Sendable {
        /// Pictures.
        case photo = 0
        /// Videos.
        case video = 1
    }

    /// When the flash of a camera is used.
    public enum CameraFlashMode: Int, Sendable {
        /// Never.
        case off = -1
        /// If it is dark.
        case auto = 0
        /// Always.
        case on = 1
    }

    /// The settings for the camera.
    struct CameraSettings {
        var device = CameraDevice.rear
        var captureMode = CameraCaptureMode.photo
        var flashMode = CameraFlashMode.auto
        var showsControls = true
        var overlayView: UIView?
        var viewTransform: CGAffineTransform = .identity
        var videoMaximumDuration: TimeInterval = 600
    }

    /// The camera. The default is `rear`.
    public var cameraDevice: CameraDevice {
        get { cameraSettings.device }
        set { cameraSettings.device = newValue }
    }

    /// What the camera records. The default is `photo`.
    public var cameraCaptureMode: CameraCaptureMode {
        get { cameraSettings.captureMode }
        set { cameraSettings.captureMode = newValue }
    }

    /// When the flash is used. The default is `auto`.
    public var cameraFlashMode: CameraFlashMode {
        get { cameraSettings.flashMode }
        set { cameraSettings.flashMode = newValue }
    }

    /// Whether the controls of the camera are shown. The default is true.
    public var showsCameraControls: Bool {
        get { cameraSettings.showsControls }
        set { cameraSettings.showsControls = newValue }
    }

    /// A view over the picture of the camera. The default is nil.
    public var cameraOverlayView: UIView? {
        get { cameraSettings.overlayView }
        set { cameraSettings.overlayView = newValue }
    }

    /// The transform of the picture of the camera. The default is the identity.
    public var cameraViewTransform: CGAffineTransform {
        get { cameraSettings.viewTransform }
        set { cameraSettings.viewTransform = newValue }
    }

    /// The maximum duration of a recorded video, in seconds. The default is 600.
    public var videoMaximumDuration: TimeInterval {
        get { cameraSettings.videoMaximumDuration }
        set { cameraSettings.videoMaximumDuration = newValue }
    }

    /// Stops the program, because there is no camera with which to take a picture.
    public func takePicture() { stopWithoutCamera() }

    /// Returns false, because there is no camera with which to record a video.
    public func startVideoCapture() -> Bool { false }

    /// Stops the program, because there is no recording.
    public func stopVideoCapture() { stopWithoutCamera() }

    private func stopWithoutCamera() -> Never {
        stopProgram("There is no camera. Use it only if isSourceTypeAvailable(.camera) is true.")
    }

    /// Returns whether the flash of a camera is available. The result is always false.
    public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

    /// Returns what a camera can record, as raw values of `CameraCaptureMode`; nil, because no camera is available.
    public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
}
