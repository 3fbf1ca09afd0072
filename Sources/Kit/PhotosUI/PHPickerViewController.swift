import FileBrowsing
import Foundation
import ItemProviders
import UIKitCore
import UIKitSharing
import UniformTypeIdentifiers

/// A page on which the user chooses pictures and videos from the folders for them. The delegate dismisses it.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    /// What can be chosen.
    public let configuration: PHPickerConfiguration

    /// The delegate, held weakly.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// Creates a picker.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 560, height: 620)
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let grid = PhotoGridController(
            types: configuration.filter?.types ?? [.image, .movie], limit: configuration.selectionLimit,
            isOrdered: configuration.selection == .ordered
        ) { [weak self] in self?.end($0 ?? []) }
        let navigation = UINavigationController(rootViewController: grid)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    private func end(_ urls: [URL]) {
        let results: [PHPickerResult] = urls.compactMap { url in
            let type = UTType(filenameExtension: url.pathExtension) ?? .image
            let provider = NSItemProvider(contentsOf: url, contentType: type, openInPlace: true)
            return PHPickerResult(itemProvider: provider, assetIdentifier: url.path)
        }
        delegate?.picker(self, didFinishPicking: results)
    }
}

/// Methods that a picker calls.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called with what the user chose, or with nothing if the user canceled. Dismiss the picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
