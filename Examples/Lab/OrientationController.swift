import UIKit

/// A title, a picture and two labels of varying length, with different layouts for portrait and landscape.
///
/// Ctrl+← and Ctrl+→ rotate the window, as does the button in the navigation bar.
final class OrientationController: UIViewController {
    private let heading = UILabel()
    private let picture = PorchView()
    private let summary = UILabel()
    private let story = UILabel()
    private var activeConstraints: [NSLayoutConstraint] = []
    private var constraintsOrientation: UIInterfaceOrientation?
    private var storyIndex = 0

    /// Summaries and stories of different lengths.
    private static let stories: [(summary: String, story: String)] = [
        (
            "Neither room nor garden.",
            "An engawa runs along the house under its eaves. One sits there with tea, and watches the rain without "
                + "getting wet."
        ),
        (
            "A strip of boards between the paper doors and the stones outside, wide enough for two cushions.",
            "In summer the doors are taken out, and the whole house becomes a porch. In winter the low sun reaches in "
                + "over the boards and warms the rooms behind. Whoever comes by sits down at its edge, shoes still on, "
                + "and needs no invitation: it belongs to the house as much as to the road."
        ),
        ("Boards.", "Tea."),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Orientation"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Rotate", primaryAction: UIAction { [weak self] _ in self?.rotate() }),
            UIBarButtonItem(title: "Text", primaryAction: UIAction { [weak self] _ in self?.showNextStory() }),
        ]
        heading.text = "Engawa"
        heading.font = .preferredFont(forTextStyle: .largeTitle)
        summary.font = .preferredFont(forTextStyle: .headline)
        story.font = .preferredFont(forTextStyle: .body)
        story.textColor = .secondaryLabel
        picture.layer.cornerRadius = 16
        picture.clipsToBounds = true
        for label in [summary, story] { label.numberOfLines = 0 }
        for (name, view) in views.sorted(by: { $0.key < $1.key }) {
            view.translatesAutoresizingMaskIntoConstraints = false
            view.accessibilityIdentifier = name
            self.view.addSubview(view)
        }
        // The story has the lowest compression resistance.
        story.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        showStory()
    }

    private var views: [String: UIView] {
        ["heading": heading, "picture": picture, "summary": summary, "story": story]
    }

    // MARK: Layout

    override func updateViewConstraints() {
        let orientation: UIInterfaceOrientation =
            view.window?.windowScene?.effectiveGeometry.interfaceOrientation ?? .portrait
        if orientation.isLandscape != constraintsOrientation?.isLandscape {
            constraintsOrientation = orientation
            NSLayoutConstraint.deactivate(activeConstraints)
            activeConstraints = orientation.isLandscape ? landscape : portrait
            NSLayoutConstraint.activate(activeConstraints)
        }
        super.updateViewConstraints()
    }

    /// Arranges the views in a column.
    private var portrait: [NSLayoutConstraint] {
        constraints([
            "H:|-[heading]-|", "H:|-[picture]-|", "H:|-[summary]-|", "H:|-[story]-|",
            "V:[heading]-12-[picture]-20-[summary]-8-[story]-(>=16)-|",
        ]) + [
            heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.68),
        ]
    }

    /// Places the picture on one side, at full height, and the labels on the other.
    private var landscape: [NSLayoutConstraint] {
        constraints([
            "H:|-[picture]-24-[heading]-|", "H:[picture]-24-[summary]-|", "H:[picture]-24-[story]-|",
            "V:[heading]-8-[summary]-8-[story]-(>=16)-|", "V:[picture]-16-|",
        ]) + [
            picture.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            heading.topAnchor.constraint(equalTo: picture.topAnchor),
            picture.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.48),
        ]
    }

    private func constraints(_ formats: [String]) -> [NSLayoutConstraint] {
        formats.flatMap {
            NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: nil, views: views)
        }
    }

    // MARK: Rotation

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { _ in
            self.view.setNeedsUpdateConstraints()
            self.view.layoutIfNeeded()
        }
    }

    private func rotate() {
        guard let scene = view.window?.windowScene else { return }
        let isUpright = scene.effectiveGeometry.interfaceOrientation.isPortrait
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: isUpright ? .landscape : .portrait))
    }

    // MARK: Texts

    private func showNextStory() {
        storyIndex = (storyIndex + 1) % Self.stories.count
        UIView.animate(withDuration: 0.3) {
            self.showStory()
            self.view.layoutIfNeeded()
        }
    }

    private func showStory() {
        summary.text = Self.stories[storyIndex].summary
        story.text = Self.stories[storyIndex].story
    }
}
