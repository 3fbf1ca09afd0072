import CoreGraphics
import Foundation

/// The name of the font descriptor attribute for the axes of a variable font. Its value is a dictionary from the
/// numbers of the axes to their values. The number of an axis consists of the four ASCII codes of its tag.
// The string is immutable, so threads can share it.
public nonisolated(unsafe) let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
