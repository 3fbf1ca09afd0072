// Apple's ImageIO also exports CoreGraphics.
@_exported import CoreGraphics
