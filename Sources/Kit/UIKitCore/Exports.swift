// iOS code expects all of these after `import UIKit`.
@_exported import CoreGraphics
@_exported import CoreText
@_exported import DeveloperToolsSupport
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import MarkdownText
@_exported import QuartzCore
// Every file of the kit uses `ProgramDiagnostics`, whose declarations are visible only in this package.
@_exported import ProgramDiagnostics
@_exported import ItemProviders
@_exported import TextEditing
@_exported import UIKitAccessibility
@_exported import UIKitActivities
@_exported import UIKitAppearance
@_exported import UIKitDrawing
@_exported import UIKitFocus
@_exported import UIKitInput
@_exported import UIKitMenuElements
@_exported import UIKitPasting
@_exported import UndoManagement
