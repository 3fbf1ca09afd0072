import UIKit

final class MenuViewController: UIViewController, UIPickerViewDataSource {

    private lazy var button: UIButton = {
        let button = UIButton(type: .system)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(title: "Sort", children: [])
        return button
    }()

    private let colors: [UIColor] = [.systemBlue, .label]
    private var selected: UIColor { colors.first ?? .systemRed }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
        for subview in view.subviews {
            subview.addInteraction(UIContextMenuInteraction(delegate: self))
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Share", image: nil, target: self, action: #selector(share), menu: nil)
        navigationController?.navigationBar.standardAppearance.backgroundColor = selected
        if let controller = presentedViewController as? UITabBarController {
            controller.tabBar.isTranslucent = false
        }
        switch traitCollection.userInterfaceIdiom {
        case .phone, .pad: break
        case .vision: title = "Vision"
        default: break
        }
    }

    @objc private func share() {
        view.window?.windowScene?.statusBarManager.map { print($0) }
        let picture = view.snapshotView(afterScreenUpdates: true)
        picture?.alpha = 0.5
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { colors.count }
}
