// CoreText re-exports CoreGraphics, as Apple's CoreText does.
@_exported import CoreGraphics
