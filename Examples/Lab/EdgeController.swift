import UIKit

/// Shows drawers that the user pulls in from all four edges of the screen.
///
/// The page hides the navigation bar, because it would cover the upper edge.
final class EdgeController: UIViewController {
    private let message = UILabel("Pull from any edge", .title2)
    private let detail = UILabel("Each drawer follows the finger, and stays open past the middle.", .subheadline)
    private let back = UIButton(configuration: .filled())
    private let scroll = UIScrollView()
    private var drawers: [EdgeDrawer] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Edge"
        view.backgroundColor = .systemGroupedBackground
        message.textAlignment = .center
        message.numberOfLines = 0
        message.accessibilityIdentifier = "message"
        detail.textAlignment = .center
        detail.textColor = .secondaryLabel
        detail.numberOfLines = 0
        back.setTitle("Back", for: .normal)
        back.addAction(
            UIAction { [weak self] _ in self?.navigationController?.popViewController(animated: true) },
            for: .touchUpInside)
        for part in [message, detail, back] { scroll.addSubview(part) }
        scroll.contentInsetAdjustmentBehavior = .never
        view.addSubview(scroll)
        let sides: [(UIRectEdge, String, UIColor)] = [
            (.left, "left", .systemBlue), (.right, "right", .systemOrange), (.top, "top", .systemGreen),
            (.bottom, "bottom", .systemPurple),
        ]
        for (edge, name, color) in sides {
            let drawer = EdgeDrawer(edge: edge, name: name, color: color)
            drawer.onChange = { [weak self] sentence in self?.message.text = sentence }
            drawers.append(drawer)
            view.addSubview(drawer)
            view.addGestureRecognizer(drawer.recognizer)
            scroll.panGestureRecognizer.require(toFail: drawer.recognizer)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for drawer in drawers { drawer.place(in: view.bounds) }
        // The text avoids the open drawers.
        var room: CGRect = view.bounds
        for drawer in drawers { room = room.inset(by: drawer.insets) }
        scroll.frame = room
        let width: CGFloat = min(280, room.width - 24)
        let heights: [CGFloat] = [message, detail, back].map {
            $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
        }
        let height: CGFloat = heights.reduce(28, +)
        // Vertically centered, or at the top if the text is too tall.
        var y: CGFloat = max(0, (room.midY - height / 2).rounded() - room.minY)
        let middle: CGFloat = room.midX - room.minX
        for (part, height) in zip([message, detail], heights) {
            part.bounds.size = CGSize(width: width, height: height)
            part.center = CGPoint(x: middle, y: y + height / 2)
            y += height + 8
        }
        back.bounds.size = back.sizeThatFits(CGSize(width: width, height: room.height))
        back.center = CGPoint(x: middle, y: y + 12 + heights[2] / 2)
        scroll.contentSize = CGSize(width: room.width, height: back.frame.maxY)
    }
}

/// A view that the user pulls in from one edge.
private final class EdgeDrawer: UIView {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    var onChange: (String) -> Void = { _ in }

    private let edge: UIRectEdge
    private let name: String
    private let label = UILabel()
    private let grip = UIView()
    /// The visible fraction of the depth: 0 is closed, 1 is open.
    private var share: CGFloat = 0
    private var isOpen = false
    private var room: CGRect = .zero

    private static let depth: CGFloat = 110

    init(edge: UIRectEdge, name: String, color: UIColor) {
        self.edge = edge
        self.name = name
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = 24
        label.text = name
        label.font = .systemFont(ofSize: 22, weight: .bold)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
        grip.backgroundColor = UIColor(white: 1, alpha: 0.6)
        grip.layer.cornerRadius = 2.5
        addSubview(grip)
        recognizer.edges = edge
        recognizer.name = name
        recognizer.addTarget(self, action: Selector("pull", EdgeDrawer.pull))
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("close", EdgeDrawer.close)))
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private var isUpright: Bool { edge == .left || edge == .right }

    /// The insets that the drawer occupies.
    var insets: UIEdgeInsets {
        let depth: CGFloat = Self.depth * share
        return UIEdgeInsets(
            top: edge == .top ? depth : 0, left: edge == .left ? depth : 0, bottom: edge == .bottom ? depth : 0,
            right: edge == .right ? depth : 0)
    }

    private func move(to share: CGFloat) {
        self.share = share
        superview?.setNeedsLayout()
        superview?.layoutIfNeeded()
    }

    /// Positions the drawer so that `share` of its depth is inside the bounds. The rest is outside, and so are 80 more
    /// points, which are visible only while the drawer is past its open position.
    func place(in bounds: CGRect) {
        room = bounds
        let inside: CGFloat = Self.depth * share
        let length: CGFloat = (isUpright ? room.height : room.width) - 48
        let size: CGSize =
            isUpright ? CGSize(width: Self.depth + 80, height: length) : CGSize(width: length, height: Self.depth + 80)
        switch edge {
        case .left: center = CGPoint(x: inside - size.width / 2, y: room.midY)
        case .right: center = CGPoint(x: room.maxX - inside + size.width / 2, y: room.midY)
        case .top: center = CGPoint(x: room.midX, y: inside - size.height / 2)
        default: center = CGPoint(x: room.midX, y: room.maxY - inside + size.height / 2)
        }
        self.bounds.size = size
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The part that is visible when the drawer is open.
        var shown = bounds
        switch edge {
        case .left: shown.origin.x = bounds.maxX - Self.depth
        case .top: shown.origin.y = bounds.maxY - Self.depth
        default: break
        }
        if isUpright { shown.size.width = Self.depth } else { shown.size.height = Self.depth }
        label.frame = CGRect(x: shown.minX, y: shown.midY - 15, width: shown.width, height: 30)
        switch edge {
        case .left: grip.frame = CGRect(x: bounds.maxX - 13, y: bounds.midY - 22, width: 5, height: 44)
        case .right: grip.frame = CGRect(x: 8, y: bounds.midY - 22, width: 5, height: 44)
        case .top: grip.frame = CGRect(x: bounds.midX - 22, y: bounds.maxY - 13, width: 44, height: 5)
        default: grip.frame = CGRect(x: bounds.midX - 22, y: 8, width: 44, height: 5)
        }
    }

    private func pull(_ pan: UIScreenEdgePanGestureRecognizer) {
        let way = pan.translation(in: superview)
        let speed = pan.velocity(in: superview)
        let (inward, velocity): (CGFloat, CGFloat) =
            switch edge {
            case .left: (way.x, speed.x)
            case .right: (-way.x, -speed.x)
            case .top: (way.y, speed.y)
            default: (-way.y, -speed.y)
            }
        switch pan.state {
        case .began, .changed:
            superview?.bringSubviewToFront(self)
            // Beyond its depth, the drawer resists increasingly.
            let wanted: CGFloat = max(0, inward / Self.depth)
            move(to: wanted <= 1 ? wanted : 1 + (1 - 1 / (0.55 * (wanted - 1) + 1)) * 0.4)
            onChange("\(name): \(Int(min(wanted, 1) * 100))%")
        case .ended:
            let opens: Bool = abs(velocity) > 300 ? velocity > 0 : share > 0.5
            settle(open: opens, velocity: velocity)
        default: settle(open: isOpen, velocity: 0)
        }
    }

    private func close() { settle(open: false, velocity: 0) }

    /// Animates to the open or closed position, with the velocity of the finger.
    private func settle(open: Bool, velocity: CGFloat) {
        isOpen = open
        onChange(open ? "\(name): open" : "\(name): closed")
        let distance: CGFloat = ((open ? 1 : 0) - share) * Self.depth
        let relative: CGFloat = abs(distance) > 1 ? velocity / distance : 0
        let spring = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: relative, dy: relative))
        let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
        animator.addAnimations { self.move(to: open ? 1 : 0) }
        animator.startAnimation()
    }
}
