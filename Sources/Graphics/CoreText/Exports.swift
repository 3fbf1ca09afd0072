// CoreText imports CoreGraphics, as Apple's does.
@_exported import CoreGraphics
