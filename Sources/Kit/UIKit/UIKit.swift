@_exported import UIKitCore
@_exported import UIKitDesktop
@_exported import UIKitFeedback
@_exported import UIKitLists
@_exported import UIKitPickers
@_exported import UIKitText
