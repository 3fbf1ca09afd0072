import CoreGraphics
import Foundation

/// The name of the attribute of a font descriptor with the axes of a variable font: a dictionary of values by the numbers
/// of the axes. The number of an axis consists of the four ASCII codes of its tag.
// The string is immutable, so threads can share it.
public nonisolated(unsafe) let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
