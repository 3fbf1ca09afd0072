import Expectations
import TestStage
import Testing
import UIKitContainers

@testable import UIKitCore

@MainActor @Suite(.onStage) struct LayoutSupportTests {
    @Test func `the layout guides of a controller end at its bars`() {
        let stage = Stage()
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        navigation.setToolbarHidden(false, animated: false)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: page.topLayoutGuide.bottomAnchor),
            NSLayoutConstraint(
                item: content, attribute: .bottom, relatedBy: .equal, toItem: page.bottomLayoutGuide, attribute: .top,
                multiplier: 1, constant: 0),
            content.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            content.widthAnchor.constraint(equalTo: page.view.widthAnchor),
        ])
        stage.root.removeFromSuperview()
        stage.window.rootViewController = navigation
        stage.host.turn()
        expect(page.topLayoutGuide === page.topLayoutGuide && page.topLayoutGuide !== page.bottomLayoutGuide)
        expect(page.topLayoutGuide.length == page.view.safeAreaInsets.top && page.topLayoutGuide.length > 0)
        expect(page.bottomLayoutGuide.length, isGreaterThan: 0)
        expect(content.frame, equals: page.view.bounds.inset(by: page.view.safeAreaInsets))
    }

    @Test func `a tracking guide returns the constraints for each edge`() {
        let view = UIView()
        let near: NSLayoutConstraint = view.keyboardLayoutGuide.heightAnchor.constraint(equalToConstant: 1)
        let away: NSLayoutConstraint = view.keyboardLayoutGuide.heightAnchor.constraint(equalToConstant: 2)
        view.keyboardLayoutGuide.setConstraints([near], activeWhenNearEdge: .top)
        view.keyboardLayoutGuide.setConstraints([away], activeWhenAwayFrom: .bottom)
        expect(view.keyboardLayoutGuide.constraints(activeWhenNearEdge: .top), equals: [near])
        expect(view.keyboardLayoutGuide.constraints(activeWhenAwayFrom: .bottom), equals: [away])
    }
}
