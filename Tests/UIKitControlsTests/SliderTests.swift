import Expectations
import Foundation
import TestStage
import Testing
import UIKitControls

@testable import UIKitCore

@MainActor @Suite(.onStage) struct SliderTests {
    private func make(_ slider: UISlider = UISlider()) -> ControlStage<UISlider> {
        // The thumb is 28 points wide, so it moves over 200 points.
        ControlStage(slider, frame: CGRect(x: 20, y: 20, width: 228, height: 31)) { String(format: "%.2f", $0.value) }
    }

    @Test func `the thumb follows the finger and sends each value`() {
        let screen = make()
        screen.drag(from: CGPoint(x: 14, y: 15), to: CGPoint(x: 114, y: 15))
        expect(screen.control.value, equals: 0.5)
        expect(screen.sent.last, equals: "0.50")
        expect(screen.sent.count, isGreaterThan: 10)
        expect(screen.sent, equals: screen.sent.sorted())
    }

    @Test func `actions receive the event of the touch, even when it ends`() {
        @MainActor final class Target {
            var phases: [UITouch.Phase?] = []
            func changed(_ slider: UISlider, _ event: UIEvent) { phases.append(event.allTouches?.first?.phase) }
        }
        let screen = make(), target = Target()
        screen.control.addTarget(target, action: Selector("changed", Target.changed), for: .valueChanged)
        screen.drag(from: CGPoint(x: 14, y: 15), to: CGPoint(x: 114, y: 15))
        expect(target.phases.count > 10 && target.phases.last == .ended)
        expect(target.phases.dropLast().allSatisfy { $0 == .moved })
    }

    @Test func `the thumb keeps its distance from the finger`() {
        let screen = make()
        screen.drag(from: CGPoint(x: 20, y: 15), to: CGPoint(x: 70, y: 15))
        expect(screen.control.value, equals: 0.25)
    }

    @Test func `a touch beside the thumb does not move it`() {
        let screen = make()
        screen.drag(from: CGPoint(x: 150, y: 15), to: CGPoint(x: 200, y: 15))
        expect(screen.control.value == 0 && screen.sent.isEmpty)
    }

    @Test func `a control that is not continuous sends only the last value`() {
        let screen = make()
        screen.control.isContinuous = false
        screen.drag(from: CGPoint(x: 14, y: 15), to: CGPoint(x: 214, y: 15))
        expect(screen.sent, equals: ["1.00"])
    }

    @Test func `the thumb stops at the ends of the track`() {
        let screen = make()
        screen.drag(from: CGPoint(x: 14, y: 15), to: CGPoint(x: 300, y: 15))
        expect(screen.control.value, equals: 1)
    }

    @Test func `values are clamped to the range`() {
        let slider = UISlider()
        slider.value = 7
        expect(slider.value, equals: 1)
        slider.maximumValue = 20
        slider.value = 15
        slider.minimumValue = 18
        expect(slider.value, equals: 18)
        slider.maximumValue = 4
        expect(slider.minimumValue == 4 && slider.value == 4)
        slider.value = .nan
        expect(slider.value, equals: 4)
    }

    @Test func `the value increases to the left in a right-to-left layout`() {
        let screen = make()
        screen.control.semanticContentAttribute = .forceRightToLeft
        screen.drag(from: CGPoint(x: 214, y: 15), to: CGPoint(x: 64, y: 15))
        expect(screen.control.value, equals: 0.75)
    }

    @Test func `a slider keeps the alpha that the app sets`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.alpha = 0.25
        slider.layoutIfNeeded()
        slider.isEnabled = false
        slider.isEnabled = true
        expect(slider.alpha, equals: 0.25)
    }

    @Test func `the value determines the frame of the thumb`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 31))
        let track: CGRect = slider.trackRect(forBounds: slider.bounds)
        expect(track.width, equals: 224)
        expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).minX, equals: 0)
        expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX, equals: 228)
    }

    @Test func `a slider in a vertical scroll view can be dragged immediately`() {
        let stage = Stage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        scroll.contentSize = CGSize(width: 400, height: 2_000)
        let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 228, height: 31))
        scroll.addSubview(slider)
        stage.root.addSubview(scroll)
        stage.host.turn()
        stage.swipe(from: CGPoint(x: 34, y: 35), to: CGPoint(x: 134, y: 35), duration: 0.3)
        expect(slider.value, equals: 0.5)
        // The drag is so short that the scroll view still delays the touch when it ends.
        stage.swipe(from: CGPoint(x: 134, y: 35), to: CGPoint(x: 234, y: 35), duration: 0.1)
        expect(slider.value, equals: 1)
        expect(scroll.contentOffset, equals: .zero)
    }

    @Test func `a scroll view does not scroll while its slider is dragged`() {
        let stage = Stage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        scroll.contentSize = CGSize(width: 900, height: 2_000)
        let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 228, height: 31))
        scroll.addSubview(slider)
        stage.root.addSubview(scroll)
        stage.host.turn()
        stage.touch(.began, 34, 35)
        stage.advance(by: 0.3)
        stage.drag(from: CGPoint(x: 34, y: 35), to: CGPoint(x: 134, y: 35), duration: 0.2)
        stage.touch(.ended, 134, 35)
        expect(slider.value, equals: 0.5)
        expect(scroll.contentOffset, equals: .zero)
    }
}
