import UIKit

/// Shows three sets of constraints: a complete one, an ambiguous one, and a conflicting one.
final class AmbiguityController: UIViewController {
    private let selection = UISegmentedControl(items: ["Clear", "Ambiguous", "In conflict"])
    private let canvas = Canvas()
    private let first = Tile("A", color: .systemGray2, style: .title2)
    private let second = Tile("B", color: .systemGray2, style: .title2)
    private lazy var overlay = ConstraintOverlay(over: canvas)
    private let verdict = UILabel()
    private let exercise = UIButton(configuration: .filled())
    private var placed: [NSLayoutConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ambiguity"
        view.backgroundColor = .systemGroupedBackground
        for tile in [first, second] {
            tile.hasOwnSize = false
            tile.translatesAutoresizingMaskIntoConstraints = false
            canvas.addSubview(tile)
        }
        overlay.translatesAutoresizingMaskIntoConstraints = false
        let preview: UIView = .card(canvas, inset: 0)
        preview.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
        preview.addSubview(overlay)
        TwoPartView(preview, .card(makeControls())).fill(view)
        NSLayoutConstraint.activate([
            overlay.topAnchor.constraint(equalTo: canvas.topAnchor),
            overlay.leadingAnchor.constraint(equalTo: canvas.leadingAnchor),
            overlay.trailingAnchor.constraint(equalTo: canvas.trailingAnchor),
            overlay.bottomAnchor.constraint(equalTo: canvas.bottomAnchor),
        ])
        canvas.didLayOut = { [weak self] in self?.updateVerdict() }
        place()
    }

    private func makeControls() -> UIStackView {
        selection.selectedSegmentIndex = 0
        selection.addAction(UIAction { [weak self] _ in self?.move { self?.place() } }, for: .valueChanged)
        exercise.setTitle("Exercise the ambiguity", for: .normal)
        exercise.addAction(
            UIAction { [weak self] _ in
                self?.move {
                    self?.first.exerciseAmbiguityInLayout()
                    self?.second.exerciseAmbiguityInLayout()
                }
            }, for: .touchUpInside)
        verdict.numberOfLines = 0
        verdict.font = .preferredFont(forTextStyle: .subheadline)
        verdict.accessibilityIdentifier = "verdict"
        let legend: UILabel = .caption(
            "Blue constraints are satisfied, red ones are broken. Dashed orange frames are ambiguous.")
        let column = UIStackView(arrangedSubviews: [selection, verdict, legend, exercise])
        column.axis = .vertical
        column.spacing = 14
        column.distribution = .equalSpacing
        return column
    }

    // MARK: Constraints

    private func place() {
        NSLayoutConstraint.deactivate(placed)
        switch selection.selectedSegmentIndex {
        case 1: placed = row("H:|-32-[a]-56-[b]-32-|")
        case 2: placed = row("H:|-32-[a(100)]-56-[b]-32-|") + constraints("H:[a(180)]")
        default: placed = row("H:|-32-[a(100)]-56-[b]-32-|")
        }
        NSLayoutConstraint.activate(placed)
        // The verdict can change even if no frame does.
        canvas.setNeedsLayout()
    }

    private func row(_ format: String) -> [NSLayoutConstraint] {
        constraints(format) + constraints("V:|-56-[a(88)]") + constraints("V:|-56-[b(88)]")
    }

    private func constraints(_ format: String) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["a": first, "b": second])
    }

    /// Animates the tiles to their new frames, and then fades in the overlay.
    private func move(_ changes: @escaping () -> Void) {
        overlay.alpha = 0
        UIView.animate(withDuration: 0.35) {
            changes()
            self.view.layoutIfNeeded()
        } completion: { _ in
            UIView.animate(withDuration: 0.2) { self.overlay.alpha = 1 }
        }
    }

    /// Updates the overlay and the verdict after layout.
    private func updateVerdict() {
        overlay.setNeedsDisplay()
        exercise.isEnabled = first.hasAmbiguousLayout || second.hasAmbiguousLayout
        verdict.text = sentence
    }

    private var sentence: String {
        let broken: [DrawnConstraint] = overlay.drawnConstraints.filter { !$0.holds }
        if !broken.isEmpty {
            return "Conflict. Ignored constraints: \(broken.map(\.words).joined(separator: ", "))."
        }
        let ambiguous: [String] = [first, second].filter(\.hasAmbiguousLayout).compactMap(\.text)
        if !ambiguous.isEmpty {
            return "Ambiguous: \(ambiguous.joined(separator: " and ")) could have other widths."
        }
        return "The constraints determine all positions and sizes."
    }
}

/// A view with a handler that is called after its layout.
private final class Canvas: UIView {
    var didLayOut: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut()
    }
}
