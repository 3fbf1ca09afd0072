import UIKitAlerts
import UIKitControls
import UIKitCore
import UIKitKeyboard
import UIKitLists
import UIKitMenus
import UIKitPickers
import UIKitSearching
import UIKitText

extension ElementType {
    /// Creates the type of a view's element from the view's class or, if the class has no type, from the view's
    /// accessibility traits.
    @MainActor
    init(of view: UIView) {
        switch view {
        case is UIWindow: self = .window
        case is UISearchTextField: self = .searchField
        case let field as UITextField: self = field.isSecureTextEntry ? .secureTextField : .textField
        case is UITextView: self = .textView
        case is KeyboardView: self = .keyboard
        case is UITableView: self = .table
        case is UICollectionView: self = .collectionView
        case is UITableViewCell, is UICollectionViewCell: self = .cell
        case is UINavigationBar: self = .navigationBar
        case is UITabBar: self = .tabBar
        case is UIToolbar: self = .toolbar
        case is UISwitch: self = .switch
        case is UISlider: self = .slider
        case is UISegmentedControl: self = .segmentedControl
        case is UIStepper: self = .stepper
        case is UIPageControl: self = .pageIndicator
        case is UIProgressView: self = .progressIndicator
        case is UIActivityIndicatorView: self = .activityIndicator
        case is UILabel: self = ElementType(traits: view.accessibilityTraits) ?? .staticText
        case is UIImageView: self = ElementType(traits: view.accessibilityTraits.subtracting(.image)) ?? .image
        case is PickerWheel: self = .pickerWheel
        case is UIPickerView: self = .picker
        case is UIDatePicker: self = .datePicker
        case is UIColorWell: self = .colorWell
        case is MenuPanelView, is EditBarView: self = .menu
        case is EditBarCell: self = .menuItem
        case is MenuBarView: self = .menuBar
        case is MenuBarButton: self = .menuBarItem
        case is MenuScrollView: self = .collectionView
        case is UIScrollView: self = .scrollView
        case is UIButton: self = view.accessibilityTraits.contains(.link) ? .link : .button
        default: self = ElementType(ofController: view) ?? ElementType(traits: view.accessibilityTraits) ?? .other
        }
    }

    @MainActor
    private init?(ofController view: UIView) {
        guard let alert = view.next as? UIAlertController else { return nil }
        self = alert.preferredStyle == .alert ? .alert : .sheet
    }

    /// Creates the element type that accessibility traits describe; nil if they describe none.
    init?(traits: UIAccessibilityTraits) {
        if traits.contains(.link) {
            self = .link
        } else if traits.contains(.searchField) {
            self = .searchField
        } else if traits.contains(.toggleButton) {
            self = .switch
        } else if traits.contains(.button) {
            self = .button
        } else if traits.contains(.keyboardKey) {
            self = .key
        } else if traits.contains(.image) {
            self = .image
        } else if traits.contains(.staticText) {
            self = .staticText
        } else {
            return nil
        }
    }
}
