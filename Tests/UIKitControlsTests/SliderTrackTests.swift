import Expectations
import Foundation
import QuartzCore
import TestStage
import Testing

@testable import UIKitControls
@testable import UIKitCore

@MainActor @Suite(.onStage) struct SliderTrackTests {
    private func make(_ configuration: UISlider.TrackConfiguration?) -> ControlStage<UISlider> {
        let slider = UISlider()
        slider.trackConfiguration = configuration
        // The thumb is 28 points wide, so it moves over 200 points.
        return ControlStage(slider, frame: CGRect(x: 20, y: 20, width: 228, height: 31)) {
            String(format: "%.2f", $0.value)
        }
    }

    /// The layer with the tracks.
    private func tracks(_ slider: UISlider) -> CALayer? { slider.layer.sublayers?.first?.sublayers?.first }

    /// The layer of the filled part of the track.
    private func filled(_ slider: UISlider) -> CGRect { tracks(slider)?.sublayers?.last?.frame ?? .null }

    private func dots(_ slider: UISlider) -> [CALayer] { slider.layer.sublayers?.first?.sublayers?[1].sublayers ?? [] }

    @Test func `ticks divide the track into equal parts`() {
        let configuration = UISlider.TrackConfiguration(numberOfTicks: 5)
        expect(configuration.ticks.map(\.position), equals: [0, 0.25, 0.5, 0.75, 1])
        expect(configuration.allowsTickValuesOnly && configuration.neutralValue == 0)
        expect(configuration.enabledRange, equals: 0...1)
        expect(UISlider.TrackConfiguration(numberOfTicks: 1).ticks.map(\.position), equals: [0])
        let screen = make(configuration)
        expect(dots(screen.control).map(\.position.x), equals: [14, 64, 114, 164, 214])
        screen.control.semanticContentAttribute = .forceRightToLeft
        screen.stage.host.turn()
        expect(dots(screen.control).map(\.position.x), equals: [214, 164, 114, 64, 14])
        screen.control.trackConfiguration = nil
        expect(dots(screen.control).isEmpty)
    }

    @Test func `a drag stops at ticks and sends their values`() {
        let screen = make(UISlider.TrackConfiguration(numberOfTicks: 5))
        screen.drag(from: CGPoint(x: 14, y: 15), to: CGPoint(x: 130, y: 15))
        expect(screen.control.value, equals: 0.5)
        expect(screen.sent, equals: ["0.25", "0.50", "0.50"])
        screen.control.value = 0.9
        expect(screen.control.value, equals: 1)
        screen.control.trackConfiguration?.allowsTickValuesOnly = false
        screen.control.value = 0.9
        expect(screen.control.value, equals: 0.9)
    }

    @Test func `values outside the enabled range are not accepted`() {
        let screen = make(
            UISlider.TrackConfiguration(allowsTickValuesOnly: false, enabledRange: 0.25...0.75, numberOfTicks: 0))
        expect(screen.control.value, equals: 0.25)
        screen.drag(from: CGPoint(x: 64, y: 15), to: CGPoint(x: 228, y: 15))
        expect(screen.control.value, equals: 0.75)
        screen.control.trackConfiguration = UISlider.TrackConfiguration(enabledRange: 0.3...0.9, numberOfTicks: 3)
        expect(screen.control.value, equals: 0.5)
        screen.control.value = 1
        expect(screen.control.value, equals: 0.5)
        let parts: [CALayer] = tracks(screen.control)?.sublayers ?? []
        screen.stage.host.turn()
        expect(parts.map(\.opacity), equals: [0.5, 0.5, 1, 1])
        expect(parts.prefix(3).map { $0.frame.minX.rounded() }, equals: [2, 194, 74])
    }

    @Test func `the filled part begins at the neutral value`() {
        let screen = make(
            UISlider.TrackConfiguration(allowsTickValuesOnly: false, neutralValue: 0.5, numberOfTicks: 3))
        screen.control.value = 0.75
        screen.stage.host.turn()
        expect(filled(screen.control), equals: CGRect(x: 114, y: 14, width: 50, height: 4))
        screen.control.value = 0.25
        expect(filled(screen.control), equals: CGRect(x: 64, y: 14, width: 50, height: 4))
        screen.control.trackConfiguration = nil
        screen.stage.host.turn()
        expect(filled(screen.control), equals: CGRect(x: 2, y: 14, width: 62, height: 4))
    }

    @Test func `steps move from tick to tick`() {
        let screen = make(UISlider.TrackConfiguration(numberOfTicks: 3))
        let slider: UISlider = screen.control
        slider.accessibilityIncrement()
        expect(slider.value, equals: 0.5)
        slider.accessibilityIncrement()
        slider.accessibilityIncrement()
        expect(slider.value, equals: 1)
        slider.accessibilityDecrement()
        expect(slider.accessibilityValue, equals: "50%")
        slider.trackConfiguration?.allowsTickValuesOnly = false
        slider.accessibilityIncrement()
        expect(slider.accessibilityValue, equals: "55%")
    }

    @Test func `titles of ticks are below the track, and are accessibility values`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 10)).image { _ in }
        let screen = make(
            UISlider.TrackConfiguration(ticks: [
                .init(position: 0, title: "Slow"), .init(position: 0.5, image: image),
                .init(position: 1, title: "Fast"),
            ]))
        let slider: UISlider = screen.control
        expect(slider.accessibilityValue, equals: "Slow")
        slider.value = 1
        expect(slider.accessibilityValue, equals: "Fast")
        slider.value = 0.5
        expect(slider.accessibilityValue, equals: "50%")
        let height: CGFloat = slider.intrinsicContentSize.height
        expect(height, isGreaterThan: 40)
        slider.frame.size.height = height
        screen.stage.host.turn()
        let labels: [CGRect] = slider.subviews.map(\.frame)
        expect(labels.count == 3 && labels[1].midX == 114 && labels[0].minX >= 0 && labels[2].maxX <= 228)
        let thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0.5)
        expect(labels.allSatisfy { $0.minY > thumb.maxY && $0.maxY <= slider.bounds.maxY + 1 })
        slider.trackConfiguration = nil
        expect(slider.subviews.isEmpty && slider.intrinsicContentSize.height == 31)
    }

    @Test func `a slider without a thumb is dragged from any point`() {
        let screen = make(nil)
        screen.control.sliderStyle = .thumbless
        screen.stage.host.turn()
        let track: CGRect = screen.control.trackRect(forBounds: screen.control.bounds)
        expect(track, equals: CGRect(x: 2, y: 13, width: 224, height: 6))
        screen.stage.touch(.began, 120, 35)
        screen.stage.drag(from: CGPoint(x: 120, y: 35), to: CGPoint(x: 176, y: 35), duration: 0.2)
        expect(screen.control.value, equals: 0.25)
        expect(screen.control.trackRect(forBounds: screen.control.bounds).height, equals: 12)
        screen.stage.touch(.ended, 176, 35)
        expect(screen.control.trackRect(forBounds: screen.control.bounds).height, equals: 6)
        screen.stage.advance(by: 1)
        expect(filled(screen.control), equals: CGRect(x: 2, y: 13, width: 56, height: 6))
        expect(tracks(screen.control)?.masksToBounds, equals: true)
    }
}
