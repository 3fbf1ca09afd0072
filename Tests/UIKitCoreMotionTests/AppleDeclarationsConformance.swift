import Expectations
import Foundation
import QuartzCore
import TestStage
import Testing
import UIKitAnimators
import UIKitCore
import UIKitSearching

/// Apple's declarations for gestures, scrolling, presentations and animations, used through the public interface only.
/// If a declaration differs from Apple's, this file does not compile. If a default differs, a test fails.
@MainActor @Suite(.onStage) struct AppleDeclarationsConformance {
    let stage = Stage()

    /// A custom recognizer that overrides every method.
    final class CustomRecognizer: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
        override func reset() { super.reset() }
        override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        override func shouldReceive(_ event: UIEvent) -> Bool { true }
    }

    /// A custom control.
    final class Knob: UIControl {
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
        override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    }

    /// A scroll view that never cancels the touches of its content.
    final class Canvas: UIScrollView {
        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
            true
        }
        override func touchesShouldCancel(in view: UIView) -> Bool { false }
    }

    /// A delegate that implements every method.
    final class FullDelegate: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { false }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { false }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
    }

    @Test func `recognizers have Apple's defaults`() {
        let custom = CustomRecognizer()
        let delegate = FullDelegate()
        custom.delegate = delegate
        custom.name = "custom"
        custom.require(toFail: UITapGestureRecognizer())
        expect(custom.isEnabled && custom.cancelsTouchesInView)
        expect(!custom.delaysTouchesBegan && custom.delaysTouchesEnded)
        expect(custom.state == .possible && custom.view == nil && custom.numberOfTouches == 0)
        let tap = UITapGestureRecognizer()
        expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
        let press = UILongPressGestureRecognizer()
        expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
        expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
        let pan = UIPanGestureRecognizer()
        expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
        expect(pan.allowedScrollTypesMask, equals: [])
        pan.allowedScrollTypesMask = [.continuous, .discrete]
        expect(pan.allowedScrollTypesMask, equals: .all)
        expect(UIScreenEdgePanGestureRecognizer().edges, equals: [])
        let swipe = UISwipeGestureRecognizer()
        expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
        let pinch = UIPinchGestureRecognizer()
        expect(pinch.scale == 1 && pinch.velocity == 0)
        let rotation = UIRotationGestureRecognizer()
        expect(rotation.rotation == 0 && rotation.velocity == 0)
        expect(UIHoverGestureRecognizer().state, equals: .possible)
    }

    @Test func `views and controls have Apple's defaults`() {
        let view = UIView()
        expect(view.isUserInteractionEnabled && !view.isMultipleTouchEnabled && !view.isExclusiveTouch)
        let knob = Knob()
        expect(!knob.isTracking && !knob.isTouchInside && knob.isEnabled && !knob.isSelected && !knob.isHighlighted)
        expect(knob.state == .normal && knob.allControlEvents == [])
        let events: [(UIControl.Event, UInt)] = [
            (.touchDown, 1 << 0), (.touchDownRepeat, 1 << 1), (.touchDragInside, 1 << 2), (.touchDragOutside, 1 << 3),
            (.touchDragEnter, 1 << 4), (.touchDragExit, 1 << 5), (.touchUpInside, 1 << 6), (.touchUpOutside, 1 << 7),
            (.touchCancel, 1 << 8), (.valueChanged, 1 << 12), (.primaryActionTriggered, 1 << 13),
            (.editingDidBegin, 1 << 16), (.editingChanged, 1 << 17), (.editingDidEnd, 1 << 18),
            (.editingDidEndOnExit, 1 << 19), (.allTouchEvents, 0xFFF), (.allEditingEvents, 0xF_0000),
            (.allEvents, 0xFFFF_FFFF),
        ]
        for (event, value) in events { expect(event.rawValue, equals: value) }
        let states: [(UIControl.State, UInt)] = [
            (.normal, 0), (.highlighted, 1), (.disabled, 2), (.selected, 4), (.focused, 8),
        ]
        for (state, value) in states { expect(state.rawValue, equals: value) }
    }

    @Test func `scroll views have Apple's defaults`() {
        let view: UIScrollView = Canvas()
        expect(!view.isTracking && !view.isDragging && !view.isDecelerating && !view.isZooming && !view.isZoomBouncing)
        expect(!view.isScrollAnimating)
        expect(view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero)
        expect(view.contentInsetAdjustmentBehavior == .automatic && view.adjustedContentInset == .zero)
        expect(view.bounces && !view.alwaysBounceVertical && !view.alwaysBounceHorizontal && view.bouncesZoom)
        expect(!view.isPagingEnabled && view.isScrollEnabled && !view.isDirectionalLockEnabled && view.scrollsToTop)
        expect(view.delaysContentTouches && view.canCancelContentTouches && view.keyboardDismissMode == .none)
        expect(view.decelerationRate == .normal && UIScrollView.DecelerationRate.fast.rawValue == 0.99)
        expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
        expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
        expect(view.indicatorStyle == .default && view.refreshControl == nil)
        view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
        view.setZoomScale(1, animated: false)
        view.setContentOffset(.zero, animated: true)
        view.scrollRectToVisible(.zero, animated: false)
        view.flashScrollIndicators()
        expect(view.frameLayoutGuide, isNotIdenticalTo: view.contentLayoutGuide)
        let modes: [UIScrollView.KeyboardDismissMode] = [
            .none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory,
        ]
        expect(modes.map(\.rawValue), equals: [0, 1, 2, 3, 4])
        let control = UIRefreshControl()
        expect(!control.isRefreshing)
        control.beginRefreshing()
        control.endRefreshing()
    }

    @Test func `presentations have Apple's values and defaults`() {
        let styles: [UIModalPresentationStyle] = [
            .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
            .overCurrentContext, .popover,
        ]
        expect(styles.map(\.rawValue), equals: [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7])
        let controller = UIViewController()
        expect(controller.modalPresentationStyle == .automatic && !controller.isModalInPresentation)
        expect(!controller.definesPresentationContext && controller.transitioningDelegate == nil)
        let navigation = UINavigationController(rootViewController: controller)
        expect(navigation.interactivePopGestureRecognizer is UIScreenEdgePanGestureRecognizer)
        expect(navigation.isToolbarHidden && !navigation.isNavigationBarHidden)
        navigation.interactivePopGestureRecognizer?.delegate = nil
        let sheet = UISheetPresentationController(presentedViewController: controller, presenting: nil)
        sheet.detents = [.medium(), .large(), .custom { $0.maximumDetentValue * 0.3 }]
        sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
        expect(!sheet.prefersGrabberVisible && sheet.prefersScrollingExpandsWhenScrolledToEdge)
    }

    @Test func `a search controller has Apple's defaults`() {
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        expect(search.searchResultsController === results && search.searchResultsUpdater == nil)
        expect(!search.isActive && search.obscuresBackgroundDuringPresentation)
        expect(search.hidesNavigationBarDuringPresentation && search.automaticallyShowsCancelButton)
        expect(search.automaticallyShowsScopeBar && search.automaticallyShowsSearchResultsController)
        expect(!search.showsSearchResultsController && search.delegate == nil)
        search.searchBar.showsCancelButton = true
        expect(!search.automaticallyShowsCancelButton)
        let bar = UISearchBar()
        expect(bar.text == "" && bar.placeholder == nil && !bar.showsCancelButton && !bar.showsScopeBar)
        expect(bar.selectedScopeButtonIndex == 0 && bar.scopeButtonTitles == nil && bar.searchBarStyle == .default)
        bar.setShowsCancelButton(true, animated: false)
        bar.setShowsScope(true, animated: false)
        expect(bar.showsCancelButton && bar.showsScopeBar && bar.searchTextField.returnKeyType == .search)
    }

    @Test func `animations accept Apple's arguments`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.root.addSubview(view)
        var ends = 0
        UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
        UIView.animate(withDuration: 0.1, animations: { view.alpha = 1 }, completion: { _ in ends += 1 })
        UIView.animate(
            withDuration: 0.1, delay: 0, options: [.curveEaseIn, .allowUserInteraction, .beginFromCurrentState]
        ) {
            view.center.x = 20
        } completion: { _ in
            ends += 1
        }
        UIView.animate(
            withDuration: 0.1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1, options: []
        ) {
            view.center.y = 20
        }
        UIView.animate(springDuration: 0.2, bounce: 0.2) { view.bounds.size.width = 20 }
        UIView.animateKeyframes(withDuration: 0.2, delay: 0, options: .calculationModeCubic) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                view.transform = .init(scaleX: 2, y: 2)
            }
        } completion: { _ in
            ends += 1
        }
        UIView.transition(with: view, duration: 0.1, options: .transitionCrossDissolve) {
            view.backgroundColor = .red
        } completion: { _ in
            ends += 1
        }
        UIView.performWithoutAnimation { view.alpha = 1 }
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeInOut) { view.alpha = 0 }
        animator.addCompletion { _ in ends += 1 }
        animator.isInterruptible = true
        animator.scrubsLinearly = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.1)
        CATransaction.setCompletionBlock { ends += 1 }
        let group = CAAnimationGroup()
        let basic = CABasicAnimation(keyPath: "opacity")
        basic.fromValue = 0
        basic.toValue = 1
        let keyframes = CAKeyframeAnimation(keyPath: "position.x")
        keyframes.values = [0, 10, 0]
        keyframes.keyTimes = [0, 0.5, 1]
        let spring = CASpringAnimation(keyPath: "bounds.size.width")
        spring.damping = 5
        group.animations = [basic, keyframes, spring]
        group.duration = 0.1
        view.layer.add(group, forKey: "group")
        CATransaction.commit()
        stage.advance(by: 2)
        expect(ends, equals: 6)
        expect(UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled)
    }
}
