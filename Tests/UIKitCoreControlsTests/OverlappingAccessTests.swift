import Expectations
import Foundation
import QuartzCore
import TestStage
import Testing
@testable import UIKitCore

/// Statements that read a property while they change it. On Apple platforms, each access calls a method.
@MainActor @Suite(.onStage) struct OverlappingAccessTests {
    @Test func `a configuration is changed with values that are read from it`() {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Buy"
        button.configuration?.subtitle = button.configuration?.title
        button.configuration?.contentInsets = button.configuration?.image == nil ? .zero : .init()
        button.configuration?.title?.append(button.configuration?.subtitle ?? "")
        expect(button.configuration?.title == "BuyBuy" && button.configuration?.subtitle == "Buy")
        expect(button.configuration?.contentInsets, equals: .zero)
    }

    @Test func `collections are extended with their own elements`() {
        let bar = UITabBar()
        bar.items = [UITabBarItem(title: "1", image: nil, tag: 1)]
        bar.items?.append(UITabBarItem(title: "2", image: nil, tag: (bar.items?.count ?? 0) + 1))
        expect(bar.items?.map(\.tag), equals: [1, 2])
        let controller = UIViewController()
        controller.restorationIdentifier = "a"
        controller.restorationIdentifier?.append(controller.restorationIdentifier ?? "")
        expect(controller.restorationIdentifier, equals: "aa")
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [0, 1]
        animation.values?.append(animation.values?.first ?? 2)
        expect(animation.values?.count, equals: 3)
        let navigation = UINavigationBar()
        navigation.titleTextAttributes = [:]
        navigation.titleTextAttributes?[.foregroundColor] =
            navigation.titleTextAttributes?[.font] == nil ? UIColor.red : UIColor.blue
        expect(navigation.titleTextAttributes?[.foregroundColor] as? UIColor, equals: .red)
    }
}
