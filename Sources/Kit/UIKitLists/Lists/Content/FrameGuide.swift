import Foundation

/// A layout guide with the frame of a view, so that constraints can refer to views laid out without constraints.
@MainActor
final class FrameGuide {
    let guide = UILayoutGuide()
    private let edges: [NSLayoutConstraint]

    /// Creates a guide in `view`.
    ///
    /// - Parameter priority: The priority of the constraints that position the guide.
    init(in view: UIView, priority: UILayoutPriority = .required) {
        view.addLayoutGuide(guide)
        edges = [
            guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.widthAnchor.constraint(equalToConstant: 0), guide.heightAnchor.constraint(equalToConstant: 0),
        ]
        for edge in edges { edge.priority = priority }
        NSLayoutConstraint.activate(edges)
    }

    /// The frame in the coordinates of the view, in points.
    var frame: CGRect = .zero {
        didSet {
            guard frame != oldValue else { return }
            for (edge, value) in zip(edges, [frame.minX, frame.minY, frame.width, frame.height]) {
                edge.constant = value
            }
        }
    }
}
