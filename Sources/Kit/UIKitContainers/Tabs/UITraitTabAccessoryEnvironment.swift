import UIKitCore
import UIKitDrawing

/// The trait for the place of the accessory that contains a view.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
    /// The value outside accessories.
    public static let defaultValue: UITabAccessory.Environment = .none
    /// The unique name of the trait.
    public static let identifier = "UITraitTabAccessoryEnvironment"
    /// The short name of the trait.
    public static let name = "TabAccessoryEnvironment"
}

extension UITraitCollection {
    /// Creates a collection that specifies the place of an accessory.
    public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
        self.init(UITraitTabAccessoryEnvironment.self, value: tabAccessoryEnvironment)
    }

    /// The place of the accessory that contains the view, or `none` outside accessories.
    public var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }
}

extension UIMutableTraits {
    /// The place of the accessory that contains the view.
    public var tabAccessoryEnvironment: UITabAccessory.Environment {
        get { self[UITraitTabAccessoryEnvironment.self] }
        set { self[UITraitTabAccessoryEnvironment.self] = newValue }
    }
}
