import FileBrowsing
import Foundation
import HostClock
import UIKitCore
import UIKitStackViews
import UIKitText
import UniformTypeIdentifiers

/// A page that shows a picture, which can be zoomed, or the content of a text file. For any other file, it shows the
/// name, the size, and a button that opens the file in the default application.
package final class FilePreviewController: UIViewController, UIScrollViewDelegate {
    package let url: URL
    private let type: UTType
    private let scroll = UIScrollView()
    private let picture = UIImageView()
    private var laidOutSize: CGSize = .zero
    private var isClosing = false
    /// A closure that is called after the page is removed.
    var onEnd: (() -> Void)?

    /// The maximum size of a text file whose content is shown, in bytes.
    private static let textLimit = 4_000_000

    package init(_ url: URL, title: String? = nil) {
        self.url = url
        type = UTType(filenameExtension: url.pathExtension) ?? .data
        super.init(nibName: nil, bundle: nil)
        self.title = title ?? url.lastPathComponent
    }

    package required init?(coder: NSCoder) { nil }

    /// Returns whether the content of a file is shown, rather than only its name.
    package static func showsContent(of url: URL) -> Bool {
        guard let type = UTType(filenameExtension: url.pathExtension) else { return false }
        return type.conforms(to: .image) || type.conforms(to: .text)
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "Preview"
        if type.conforms(to: .image) {
            showImage()
        } else if type.conforms(to: .text), let text = readText() {
            showText(text)
        } else {
            showName(nil)
        }
    }

    package override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isClosing = isMovingFromParent || isBeingDismissed || navigationController?.isBeingDismissed == true
    }

    package override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isClosing { onEnd?() }
    }

    private func readText() -> String? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        guard let size = (attributes?[.size] as? NSNumber)?.intValue, size <= Self.textLimit,
            let data = try? Data(contentsOf: url)
        else { return nil }
        return String(validating: data, as: UTF8.self) ?? String(data: data, encoding: .isoLatin1)
    }

    private func showText(_ text: String) {
        let area = UITextView(frame: view.bounds)
        area.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        area.isEditable = false
        area.font = .preferredFont(forTextStyle: .body)
        area.text = text
        view.addSubview(area)
    }

    // MARK: Pictures

    /// Decodes the picture on another thread.
    private func showImage() {
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delegate = self
        scroll.addSubview(picture)
        view.addSubview(scroll)
        let url: URL = url
        let work = Ledger.shared.begin()
        DispatchQueue.global(qos: .userInitiated).async {
            let image: UIImage? = UIImage(contentsOfFile: url.path)?.preparingForDisplay()
            Ledger.shared.finish(work) { [weak self] in self?.show(image) }
        }
    }

    private func show(_ image: UIImage?) {
        guard let image else {
            scroll.removeFromSuperview()
            return showName("The picture cannot be shown.")
        }
        picture.image = image
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = title
        picture.frame = CGRect(origin: .zero, size: image.size)
        laidOutSize = .zero
        view.setNeedsLayout()
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let image = picture.image, view.bounds.size != laidOutSize else { return }
        laidOutSize = view.bounds.size
        let area: CGRect = view.bounds.inset(by: view.safeAreaInsets)
        let fitting: CGFloat = min(area.width / image.size.width, area.height / image.size.height)
        scroll.minimumZoomScale = min(1, fitting)
        scroll.maximumZoomScale = max(4, fitting * 4)
        scroll.zoomScale = scroll.minimumZoomScale
        center()
    }

    package func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    package func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }

    /// Centers a picture that is smaller than the page.
    private func center() {
        let safe: UIEdgeInsets = view.safeAreaInsets
        let area: CGRect = scroll.bounds.inset(by: safe)
        let x: CGFloat = max(0, ((area.width - picture.frame.width) / 2).rounded())
        let y: CGFloat = max(0, ((area.height - picture.frame.height) / 2).rounded())
        scroll.contentInset = UIEdgeInsets(
            top: safe.top + y, left: safe.left + x, bottom: safe.bottom + y, right: safe.right + x)
    }

    // MARK: Other files

    private func showName(_ problem: String?) {
        let icon = UIImageView(image: UIImage(systemName: "doc"))
        icon.tintColor = .secondaryLabel
        icon.contentMode = .scaleAspectFit
        icon.heightAnchor.constraint(equalToConstant: 72).isActive = true
        let name = UILabel()
        name.text = url.lastPathComponent
        name.font = .preferredFont(forTextStyle: .headline)
        name.textAlignment = .center
        name.numberOfLines = 0
        let details = UILabel()
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        let size: Int64? = (attributes?[.size] as? NSNumber)?.int64Value
        details.text =
            problem ?? size.map { ByteCountFormatter.string(fromByteCount: $0, countStyle: .file) }
            ?? "The file no longer exists."
        details.textColor = .secondaryLabel
        details.textAlignment = .center
        details.numberOfLines = 0
        let button = UIButton(type: .system)
        button.setTitle("Open in Default Application", for: .normal)
        button.isHidden = size == nil
        let url: URL = url
        button.addAction(UIAction { _ in UIApplication.shared.open(url) }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [icon, name, details, button])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
