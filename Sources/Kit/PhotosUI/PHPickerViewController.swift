import FileBrowsing
import Foundation
import ItemProviders
import UIKitCore
import UIKitSharing
import UniformTypeIdentifiers

/// A page on which the user chooses items from the folders for pictures and videos. The delegate dismisses the page.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    /// The options of the picker.
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
            isOrdered: configuration.selection == .ordered,
            selected: configuration.hasLibrary
                ? configuration.preselectedAssetIdentifiers.map { URL(fileURLWithPath: $0) } : []
        ) { [weak self] in self?.end($0 ?? []) }
        let navigation = UINavigationController(rootViewController: grid)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    private func end(_ urls: [URL]) {
        let hasLibrary: Bool = configuration.hasLibrary
        let results: [PHPickerResult] = urls.compactMap { url in
            let type = UTType(filenameExtension: url.pathExtension) ?? .image
            let provider = NSItemProvider(contentsOf: url, contentType: type, openInPlace: true)
            return PHPickerResult(itemProvider: provider, assetIdentifier: hasLibrary ? url.path : nil)
        }
        delegate?.picker(self, didFinishPicking: results)
    }
}

/// Methods that a picker calls.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called with the results that the user chose, or with an empty array if the user canceled. Dismiss the picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
