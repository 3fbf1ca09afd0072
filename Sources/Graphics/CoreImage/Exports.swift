// Apple's Core Image also exports Core Graphics and Image I/O.
@_exported import CoreGraphics
@_exported import ImageIO
