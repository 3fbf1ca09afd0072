import UIKit

/// A spring's curve, what it does to three plates, and a ball to throw.
final class SpringsController: UIViewController {
    private let graph = SpringGraph()
    private let track = SpringTrack()
    private let arena = SpringArena()
    private let bounce = UISlider()
    private let duration = UISlider()
    private let bounceLabel = UILabel("", .subheadline)
    private let durationLabel = UILabel("", .subheadline)
    private let go = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Springs"
        view.backgroundColor = .systemGroupedBackground
        bounce.maximumValue = 0.9
        bounce.value = 0.5
        bounce.accessibilityIdentifier = "bounce"
        duration.minimumValue = 0.2
        duration.maximumValue = 1.5
        duration.value = 0.5
        duration.accessibilityIdentifier = "duration"
        for slider in [bounce, duration] {
            slider.addAction(UIAction { [weak self] _ in self?.springDidChange() }, for: .valueChanged)
        }
        go.setTitle("Go", for: .normal)
        go.addAction(UIAction { [weak self] _ in self?.run() }, for: .touchUpInside)
        for part in [graph, track, arena, bounce, duration, bounceLabel, durationLabel, go] { view.addSubview(part) }
        springDidChange()
    }

    private func springDidChange() {
        let spring = LabSpring(duration: TimeInterval(duration.value), bounce: CGFloat(bounce.value))
        bounceLabel.text = String(format: "Bounce %.2f", spring.bounce)
        durationLabel.text = String(format: "Duration %.2f s", spring.duration)
        graph.spring = spring
        arena.spring = spring
    }

    private func run() {
        track.isAtEnd.toggle()
        track.setNeedsLayout()
        UIView.animate(springDuration: graph.spring.duration, bounce: graph.spring.bounce) {
            self.track.layoutIfNeeded()
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var room: CGRect = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        if room.width > room.height {
            let half: CGFloat = ((room.width - 16) / 2).rounded()
            arena.frame = CGRect(x: room.maxX - half, y: room.minY, width: half, height: room.height)
            room.size.width = half
        } else {
            let top: CGFloat = room.minY + 424
            arena.frame = CGRect(x: room.minX, y: top, width: room.width, height: max(80, room.maxY - top))
            room.size.height = 408
        }
        let flexible: CGFloat = max(60, room.height - 258)
        graph.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: flexible)
        track.frame = CGRect(x: room.minX, y: graph.frame.maxY + 16, width: room.width, height: 84)
        var y: CGFloat = track.frame.maxY + 16
        for (label, slider) in [(bounceLabel, bounce), (durationLabel, duration)] {
            label.frame = CGRect(x: room.minX + 4, y: y, width: 130, height: 36)
            slider.frame = CGRect(x: room.minX + 138, y: y, width: room.width - 142, height: 36)
            y += 46
        }
        go.frame = CGRect(x: room.minX, y: y, width: room.width, height: 44)
    }
}

/// A spring by what it looks like.
struct LabSpring {
    /// How long it seems to take, in seconds.
    var duration: TimeInterval = 0.5
    /// How much it swings.
    var bounce: CGFloat = 0.5

    /// How far it is after `time` seconds: it goes from 0 to 1.
    func value(at time: TimeInterval) -> CGFloat {
        let frequency: CGFloat = 2 * .pi / duration
        let ratio: CGFloat = 1 - bounce
        let fade: CGFloat = exp(-ratio * frequency * time)
        guard ratio < 1 else { return 1 - fade * (1 + frequency * time) }
        let swing: CGFloat = frequency * (1 - ratio * ratio).squareRoot()
        return 1 - fade * (cos(swing * time) + ratio * frequency / swing * sin(swing * time))
    }
}
