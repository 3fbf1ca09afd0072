import UIKit

/// The curve of a spring, its effect on a moving view, and a ball to throw.
final class SpringsController: UIViewController {
    private let graph = SpringGraph()
    private let track = SpringTrack()
    private let arena = SpringArena()
    private let bounce = UISlider()
    private let duration = UISlider()
    private let bounceLabel = UILabel("", .subheadline)
    private let durationLabel = UILabel("", .subheadline)
    private let go = UIButton(configuration: .filled())
    private let scroll = UIScrollView()

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
        for part in [graph, track, arena, bounce, duration, bounceLabel, durationLabel, go] {
            scroll.addSubview(part)
        }
        // Dragging the ball must not scroll.
        for recognizer in arena.gestureRecognizers ?? [] { scroll.panGestureRecognizer.require(toFail: recognizer) }
        scroll.contentInsetAdjustmentBehavior = .never
        view.addSubview(scroll)
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
        scroll.frame = view.bounds.inset(by: view.safeAreaInsets)
        var room = scroll.bounds
        room.origin = .zero
        room = room.insetBy(dx: 16, dy: 16)
        let bottom = room.maxY
        let isWide: Bool = room.width > room.height
        let half: CGFloat = ((room.width - 16) / 2).rounded()
        let column: CGFloat = isWide ? half : room.width
        let controls = controlsHeight(width: column)
        let graphHeight: CGFloat = isWide ? max(60, room.height - controls - 122) : 150
        graph.frame = CGRect(x: room.minX, y: room.minY, width: column, height: graphHeight)
        track.frame = CGRect(x: room.minX, y: graph.frame.maxY + 16, width: column, height: 84)
        let end: CGFloat = placeControls(x: room.minX, y: track.frame.maxY + 16, width: column)
        if isWide {
            arena.frame = CGRect(x: room.maxX - half, y: room.minY, width: half, height: room.height)
        } else {
            arena.frame = CGRect(x: room.minX, y: end + 22, width: column, height: max(180, bottom - end - 22))
        }
        scroll.contentSize = CGSize(
            width: scroll.bounds.width, height: max(end, arena.frame.maxY, bottom) + 16)
    }

    private var isLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    /// The height of a slider with its label, which is above the slider if text is large.
    private func rowHeight(_ label: UILabel) -> CGFloat { isLarge ? label.intrinsicContentSize.height + 36 : 36 }

    private func controlsHeight(width: CGFloat) -> CGFloat {
        [bounceLabel, durationLabel].reduce(goHeight) { $0 + rowHeight($1) + 10 }
    }

    private var goHeight: CGFloat { max(44, go.intrinsicContentSize.height) }

    /// Returns the frame of a part of a row, in the reading direction.
    private func place(_ part: CGRect, in row: CGRect) -> CGRect {
        let isMirrored: Bool = scroll.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x: CGFloat = isMirrored ? row.width - part.maxX : part.minX
        return CGRect(x: row.minX + x, y: row.minY + part.minY, width: part.width, height: part.height)
    }

    /// Positions labels, sliders and the button below `y`, and returns the bottom edge of the lowest of them.
    private func placeControls(x: CGFloat, y: CGFloat, width: CGFloat) -> CGFloat {
        var y = y
        for (label, slider) in [(bounceLabel, bounce), (durationLabel, duration)] {
            let height = rowHeight(label)
            let labelHeight: CGFloat = isLarge ? height - 36 : 36
            let start = CGRect(x: 4, y: 0, width: isLarge ? width - 8 : 130, height: labelHeight)
            let end = CGRect(
                x: isLarge ? 0 : 138, y: height - 36, width: isLarge ? width : width - 142, height: 36)
            let row = CGRect(x: x, y: y, width: width, height: height)
            label.frame = place(start, in: row)
            slider.frame = place(end, in: row)
            y += height + 10
        }
        go.frame = CGRect(x: x, y: y, width: width, height: goHeight)
        return go.frame.maxY
    }
}

/// A spring with a perceived duration and a bounce.
struct LabSpring {
    /// The perceived duration, in seconds.
    var duration: TimeInterval = 0.5
    /// The amount of bounce.
    var bounce: CGFloat = 0.5

    /// Returns the value after `time` seconds. It begins at 0 and approaches 1, which it exceeds if the spring bounces.
    func value(at time: TimeInterval) -> CGFloat {
        let frequency: CGFloat = 2 * .pi / duration
        let ratio: CGFloat = 1 - bounce
        let fade: CGFloat = exp(-ratio * frequency * time)
        guard ratio < 1 else { return 1 - fade * (1 + frequency * time) }
        let swing: CGFloat = frequency * (1 - ratio * ratio).squareRoot()
        return 1 - fade * (cos(swing * time) + ratio * frequency / swing * sin(swing * time))
    }
}
