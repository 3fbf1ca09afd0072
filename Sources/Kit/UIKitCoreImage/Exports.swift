// As with UIKit on Apple platforms, apps can use Core Image without importing it.
@_exported import CoreImage
