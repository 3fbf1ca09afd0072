import Foundation

extension UITableViewCell {
    func callUpdateHandlers(_ state: UICellConfigurationState) {
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
}
