import ClassNames
import Foundation
import ProgramDiagnostics
import UIKitCore

/// Views in archives.
@MainActor
enum ViewArchive {
    /// The names of the values in an archive.
    private enum Key {
        static let bounds = "UIBounds", center = "UICenter", transform = "UIViewTransform", tag = "UITag"
        static let alpha = "UIAlpha", isHidden = "UIHidden", clipsToBounds = "UIClipsToBounds", isOpaque = "UIOpaque"
        static let isEnabled = "UIUserInteractionEnabled", contentMode = "UIContentMode"
        static let mask = "UIAutoresizingMask", color = "UIBackgroundColor", subviews = "UISubviews"
        static let text = "UIText", font = "UIFont", textColor = "UITextColor", alignment = "UITextAlignment"
        static let lines = "UINumberOfLines", image = "UIImage"
    }

    // MARK: Writing

    static func encode(_ view: UIView, _ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(NSCoder.string(for: view.bounds), forKey: Key.bounds)
        coder.encode(NSCoder.string(for: view.center), forKey: Key.center)
        coder.encode(NSCoder.string(for: view.transform), forKey: Key.transform)
        coder.encode(view.tag, forKey: Key.tag)
        coder.encode(Double(view.alpha), forKey: Key.alpha)
        coder.encode(view.isHidden, forKey: Key.isHidden)
        coder.encode(view.clipsToBounds, forKey: Key.clipsToBounds)
        coder.encode(view.isOpaque, forKey: Key.isOpaque)
        coder.encode(view.isUserInteractionEnabled, forKey: Key.isEnabled)
        coder.encode(view.contentMode.rawValue, forKey: Key.contentMode)
        coder.encode(Int(view.autoresizingMask.rawValue), forKey: Key.mask)
        coder.encode(view.backgroundColor, forKey: Key.color)
        let kitClass: AnyClass = nearestKitClass(of: view)
        if let label = view as? UILabel, kitClass == UILabel.self {
            encode(label, coder)
        } else if let imageView = view as? UIImageView, kitClass == UIImageView.self {
            coder.encode(imageView.image, forKey: Key.image)
        } else if kitClass != UIView.self {
            let name: String = ClassName.of(view)
            return Diagnostics.warn(
                "An archive contains only the properties that a \(name) shares with all views, and not its subviews.")
        }
        // Other classes of the kit create their own subviews.
        coder.encode(view.subviews as NSArray, forKey: Key.subviews)
    }

    /// Returns the class of a view or its first superclass in the kit.
    private static func nearestKitClass(of view: UIView) -> AnyClass {
        var current: AnyClass = type(of: view)
        while !ClassName.isOfKit(current), let parent = _getSuperclass(current) { current = parent }
        return current
    }

    private static func encode(_ label: UILabel, _ coder: NSCoder) {
        coder.encode(label.text, forKey: Key.text)
        coder.encode(label.font, forKey: Key.font)
        coder.encode(label.textColor, forKey: Key.textColor)
        coder.encode(label.textAlignment.rawValue, forKey: Key.alignment)
        coder.encode(label.numberOfLines, forKey: Key.lines)
    }

    // MARK: Reading

    /// Sets the properties of a view that is being created. Does nothing unless `type` is the last class of the kit
    /// whose initializer runs.
    static func decode(_ view: UIView, _ type: AnyClass, _ coder: NSCoder) {
        guard coder is NSKeyedUnarchiver, coder.containsValue(forKey: Key.bounds),
            InterfaceClasses.level(of: Swift.type(of: view)) == type
        else { return }
        view.bounds = NSCoder.cgRect(for: string(Key.bounds, coder) ?? "")
        view.center = NSCoder.cgPoint(for: string(Key.center, coder) ?? "")
        if let transform = string(Key.transform, coder) { view.transform = NSCoder.cgAffineTransform(for: transform) }
        view.tag = coder.decodeInteger(forKey: Key.tag)
        view.alpha = coder.decodeDouble(forKey: Key.alpha)
        view.isHidden = coder.decodeBool(forKey: Key.isHidden)
        view.clipsToBounds = coder.decodeBool(forKey: Key.clipsToBounds)
        view.isOpaque = coder.decodeBool(forKey: Key.isOpaque)
        view.isUserInteractionEnabled = coder.decodeBool(forKey: Key.isEnabled)
        view.contentMode = UIView.ContentMode(rawValue: coder.decodeInteger(forKey: Key.contentMode)) ?? .scaleToFill
        view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(coder.decodeInteger(forKey: Key.mask)))
        view.backgroundColor = coder.decodeObject(of: UIColor.self, forKey: Key.color)
        if let label = view as? UILabel { decode(label, coder) }
        if let imageView = view as? UIImageView, coder.containsValue(forKey: Key.image) {
            imageView.image = coder.decodeObject(of: UIImage.self, forKey: Key.image)
        }
        guard coder.containsValue(forKey: Key.subviews) else { return }
        for subview in coder.decodeObject(forKey: Key.subviews) as? [UIView] ?? [] { view.addSubview(subview) }
    }

    private static func decode(_ label: UILabel, _ coder: NSCoder) {
        guard coder.containsValue(forKey: Key.lines) else { return }
        label.text = string(Key.text, coder)
        label.font = coder.decodeObject(of: UIFont.self, forKey: Key.font)
        label.textColor = coder.decodeObject(of: UIColor.self, forKey: Key.textColor)
        label.textAlignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? .natural
        label.numberOfLines = coder.decodeInteger(forKey: Key.lines)
    }

    private static func string(_ key: String, _ coder: NSCoder) -> String? {
        coder.decodeObject(of: NSString.self, forKey: key).map { $0 as String }
    }
}
