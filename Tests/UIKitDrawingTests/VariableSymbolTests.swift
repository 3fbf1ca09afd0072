import Expectations
import CoreGraphics
import Foundation
import TestStage
import Testing
import UIKitCore

@testable import UIKitDrawing

/// Symbols with a variable value, and symbols in image views that are larger than the symbol.
@MainActor
@Suite(.onStage) struct VariableSymbolTests {
    private func symbol(
        _ name: String, _ value: Double? = nil, _ configuration: UIImage.SymbolConfiguration = .unspecified
    ) throws -> UIImage {
        let configuration = UIImage.SymbolConfiguration(pointSize: 40).applying(configuration)
        return try #require(
            value.map { UIImage(systemName: name, variableValue: $0, configuration: configuration) }
                ?? UIImage(systemName: name, withConfiguration: configuration))
    }

    /// Returns the numbers of opaque pixels and of pixels with the opacity of pale layers.
    private func counts(_ image: UIImage) throws -> (opaque: Int, pale: Int) {
        let picture = try #require(Picture(image))
        var counts = (opaque: 0, pale: 0)
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let alpha = picture[x, y].alpha
                if alpha == 255 { counts.opaque += 1 }
                if (74...79).contains(alpha) { counts.pale += 1 }
            }
        }
        return counts
    }

    @Test(arguments: [
        ("wifi", 4), ("cellularbars", 4), ("speaker.wave.3", 3), ("speaker.wave.2.fill", 2), ("wave.3.left", 3),
        ("chart.bar.fill", 3), ("waveform", 4), ("dot.radiowaves.left.and.right", 3),
        ("rays", 8), ("timelapse", 12), ("slowmo", 16),
    ])
    func `each step of the value shows one more layer`(name: String, steps: Int) throws {
        var opaque: [Int] = []
        for step in 0...steps { opaque.append(try counts(symbol(name, Double(step) / Double(steps))).opaque) }
        expect(zip(opaque, opaque.dropFirst()).allSatisfy { $0 < $1 }, "\(opaque)")
        try expect(opaque.last, equals: counts(symbol(name)).opaque)
        let (low, high) = (1 / Double(steps) - 0.01, 0.01)
        try expect(symbol(name, low).isEqual(symbol(name, high)))
        try expect(counts(symbol(name, 0)).pale, isGreaterThan: 20)
    }

    @Test(arguments: ["aqi.low", "aqi.medium", "aqi.high", "touchid"])
    func `a larger value shows more of symbols with many layers`(name: String) throws {
        let opaque: [Int] = try [0, 0.4, 0.8].map { try counts(symbol(name, $0)).opaque }
        expect(opaque[0] == 0 && opaque[0] < opaque[1] && opaque[1] < opaque[2], "\(opaque)")
        try expect(Picture(symbol(name, 1))?.bytes, equals: Picture(symbol(name))?.bytes)
    }

    @Test func `layers that represent no value stay opaque`() throws {
        try expect(counts(symbol("speaker.wave.3", 0)).opaque, isGreaterThan: 100)
        try expect(counts(symbol("wifi", 0)).opaque, equals: 0)
    }

    @Test func `a symbol without steps ignores its value, and values outside the range are limited to it`() throws {
        try expect(Picture(symbol("heart.fill", 0))?.bytes, equals: Picture(symbol("heart.fill"))?.bytes)
        try expect(Picture(symbol("plus.circle", 0))?.bytes, equals: Picture(symbol("plus.circle"))?.bytes)
        try expect(Picture(symbol("wifi", 7))?.bytes, equals: Picture(symbol("wifi"))?.bytes)
        try expect(Picture(symbol("wifi", -7))?.bytes, equals: Picture(symbol("wifi", 0))?.bytes)
    }

    @Test func `the lowest layer of a symbol is shown first`() throws {
        let picture = try #require(Picture(symbol("cellularbars", 0.2)))
        let row: Int = picture.height * 3 / 4
        let alphas = (0..<picture.width).map { picture[$0, row].alpha }
        try expect(
            #require(alphas.firstIndex(of: 255)), isLessThan: #require(alphas.firstIndex { (74...79).contains($0) }))
    }

    @Test func `colors and template rendering keep the value`() throws {
        func drawn(_ image: UIImage) -> Picture { Picture(width: 80, height: 60) { image.draw(at: .zero) } }
        let red = try symbol("wifi", 0.25).withTintColor(.red, renderingMode: .alwaysOriginal)
        let full = try symbol("wifi").withTintColor(.red, renderingMode: .alwaysOriginal)
        expect(drawn(red).bytes, differsFrom: drawn(full).bytes)
        let hierarchical = UIImage.SymbolConfiguration(hierarchicalColor: .red)
        try expect(
            drawn(symbol("wifi", 0.25, hierarchical)).bytes, differsFrom: drawn(symbol("wifi", nil, hierarchical)).bytes
        )
        try expect(
            drawn(symbol("wifi", 0.25).withRenderingMode(.alwaysTemplate)).bytes,
            differsFrom: drawn(symbol("wifi").withRenderingMode(.alwaysTemplate)).bytes)
    }

    // MARK: Sizes

    @Test func `an image view redraws a symbol for its size`() throws {
        let image = try #require(
            UIImage(systemName: "square.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12)))
        let view = UIImageView(image: image)
        view.tintColor = .black
        let factor: CGFloat = 10
        view.frame = CGRect(x: 0, y: 0, width: image.size.width * factor, height: image.size.height * factor)
        view.layoutSubviews()
        let bitmap = try #require(view.layer.contents as? CGImage)
        expect(CGFloat(bitmap.width), equals: view.bounds.width * image.scale)
        expect(CGFloat(bitmap.height), equals: view.bounds.height * image.scale)
        let picture = Picture(bitmap)
        let row = (0..<picture.width).map { picture[$0, picture.height / 2].alpha }
        // A sharp edge has at most one partly covered pixel.
        expect(row.contains(255) && row.count { $0 > 0 && $0 < 255 } <= 2, "\(row)")
    }

    @Test func `a symbol that fits its view keeps its proportions`() throws {
        let image = try symbol("square.fill")
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFit
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        view.layoutSubviews()
        let bitmap = try #require(view.layer.contents as? CGImage)
        expect(CGFloat(bitmap.height), equals: 200 * image.scale)
        let aspect = CGFloat(bitmap.width) / CGFloat(bitmap.height)
        expect(abs(aspect - image.size.width / image.size.height), isLessThan: 0.01)
        view.contentMode = .center
        expect((view.layer.contents as? CGImage)?.height, equals: image.cgImage?.height)
    }
}
