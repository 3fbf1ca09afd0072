// iOS code expects all of these after `import UIKit`.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import QuartzCore
@_exported import UIKitDrawing
@_exported import UIKitFocus
@_exported import UndoManagement
