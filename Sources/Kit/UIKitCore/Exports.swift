// iOS code expects all of these after `import UIKit`.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import QuartzCore
// Seen by all files of the kit, and by nothing outside of this package.
@_exported import Stopping
@_exported import UIKitDrawing
@_exported import UIKitFocus
@_exported import UIKitInput
@_exported import UndoManagement
