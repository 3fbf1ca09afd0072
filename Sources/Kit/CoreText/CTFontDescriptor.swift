import CoreGraphics
import Foundation
import UIKitDrawing

/// A description of a font. `as CTFontDescriptor` and `as UIFontDescriptor` convert values to and from it.
public typealias CTFontDescriptor = UIFontDescriptor

/// Attribute of descriptors: the PostScript name of the font, a string.
public var kCTFontNameAttribute: CFString { "NSFontNameAttribute" as CFString }
/// Attribute of descriptors: the name of the font's family, a string.
public var kCTFontFamilyNameAttribute: CFString { "NSFontFamilyAttribute" as CFString }
/// Attribute of descriptors: the style of the font in its family, such as "Bold Italic", a string.
public var kCTFontStyleNameAttribute: CFString { "NSFontFaceAttribute" as CFString }
/// Attribute of descriptors: the size in points, a number.
public var kCTFontSizeAttribute: CFString { "NSFontSizeAttribute" as CFString }
/// Attribute of descriptors: the features, an array of dictionaries with the keys `kCTFontFeatureTypeIdentifierKey` and
/// `kCTFontFeatureSelectorIdentifierKey`.
public var kCTFontFeatureSettingsAttribute: CFString { "NSCTFontFeatureSettingsAttribute" as CFString }
/// Key of the settings of a feature: the type, such as `kNumberSpacingType`.
public var kCTFontFeatureTypeIdentifierKey: CFString {
    UIFontDescriptor.FeatureKey.type.rawValue as CFString
}
/// Key of the settings of a feature: the selector, such as `kMonospacedNumbersSelector`.
public var kCTFontFeatureSelectorIdentifierKey: CFString {
    UIFontDescriptor.FeatureKey.selector.rawValue as CFString
}

/// Creates the descriptor of the font with a PostScript name and a size in points.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: name as String, size: size)
}

/// Creates a descriptor with attributes. Unknown attributes are ignored.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    UIFontDescriptor(fontAttributes: attributes.fontAttributes)
}

/// Returns a descriptor with some attributes replaced.
public func CTFontDescriptorCreateCopyWithAttributes(
    _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor {
    original.addingAttributes(attributes.fontAttributes)
}

/// Returns the value of an attribute, or nil if the descriptor does not have it.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> AnyObject? {
    descriptor.object(forKey: UIFontDescriptor.AttributeName(rawValue: attribute as String)).map { $0 as AnyObject }
}

extension NSDictionary {
    fileprivate var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
        for (key, value) in self {
            guard let name = key as? String else { continue }
            let settings = name == kCTFontFeatureSettingsAttribute as String ? value as? [[AnyHashable: Any]] : nil
            attributes[UIFontDescriptor.AttributeName(rawValue: name)] = settings?.map(\.featureKeys) ?? value
        }
        return attributes
    }
}

extension [AnyHashable: Any] {
    /// The dictionary with keys of UIKit in place of strings.
    fileprivate var featureKeys: [UIFontDescriptor.FeatureKey: Any] {
        var result: [UIFontDescriptor.FeatureKey: Any] = [:]
        for (key, value) in self {
            if let name = key as? String { result[UIFontDescriptor.FeatureKey(rawValue: name)] = value }
            if let key = key as? UIFontDescriptor.FeatureKey { result[key] = value }
        }
        return result
    }
}
