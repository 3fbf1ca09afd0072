import Combine
import UIKit

final class TimerViewController: UIViewController {
    private let schedule: Schedule
    private let ring = RingView()
    private let phaseLabel = UILabel()
    private let timeLabel = UILabel()
    private let tomato = UIImageView(image: UIImage(named: "tomato"))
    private lazy var startButton = UIButton(type: .system)

    private var link: CADisplayLink?
    private var startTime: CFTimeInterval?
    @Published private(set) var elapsed: TimeInterval = 0
    private var cancellables: Set<AnyCancellable> = []

    init(schedule: Schedule) {
        self.schedule = schedule
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        phaseLabel.font = .preferredFont(forTextStyle: .title2)
        timeLabel.font = .monospacedDigitSystemFont(ofSize: 56, weight: .light)
        timeLabel.accessibilityIdentifier = "time"
        startButton.titleLabel?.font = .preferredFont(forTextStyle: .title3)
        startButton.addTarget(self, action: #selector(toggle), for: .touchUpInside)
        view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(reset(_:))))

        let texts = UIStackView(arrangedSubviews: [tomato, phaseLabel, timeLabel, startButton])
        texts.axis = .vertical
        texts.alignment = .center
        texts.spacing = 8
        for subview in [ring, texts] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
            subview.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
            subview.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        }
        ring.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor).isActive = true
        ring.heightAnchor.constraint(equalTo: ring.widthAnchor).isActive = true

        NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)
            .sink { [weak self] _ in self?.pause() }
            .store(in: &cancellables)
        $elapsed
            .removeDuplicates()
            .sink { [weak self] in self?.show(elapsed: $0) }
            .store(in: &cancellables)
    }

    @objc private func toggle() {
        if link == nil {
            let link = CADisplayLink(target: self, selector: #selector(step(_:)))
            link.preferredFramesPerSecond = 10
            link.add(to: .main, forMode: .common)
            self.link = link
        } else {
            pause()
        }
        show(elapsed: elapsed)
    }

    private func pause() {
        link?.invalidate()
        link = nil
        startTime = nil
    }

    @objc private func reset(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        pause()
        elapsed = 0
        show(elapsed: 0)
    }

    @objc private func step(_ link: CADisplayLink) {
        if let startTime { elapsed += link.timestamp - startTime }
        startTime = link.timestamp
    }

    private func show(elapsed: TimeInterval) {
        startButton.setTitle(link == nil ? "Start" : "Pause", for: .normal)
        guard let (phase, fraction) = schedule.position(at: elapsed) else {
            phaseLabel.text = "Done"
            timeLabel.text = "00:00"
            return pause()
        }
        let seconds = Int((phase.minutes * 60 * (1 - fraction)).rounded(.up))
        phaseLabel.text = phase.name
        timeLabel.text = String(format: "%02d:%02d", seconds / 60, seconds % 60)
        ring.color = phase.isBreak ? .systemGreen : .systemRed
        ring.fraction = CGFloat(fraction)
    }
}
