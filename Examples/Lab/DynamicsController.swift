import UIKit

/// Shows bodies that fall, swing, snap to a point, or circle in a field.
final class DynamicsController: UIViewController, UIDynamicAnimatorDelegate {
    private enum Mode: Int {
        case fall
        case cradle
        case snap
        case field
    }

    private let modes = UISegmentedControl(items: ["Fall", "Cradle", "Snap", "Field"])
    private let status = UILabel("At rest", .subheadline, .secondaryLabel)
    private let start = UIButton(configuration: .filled())
    private let arena = DynamicsArena()
    private lazy var animator = UIDynamicAnimator(referenceView: arena)
    private var snaps: [UISnapBehavior] = []
    private var drag: UIAttachmentBehavior?
    private var mode: Mode { Mode(rawValue: modes.selectedSegmentIndex) ?? .fall }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Dynamics"
        view.backgroundColor = .systemGroupedBackground
        modes.selectedSegmentIndex = 0
        modes.addAction(UIAction { [weak self] _ in self?.arrange() }, for: .valueChanged)
        start.setTitle("Start", for: .normal)
        start.addAction(UIAction { [weak self] _ in self?.run() }, for: .touchUpInside)
        arena.accessibilityIdentifier = "arena"
        let tap = UITapGestureRecognizer(target: self, action: Selector("snap", DynamicsController.snap))
        arena.addGestureRecognizer(tap)
        for body in arena.bodies {
            let pan = UIPanGestureRecognizer(target: self, action: Selector("drag", DynamicsController.drag))
            body.addGestureRecognizer(pan)
        }
        arena.didResize = { [weak self] in self?.arrange() }
        animator.delegate = self
        for part in [modes, status, start, arena] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let area: UILayoutGuide = view.safeAreaLayoutGuide
        let margins: UILayoutGuide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            modes.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            modes.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            modes.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            start.topAnchor.constraint(equalTo: modes.bottomAnchor, constant: 12),
            start.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            status.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            status.centerYAnchor.constraint(equalTo: start.centerYAnchor),
            arena.topAnchor.constraint(equalTo: start.bottomAnchor, constant: 12),
            arena.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            arena.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            arena.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
        ])
    }

    // MARK: Modes

    /// Places the bodies for the selected mode, at rest.
    private func arrange() {
        animator.removeAllBehaviors()
        snaps = []
        arena.strings = []
        start.isEnabled = mode != .snap
        let bodies: [DynamicsBody] = arena.bodies
        for (index, body) in bodies.enumerated() {
            body.transform = .identity
            body.isHidden = mode == .cradle && !body.isRound
            switch mode {
            case .fall, .field:
                let column = CGFloat(index % 3 - 1)
                body.center = CGPoint(x: arena.bounds.midX + column * 70, y: 40 + CGFloat(index / 3) * 90)
            case .cradle: break
            case .snap:
                body.center = place(index, around: CGPoint(x: arena.bounds.midX, y: arena.bounds.midY))
            }
        }
        if mode == .cradle { arrangeCradle() }
        arena.setNeedsDisplay()
    }

    /// Hangs the round bodies side by side, and lifts the first.
    private func arrangeCradle() {
        let balls: [DynamicsBody] = arena.bodies.filter(\.isRound)
        let length: CGFloat = min(180, arena.bounds.height - 80)
        for (index, ball) in balls.enumerated() {
            let size: CGFloat = ball.bounds.width
            let x: CGFloat = arena.bounds.midX + (CGFloat(index) - CGFloat(balls.count - 1) / 2) * size
            let top = CGPoint(x: x, y: 30)
            let angle: CGFloat = index == 0 ? 0.6 : 0
            ball.center = CGPoint(x: x - sin(angle) * length, y: top.y + cos(angle) * length)
            arena.strings.append((top, ball))
        }
    }

    private func place(_ index: Int, around point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + CGFloat(index % 3 - 1) * 60, y: point.y + (CGFloat(index / 3) - 0.5) * 60)
    }

    private func run() {
        arrange()
        switch mode {
        case .fall:
            let bodies: [UIView] = arena.bodies
            let properties = UIDynamicItemBehavior(items: bodies)
            properties.elasticity = 0.5
            properties.friction = 0.4
            let collision = UICollisionBehavior(items: bodies)
            collision.translatesReferenceBoundsIntoBoundary = true
            for behavior in [UIGravityBehavior(items: bodies), collision, properties] {
                animator.addBehavior(behavior)
            }
        case .cradle:
            let balls: [UIView] = arena.strings.map(\.body)
            let properties = UIDynamicItemBehavior(items: balls)
            properties.elasticity = 1
            properties.resistance = 0.3
            properties.allowsRotation = false
            properties.action = { [weak self] in self?.arena.setNeedsDisplay() }
            for string in arena.strings {
                animator.addBehavior(UIAttachmentBehavior(item: string.body, attachedToAnchor: string.top))
            }
            for behavior in [UIGravityBehavior(items: balls), UICollisionBehavior(items: balls), properties] {
                animator.addBehavior(behavior)
            }
        case .field: gather(arena.bodies)
        case .snap: break
        }
    }

    /// Lets bodies circle around the center, toward which a spring pulls them.
    private func gather(_ bodies: [UIView]) {
        let middle = CGPoint(x: arena.bounds.midX, y: arena.bounds.midY)
        let fields: [UIFieldBehavior] = [.springField(), .vortexField(), .dragField()]
        for (field, strength) in zip(fields, [1.2, 1.5, 0.3]) {
            field.position = middle
            field.strength = strength
            for body in bodies { field.addItem(body) }
            animator.addBehavior(field)
        }
        animator.addBehavior(UICollisionBehavior(items: bodies))
        let vortex: UIFieldBehavior = fields[1]
        _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [weak self, weak vortex] _ in
            // Without the vortex, the bodies come to rest.
            MainActor.assumeIsolated { if let vortex { self?.animator.removeBehavior(vortex) } }
        }
    }

    // MARK: Touches

    private func snap(_ recognizer: UITapGestureRecognizer) {
        guard mode == .snap else { return }
        let point: CGPoint = recognizer.location(in: arena)
        if snaps.isEmpty {
            snaps = arena.bodies.map { UISnapBehavior(item: $0, snapTo: $0.center) }
            for snap in snaps { animator.addBehavior(snap) }
        }
        for (index, snap) in snaps.enumerated() { snap.snapPoint = place(index, around: point) }
    }

    /// Drags a body by the point at which it was touched.
    private func drag(_ recognizer: UIPanGestureRecognizer) {
        guard let body = recognizer.view, mode != .snap, !animator.behaviors.isEmpty else { return }
        let point: CGPoint = recognizer.location(in: arena)
        switch recognizer.state {
        case .began:
            let place: CGPoint = recognizer.location(in: body)
            let offset = UIOffset(horizontal: place.x - body.bounds.midX, vertical: place.y - body.bounds.midY)
            let drag = UIAttachmentBehavior(item: body, offsetFromCenter: offset, attachedToAnchor: point)
            drag.frequency = 6
            drag.damping = 0.8
            animator.addBehavior(drag)
            self.drag = drag
        case .changed: drag?.anchorPoint = point
        default:
            drag.map { animator.removeBehavior($0) }
            drag = nil
        }
    }

    // MARK: Animator

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { status.text = "Moving" }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { status.text = "At rest" }
}
