@_exported import UIKitCore
@_exported import UIKitDesktop
@_exported import UIKitLists
