import Foundation
import UIKitBars
import UIKitCore

/// A page on which the user moves and zooms a picture under a square.
final class ImageCropController: UIViewController, UIScrollViewDelegate {
    private let image: UIImage
    private let onChoose: (CGRect, UIImage) -> Void
    private let scroll = UIScrollView()
    private let picture: UIImageView
    private let frame = UIView()
    private var shades: [UIView] = []
    private var laidOutSize: CGSize = .zero

    /// Creates a page. `onChoose` receives the chosen square in the coordinates of the picture, and its content.
    init(_ image: UIImage, onChoose: @escaping (CGRect, UIImage) -> Void) {
        self.image = image
        self.onChoose = onChoose
        picture = UIImageView(image: image)
        super.init(nibName: nil, bundle: nil)
        title = "Move and Scale"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        scroll.delegate = self
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.showsVerticalScrollIndicator = false
        scroll.showsHorizontalScrollIndicator = false
        scroll.alwaysBounceVertical = true
        scroll.alwaysBounceHorizontal = true
        scroll.accessibilityIdentifier = "Crop"
        scroll.addSubview(picture)
        view.addSubview(scroll)
        shades = (0..<2).map { _ in
            let shade = UIView()
            shade.backgroundColor = UIColor.black.withAlphaComponent(0.5)
            shade.isUserInteractionEnabled = false
            view.addSubview(shade)
            return shade
        }
        frame.layer.borderColor = UIColor.white.cgColor
        frame.layer.borderWidth = 1
        frame.isUserInteractionEnabled = false
        view.addSubview(frame)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .black
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        navigationItem.standardAppearance = appearance
        navigationItem.scrollEdgeAppearance = appearance
        let choose = UIBarButtonItem(
            title: "Choose", primaryAction: UIAction(title: "Choose") { [weak self] _ in self?.choose() })
        choose.style = .done
        navigationItem.rightBarButtonItem = choose
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard view.bounds.size != laidOutSize else { return }
        laidOutSize = view.bounds.size
        let area: CGRect = view.bounds.inset(by: view.safeAreaInsets)
        let side: CGFloat = min(area.width, area.height)
        let square = CGRect(
            x: (area.midX - side / 2).rounded(), y: (area.midY - side / 2).rounded(), width: side, height: side)
        frame.frame = square
        scroll.frame = view.bounds
        let (width, height) = (view.bounds.width, view.bounds.height)
        let isTall: Bool = height > width
        shades[0].frame =
            isTall
            ? CGRect(x: 0, y: 0, width: width, height: square.minY)
            : CGRect(x: 0, y: 0, width: square.minX, height: height)
        shades[1].frame =
            isTall
            ? CGRect(x: 0, y: square.maxY, width: width, height: height - square.maxY)
            : CGRect(x: square.maxX, y: 0, width: width - square.maxX, height: height)
        scroll.contentInset = UIEdgeInsets(
            top: square.minY, left: square.minX, bottom: height - square.maxY, right: width - square.maxX)
        // The picture always covers the square.
        let shorter: CGFloat = max(1, min(image.size.width, image.size.height))
        scroll.minimumZoomScale = side / shorter
        scroll.maximumZoomScale = max(side / shorter * 5, 1)
        scroll.zoomScale = scroll.minimumZoomScale
        // Setting the zoom scale to its current value does not set the size of the content.
        scroll.contentSize = picture.frame.size
        scroll.contentOffset = CGPoint(
            x: (picture.frame.width - side) / 2 - square.minX, y: (picture.frame.height - side) / 2 - square.minY)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    private func choose() {
        let scale: CGFloat = scroll.zoomScale
        let rect = CGRect(
            x: (scroll.contentOffset.x + frame.frame.minX) / scale,
            y: (scroll.contentOffset.y + frame.frame.minY) / scale,
            width: frame.frame.width / scale, height: frame.frame.height / scale
        ).integral.intersection(CGRect(origin: .zero, size: image.size))
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        let edited: UIImage = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
            image.draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
        }
        onChoose(rect, edited)
    }
}
