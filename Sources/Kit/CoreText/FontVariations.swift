import CoreGraphics
import Foundation

/// The name of the font descriptor attribute for the axes of a variable font. The attribute is a dictionary that maps
/// the number of each axis to the value on that axis. The number of an axis consists of the four ASCII codes of its
/// tag.
// The string is immutable, so threads can share it.
public nonisolated(unsafe) let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
