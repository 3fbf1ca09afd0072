import Foundation
import InterfaceFiles
import UIKitCore

extension UIViewController {
    func setControllerProperties(_ reader: PropertyReader) {
        reader.string("title").map { title = $0 }
        if let element = reader.value("navigationItem") { reader.decoder.adopt(navigationItem, element) }
        reader.object("tabBarItem", UITabBarItem.self).map { tabBarItem = $0 }
        reader.bool("hidesBottomBarWhenPushed").map { hidesBottomBarWhenPushed = $0 }
        reader.bool("definesPresentationContext").map { definesPresentationContext = $0 }
        reader.string("restorationIdentifier").map { restorationIdentifier = $0 }
        if reader.bool("useStoryboardIdentifierAsRestorationIdentifier") == true {
            restorationIdentifier = reader.string("storyboardIdentifier")
        }
        setSceneProperties(reader)
        reader.ignore(
            "storyboardIdentifier", "view", "layoutGuides",
            "automaticallyAdjustsScrollViewInsets", "providesPresentationContextTransitionStyle")
    }
}
