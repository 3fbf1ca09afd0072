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
        setSceneProperties(reader)
        reader.ignore(
            "storyboardIdentifier", "restorationIdentifier", "view", "layoutGuides",
            "automaticallyAdjustsScrollViewInsets", "providesPresentationContextTransitionStyle")
    }
}
