import SystemTexts

extension UINavigationBar {
    /// Returns the menu of the back button: the controllers below the topmost, beginning with the nearest. Returns nil
    /// if there are none, or if the bar has no navigation controller.
    func makeBackMenu() -> UIMenu? {
        guard let navigation = navigationController, navigation.viewControllers.count > 1 else { return nil }
        let actions: [UIAction] = navigation.viewControllers.dropLast().reversed().map { controller in
            let item: UINavigationItem = controller.navigationItem
            let titles: [String?] = [item.backBarButtonItem?.title, item.backButtonTitle, item.title]
            let title: String? = titles.lazy.compactMap { $0 }.first { !$0.isEmpty }
            return UIAction(title: title ?? SystemTexts.localized("Back")) { [weak navigation, weak controller] _ in
                if let controller { navigation?.popToViewController(controller, animated: true) }
            }
        }
        return UIMenu(children: actions)
    }
}
