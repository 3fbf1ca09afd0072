// Apple's ImageIO brings CoreGraphics with it.
@_exported import CoreGraphics
