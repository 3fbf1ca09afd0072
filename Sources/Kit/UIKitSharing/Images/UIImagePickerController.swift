import FileBrowsing
import Foundation
import HostClock
import ImageIO
import UIKitAlerts
import UIKitCore
import UIKitLists
import UniformTypeIdentifiers

/// A page on which the user chooses an item from the folders for pictures and videos.
///
/// The camera is not available, so `isSourceTypeAvailable(.camera)` returns false. The delegate dismisses the picker.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// The sources of pictures.
    public enum SourceType: Int, Sendable {
        /// The user's folders for pictures and videos.
        case photoLibrary = 0
        /// A camera, which is not available.
        case camera = 1
        /// The user's folders for pictures and videos.
        case savedPhotosAlbum = 2
    }

    /// The cameras of a device.
    public enum CameraDevice: Int, Sendable {
        /// The camera at the back.
        case rear = 0
        /// The camera at the front.
        case front = 1
    }

    /// The quality of videos. It has no effect, because videos are passed to the app without conversion.
    public enum QualityType: Int, Sendable {
        /// The best quality.
        case typeHigh = 0
        /// Medium quality, for Wi-Fi networks.
        case typeMedium = 1
        /// Low quality, for cellular networks.
        case typeLow = 2
        /// 640 × 480 pixels.
        case type640x480 = 3
        /// 1280 × 720 pixels in the iFrame format.
        case typeIFrame1280x720 = 4
        /// 960 × 540 pixels in the iFrame format.
        case typeIFrame960x540 = 5
    }

    /// A key in the dictionary that describes the user's choice.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The identifier of the type, such as `public.image`, as a `String`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture, as a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The part of the picture that the user chose, as a `UIImage`.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The chosen part in the coordinates of the picture, as a `CGRect`.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// A copy of the file of a video, in the folder for temporary files of the app, as a `URL`.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// A copy of the file of a picture, in the folder for temporary files of the app, as a `URL`.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// A choice whose file is being copied.
    @MainActor
    private final class Choice {
        let info: [InfoKey: Any]
        let key: InfoKey
        /// The page on which the user chose.
        let page: UIViewController?

        init(_ info: [InfoKey: Any], _ key: InfoKey, on page: UIViewController?) {
            self.info = info
            self.key = key
            self.page = page
        }
    }

    private var choice: Choice?
    private weak var pickerDelegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

    /// The delegate, held weakly.
    open override weak var delegate: (any UINavigationControllerDelegate)? {
        get { super.delegate }
        set {
            super.delegate = newValue
            pickerDelegate = newValue as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate
        }
    }

    /// The source of pictures. The default is `photoLibrary`. Check first whether `isSourceTypeAvailable(_:)` returns
    /// true for the source.
    open var sourceType: SourceType = .photoLibrary {
        didSet {
            stopProgram(
                unless: UIImagePickerController.isSourceTypeAvailable(sourceType),
                "There is no camera. Set the source type camera only if isSourceTypeAvailable(.camera) is true.")
        }
    }

    /// The identifiers of the types that the user can choose. The default is only images.
    open var mediaTypes: [String] = [UTType.image.identifier]

    /// Whether the user chooses a square part of the picture. The default is false.
    open var allowsEditing = false

    /// The quality of videos. It has no effect, because videos are passed to the app without conversion. The default is
    /// `typeMedium`.
    open var videoQuality: QualityType = .typeMedium

    var cameraSettings = CameraSettings()

    /// Creates a picker.
    public init() {
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 560, height: 620)
    }

    public required init?(coder: NSCoder) { nil }

    /// Returns whether a source is available. All sources except the camera are available.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// Returns whether a camera is available. The result is always false.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

    /// Returns the identifiers of the types of a source, or nil if the source is not available.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [UTType.image.identifier, UTType.movie.identifier] : nil
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let types: [UTType] = mediaTypes.map { UTType(importedAs: $0) }
        let grid = PhotoGridController(types: types, limit: 1) { [weak self] in self?.end($0) }
        setViewControllers([grid], animated: false)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { choice = nil }
    }

    private func end(_ urls: [URL]?) {
        guard let url = urls?.first else { cancel(); return }
        guard choice == nil else { return }
        if UTType(filenameExtension: url.pathExtension)?.conforms(to: .image) == false {
            return finish([.mediaType: UTType.movie.identifier], .mediaURL, url)
        }
        guard let image = UIImage(contentsOfFile: url.path) else {
            return report("“\(url.lastPathComponent)” is not a picture that can be opened. Choose another one.")
        }
        let info: [InfoKey: Any] = [.mediaType: UTType.image.identifier, .originalImage: image]
        guard allowsEditing else { return finish(info, .imageURL, url) }
        let page = ImageCropController(image) { [weak self] rect, edited in
            self?.finish(info.merging([.editedImage: edited, .cropRect: rect]) { $1 }, .imageURL, url)
        }
        pushViewController(page, animated: true)
    }

    /// Passes the choice to the delegate, with a copy of the file. The app may move or remove the copy.
    ///
    /// The file is copied on another thread, because videos can be large.
    private func finish(_ info: [InfoKey: Any], _ key: InfoKey, _ file: URL) {
        guard choice == nil else { return }
        let choice = Choice(info, key, on: topViewController)
        self.choice = choice
        let work = Ledger.shared.begin()
        DispatchQueue.global(qos: .userInitiated).async { [weak self] in
            let copies: Result<[URL], FileProblem> = Result { () throws(FileProblem) in
                try FileSaving.temporaryCopies(of: [file])
            }
            Ledger.shared.finish(work) { [weak self] in
                if self?.end(choice, copies) != true, case .success(let urls) = copies {
                    for url in urls { try? FileManager.default.removeItem(at: url) }
                }
            }
        }
    }

    /// Passes a choice to the delegate after its file was copied, and returns whether the copy is used. It is not used
    /// if the user has canceled the picker or left the page, or the picker has been dismissed.
    private func end(_ choice: Choice, _ copies: Result<[URL], FileProblem>) -> Bool {
        guard choice === self.choice else { return false }
        self.choice = nil
        guard choice.page === topViewController, !isBeingDismissed else { return false }
        switch copies {
        case .success(let copies):
            var info: [InfoKey: Any] = choice.info
            info[choice.key] = copies.first
            pickerDelegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
        case .failure(let problem): report(problem.sentence)
        }
        return true
    }

    private func report(_ message: String) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    private func cancel() {
        choice = nil
        if let pickerDelegate { pickerDelegate.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
    }
}

/// Methods that an image picker calls. All methods are optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called after the user chooses a picture or a video. Dismiss the picker.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called after the user cancels. Dismiss the picker. The default implementation dismisses it.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

/// The default implementations of the optional methods.
extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
