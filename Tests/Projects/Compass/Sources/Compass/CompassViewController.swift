import CompassKit
import UIKit

final class CompassViewController: UIViewController {
    private let rose = UIImageView(image: UIImage(named: "rose", in: .module, compatibleWith: nil))
    private let needle = NeedleView()
    private let label = UILabel()

    private var heading = Heading(degrees: 0) {
        didSet { showHeading() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        rose.frame = CGRect(x: 0, y: 0, width: 240, height: 240)
        needle.frame = rose.frame
        label.font = .monospacedDigitSystemFont(ofSize: 34, weight: .semibold)
        label.textAlignment = .center
        view.addSubview(rose)
        view.addSubview(needle)
        view.addSubview(label)

        let rotation = UIRotationGestureRecognizer(target: self, action: #selector(rotate(_:)))
        let pan = UIPanGestureRecognizer(target: self, action: #selector(pan(_:)))
        let tap = UITapGestureRecognizer(target: self, action: #selector(turnNorth))
        tap.numberOfTapsRequired = 2
        [rotation, pan, tap].forEach(view.addGestureRecognizer)
        showHeading()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        rose.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        needle.center = rose.center
        label.frame = CGRect(x: 0, y: rose.frame.maxY + 24, width: view.bounds.width, height: 44)
    }

    @objc private func rotate(_ recognizer: UIRotationGestureRecognizer) {
        heading.degrees += recognizer.rotation * 180 / .pi
        recognizer.rotation = 0
    }

    @objc private func pan(_ recognizer: UIPanGestureRecognizer) {
        heading.degrees += recognizer.translation(in: view).x / 2
        recognizer.setTranslation(.zero, in: view)
    }

    @objc private func turnNorth() {
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
            self.heading = Heading(degrees: 0)
        }
    }

    private func showHeading() {
        needle.transform = CGAffineTransform(rotationAngle: -heading.degrees * .pi / 180)
        #if SHOWS_DEGREES
        label.text = "\(Int(heading.degrees))° \(heading.point)"
        #else
        label.text = heading.point
        #endif
    }
}
