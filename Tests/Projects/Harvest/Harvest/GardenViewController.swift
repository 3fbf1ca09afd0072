import HarvestCore
import Trellis
import UIKit

final class GardenViewController: UIViewController {

    private var garden = Garden(beds: [.beans, .carrots, .pumpkins])
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Garden"
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 12
        view.addSubview(stack)
        stack.trellis.pin(to: view.safeAreaLayoutGuide, insets: 20, edges: [.top, .leading, .trailing])
        showBeds()
    }

    private func showBeds() {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for (index, bed) in garden.beds.enumerated() {
            let button = TapButton(title: "\(bed.crop.rawValue): \(bed.count)") { [weak self] in
                self?.garden.harvest(index)
                self?.showBeds()
            }
            button.accessibilityIdentifier = bed.crop.rawValue
            stack.addArrangedSubview(button)
            button.trellis.height(44)
        }
    }
}
