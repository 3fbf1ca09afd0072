import Expectations
import Foundation
import QuartzCore
import TestStage
import Testing
import UIKitControls

@testable import UIKitCore

/// Images in the parts of controls.
@MainActor @Suite(.onStage) struct ControlImageTests {
    private let stage = Stage()

    private func image(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    /// Shows a view at (20, 20), and returns the RGB values of its pixels at points in a row.
    private func pixels(of view: UIView, row: Int, at columns: [Int]) -> [UInt32] {
        if view.superview == nil {
            stage.root.backgroundColor = .white
            view.frame.origin = CGPoint(x: 20, y: 20)
            stage.root.addSubview(view)
        }
        stage.host.turn()
        let row: [UInt32] = stage.pixels(row: 20 + row)
        return columns.map { row[(20 + $0) * 2] & 0xFFFFFF }
    }

    @Test func `the image of a custom button is darker while pressed and paler while disabled`() {
        let button = UIButton(type: .custom)
        button.frame.size = CGSize(width: 40, height: 40)
        button.setImage(image(.white, 40, 40), for: .normal)
        button.setImage(image(.green, 40, 40), for: .selected)
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        container.backgroundColor = .black
        container.addSubview(button)
        func shown() -> UInt32 { pixels(of: container, row: 20, at: [20])[0] & 0xFF }
        expect(shown(), equals: 255)
        button.isHighlighted = true
        expect((150...180).contains(shown()))
        button.adjustsImageWhenHighlighted = false
        expect(shown(), equals: 255)
        button.isHighlighted = false
        button.isEnabled = false
        expect((120...135).contains(shown()))
        button.adjustsImageWhenDisabled = false
        expect(shown(), equals: 255)
        button.isEnabled = true
        button.isSelected = true
        expect(shown(), equals: 0)
    }

    @Test func `a symbol with several colors keeps its colors in a template`() throws {
        let configuration = UIImage.SymbolConfiguration.preferringMulticolor()
            .applying(UIImage.SymbolConfiguration(pointSize: 60))
        let image = try #require(
            UIImage(systemName: "exclamationmark.triangle.fill", withConfiguration: configuration))
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        view.tintColor = .green
        let (column, row) = (Int(image.size.width / 2), Int(image.size.height) - 8)
        let yellow: UInt32 = pixels(of: view, row: row, at: [column])[0]
        expect(yellow >> 16 > 200 && yellow & 0xFF < 100)
    }

    @Test func `the tint color does not change a symbol that is always drawn in its own colors`() throws {
        let configuration = UIImage.SymbolConfiguration.preferringMulticolor()
            .applying(UIImage.SymbolConfiguration(pointSize: 60))
        let image = try #require(UIImage(systemName: "star.fill", withConfiguration: configuration))
        let original: UIImage = image.withRenderingMode(.alwaysOriginal)
        let view = UIImageView(image: original)
        let button = UIButton(type: .system)
        button.setImage(original, for: .normal)
        button.sizeToFit()
        let drawn = UIImageView(
            image: UIGraphicsImageRenderer(size: original.size).image { _ in original.draw(at: .zero) })
        for shown in [view, button, drawn] {
            shown.tintColor = .green
            let (column, row) = (Int(original.size.width / 2), Int(original.size.height / 2))
            expect(pixels(of: shown, row: row, at: [column]), equals: [0])
            shown.removeFromSuperview()
        }
        let tinted = UIImageView(image: image)
        tinted.tintColor = .green
        let (column, row) = (Int(image.size.width / 2), Int(image.size.height / 2))
        expect(pixels(of: tinted, row: row, at: [column]), equals: [0x00FF00])
    }

    @Test func `a slider shows images for its thumb, its track and its ends`() {
        let slider = UISlider()
        slider.frame.size = CGSize(width: 200, height: 31)
        slider.setThumbImage(image(.red, 10, 20), for: .normal)
        slider.setMinimumTrackImage(image(.green, 3, 4), for: .normal)
        slider.setMaximumTrackImage(image(.blue, 3, 4), for: .normal)
        slider.minimumValueImage = image(.black, 20, 20)
        slider.maximumValueImage = image(.black, 30, 20)
        slider.value = 0.5
        let track: CGRect = slider.trackRect(forBounds: slider.bounds)
        expect(track.minX == 28 && track.maxX == 162 && track.height == 4)
        let thumb: CGRect = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5)
        expect(thumb.size == CGSize(width: 10, height: 20) && thumb.midX == 95)
        expect(
            pixels(of: slider, row: 15, at: [10, 40, 95, 150, 190]), equals: [0, 0x00FF00, 0xFF0000, 0x0000FF, 0])
        slider.semanticContentAttribute = .forceRightToLeft
        slider.setNeedsLayout()
        expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX, equals: 180)
        expect(pixels(of: slider, row: 15, at: [60, 150]), equals: [0x0000FF, 0x00FF00])
        slider.setThumbImage(image(.black, 10, 20), for: .highlighted)
        expect(slider.currentThumbImage, isIdenticalTo: slider.thumbImage(for: .normal))
        slider.isHighlighted = true
        expect(slider.currentThumbImage, isIdenticalTo: slider.thumbImage(for: .highlighted))
    }

    @Test func `a segmented control shows images behind and between segments`() {
        let control = UISegmentedControl(items: ["", ""])
        control.frame.size = CGSize(width: 200, height: 32)
        control.setBackgroundImage(image(.green, 3, 3), for: .normal, barMetrics: .default)
        control.setBackgroundImage(image(.blue, 3, 3), for: .selected, barMetrics: .default)
        control.selectedSegmentIndex = 1
        expect(pixels(of: control, row: 5, at: [50, 150]), equals: [0x00FF00, 0x0000FF])
        let divider: UIImage = image(.red, 6, 3)
        control.setDividerImage(
            divider, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
        control.setBackgroundImage(nil, for: .selected, barMetrics: .default)
        expect(pixels(of: control, row: 16, at: [100]), equals: [0xFF0000])
    }

    @Test func `a background color can be a pattern`() {
        let tile: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.backgroundColor = UIColor(patternImage: tile)
        expect(pixels(of: view, row: 20, at: [5, 15, 25, 95]), equals: [0xFF0000, 0x0000FF, 0xFF0000, 0x0000FF])
        view.alpha = 0.5
        expect(pixels(of: view, row: 20, at: [5])[0] & 0xFF, isGreaterThan: 120)
    }

    @Test func `a symbol with a variable value is pale above the value`() throws {
        let symbol = "chart.bar.fill"
        let full: UIImage = try #require(UIImage(systemName: symbol, variableValue: 1))
        let empty: UIImage = try #require(UIImage(systemName: symbol, variableValue: 0))
        expect(full.isSymbolImage && full.size == UIImage(systemName: symbol)?.size)
        let view = UIImageView(image: full)
        view.tintColor = .red
        stage.root.addSubview(view)
        stage.host.turn()
        func ink() -> Int {
            stage.host.turn()
            return (0..<Int(view.bounds.height)).reduce(0) { sum, row in
                sum + stage.pixels(row: row).filter { $0 & 0xFF < 100 && $0 >> 16 & 0xFF > 200 }.count
            }
        }
        let before: Int = ink()
        view.image = empty
        expect(before > 0 && ink() == 0)
        expectNil(UIImage(systemName: "no.such.symbol", variableValue: 0.5))
    }

    @Test func `the image of a custom button with an asset is darker while pressed and paler while disabled`() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let asset = UIImageAsset()
        asset.register(image(.white, 40, 40), with: light)
        asset.register(image(.blue, 40, 40), with: dark)
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        container.backgroundColor = .black
        let button = UIButton(type: .custom)
        button.frame.size = CGSize(width: 40, height: 40)
        button.setImage(asset.image(with: light), for: .normal)
        container.addSubview(button)
        func shown() -> UInt32 { pixels(of: container, row: 20, at: [20])[0] }
        stage.window.overrideUserInterfaceStyle = .light
        expect(shown(), equals: 0xFFFFFF)
        button.isHighlighted = true
        expect((150...180).contains(shown() & 0xFF))
        button.isHighlighted = false
        button.isEnabled = false
        expect((120...135).contains(shown() >> 16))
        stage.window.overrideUserInterfaceStyle = .dark
        expect(shown() >> 16 == 0 && (120...135).contains(shown() & 0xFF))
        button.isEnabled = true
        expect(shown(), equals: 0x0000FF)
    }

    @Test func `the dimmed image of a custom button is mirrored once from right to left`() {
        let halves = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
        }
        let button = UIButton(type: .custom)
        button.frame.size = CGSize(width: 40, height: 40)
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        button.setImage(halves.imageFlippedForRightToLeftLayoutDirection(), for: .normal)
        expect(pixels(of: button, row: 20, at: [10, 30]), equals: [0xFFFFFF, 0xFF0000])
        button.isEnabled = false
        let dimmed: [UInt32] = pixels(of: button, row: 20, at: [10, 30])
        expect(dimmed[0] == 0xFFFFFF && dimmed[1] != 0xFFFFFF)
    }

    @Test func `a view whose tint is derived from the tint color is drawn`() {
        let view = UIImageView(image: image(.white, 40, 40).withRenderingMode(.alwaysTemplate))
        view.tintColor = .tintColor.withAlphaComponent(1)
        expect(pixels(of: view, row: 20, at: [20]) != [0xFFFFFF])
    }

    @Test func `a stepper shows the images of its halves`() {
        let stepper = UIStepper()
        stepper.value = 50
        expect(stepper.incrementImage(for: .normal) != nil && stepper.backgroundImage(for: .normal) == nil)
        stepper.setBackgroundImage(image(.green, 3, 3), for: .normal)
        stepper.setBackgroundImage(image(.blue, 3, 3), for: .highlighted)
        stepper.setDividerImage(image(.red, 4, 4), forLeftSegmentState: .normal, rightSegmentState: .normal)
        let black: UIImage = image(.black, 10, 10)
        stepper.setIncrementImage(black.withRenderingMode(.alwaysOriginal), for: .normal)
        stepper.setDecrementImage(black, for: .normal)
        stepper.tintColor = .yellow
        expect(stepper.incrementImage(for: .highlighted), isIdenticalTo: stepper.incrementImage(for: .normal))
        func shown() -> [UInt32] { pixels(of: stepper, row: 16, at: [8, 23, 47, 70, 88]) }
        expect(shown(), equals: [0x00FF00, 0xFFFF00, 0xFF0000, 0x000000, 0x00FF00])
        stage.touch(.began, 100, 36)
        expect(shown(), equals: [0x00FF00, 0xFFFF00, 0xFF0000, 0x000000, 0x0000FF])
        stage.touch(.ended, 100, 36)
        stepper.semanticContentAttribute = .forceRightToLeft
        stepper.setNeedsLayout()
        expect(shown(), equals: [0x00FF00, 0x000000, 0xFF0000, 0xFFFF00, 0x00FF00])
        stepper.setBackgroundImage(nil, for: .normal)
        stepper.setBackgroundImage(nil, for: .highlighted)
        stepper.setDividerImage(nil, forLeftSegmentState: .normal, rightSegmentState: .normal)
        expect(stepper.backgroundColor == .tertiarySystemFill && shown()[0] != 0x00FF00 && shown()[2] != 0xFF0000)
    }

    @Test func `a progress view shows its images`() {
        let view = UIProgressView(progressViewStyle: .default)
        view.frame.size = CGSize(width: 100, height: 4)
        view.progress = 0.5
        view.trackImage = image(.blue, 3, 3)
        view.progressImage = image(.green, 3, 3)
        expect(pixels(of: view, row: 2, at: [1, 48, 52, 98]), equals: [0x00FF00, 0x00FF00, 0x0000FF, 0x0000FF])
        view.setProgress(0.25, animated: true)
        stage.advance(by: 1)
        expect(pixels(of: view, row: 2, at: [1, 24, 27]), equals: [0x00FF00, 0x00FF00, 0x0000FF])
        view.progressTintColor = .red
        view.trackTintColor = .yellow
        view.trackImage = nil
        view.progressImage = nil
        expect(pixels(of: view, row: 2, at: [10, 60]), equals: [0xFF0000, 0xFFFF00])
    }
}
