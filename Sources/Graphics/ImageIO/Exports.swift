// Apple's ImageIO exports CoreGraphics, too.
@_exported import CoreGraphics
