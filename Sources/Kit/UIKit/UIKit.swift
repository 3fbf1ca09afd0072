@_exported import UIKitCore
@_exported import UIKitDesktop
@_exported import UIKitDynamics
@_exported import UIKitFeedback
@_exported import UIKitLayers
@_exported import UIKitLists
@_exported import UIKitPickers
@_exported import UIKitText
