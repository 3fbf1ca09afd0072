import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import TestStage
import Testing
import UIKitCore

@testable import UIKitGeometry

/// Views whose corners follow a configuration.
@MainActor @Suite(.onStage) struct CornerConfigurationTests {
    private let stage = Stage()
    private let view = UIView(frame: CGRect(x: 20, y: 20, width: 120, height: 60))

    init() {
        view.backgroundColor = .systemBlue
        stage.root.addSubview(view)
        stage.host.turn()
    }

    @Test func `corners are square by default`() {
        expect(view.cornerConfiguration, equals: .corners(radius: 0))
        expect(view.effectiveRadius(corner: .allCorners), equals: 0)
        expect(view.layer.cornerRadius, equals: 0)
    }

    @Test func `the radius of a capsule follows the size of the view`() {
        view.cornerConfiguration = .capsule()
        expect(view.layer.cornerRadius, equals: 30)
        view.bounds.size.height = 40
        expect(view.layer.cornerRadius, equals: 20)
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 200)
        expect(view.layer.cornerRadius, equals: 5)
        expect(view.effectiveRadius(corner: .topLeft), equals: 5)
    }

    @Test func `equal radii use the corner mask of the layer, and others do not`() {
        view.cornerConfiguration = .uniformTopRadius(12)
        expect(view.layer.cornerRadius, equals: 12)
        expect(view.layer.maskedCorners, equals: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        expect(view.layer.cornerRadii == nil)
        view.cornerConfiguration = .uniformTopRadius(12, bottomLeftRadius: 4)
        expect(
            view.layer.cornerRadii, equals: CornerRadii(topLeft: 12, topRight: 12, bottomRight: 0, bottomLeft: 4))
        expect(view.effectiveRadius(corner: [.bottomLeft, .bottomRight]), equals: 4)
        expect(view.effectiveRadius(corner: .allCorners), equals: 12)
        view.cornerConfiguration = .corners(radius: 6)
        expect(view.layer.cornerRadii == nil && view.layer.cornerRadius == 6)
        expect(view.layer.maskedCorners.rawValue, equals: 15)
    }

    @Test func `corners change with the size in an animation`() throws {
        view.cornerConfiguration = .capsule()
        stage.advance(by: 0.1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.bounds.size.height = 20 }
        stage.advance(by: 0.5)
        let radius: CGFloat = try #require(view.layer.presentation()).cornerRadius
        expect(radius, isGreaterThan: 18)
        expect(radius, isLessThan: 22)
        stage.advance(by: 1)
        expect(view.layer.presentation()?.cornerRadius, equals: 10)
    }

    @Test func `other corners become rounded gradually in an animation`() throws {
        view.cornerConfiguration = .uniformTopRadius(20)
        stage.advance(by: 0.1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.cornerConfiguration = .uniformBottomRadius(20)
        }
        stage.advance(by: 0.5)
        let radii: CornerRadii = try #require(view.layer.presentation()?.cornerRadii)
        for radius in [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight] {
            expect(radius, isGreaterThan: 8)
            expect(radius, isLessThan: 12)
        }
        stage.advance(by: 1)
        expect(view.layer.presentation()?.cornerRadii == nil)
        expect(view.layer.maskedCorners, equals: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }

    @Test func `concentric corners follow the container`() {
        let inner = UIView(frame: CGRect(x: 8, y: 8, width: 104, height: 44))
        view.addSubview(inner)
        inner.cornerConfiguration = .corners(radius: .containerConcentric())
        stage.host.turn()
        expect(inner.layer.cornerRadius, equals: 0)
        view.cornerConfiguration = .corners(radius: 20)
        view.setNeedsLayout()
        stage.host.turn()
        expect(inner.layer.cornerRadius, equals: 12)
        view.bounds.size.height = 100
        stage.host.turn()
        expect(inner.layer.maskedCorners, equals: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        expect(inner.effectiveRadius(corner: .bottomLeft), equals: 0)
    }

    @Test func `the layer of a superview can be the container`() {
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 110, height: 50))
        view.layer.cornerRadius = 15
        view.addSubview(inner)
        inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 2))
        stage.host.turn()
        expect(inner.layer.cornerRadius, equals: 10)
    }

    @Test func `a view with a configuration is released`() {
        weak var released: UIView?
        do {
            let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            other.cornerConfiguration = .corners(radius: .containerConcentric())
            stage.root.addSubview(other)
            stage.host.turn()
            other.removeFromSuperview()
            released = other
        }
        stage.advance(by: 0.1)
        expect(released == nil)
        // Layout observers of the view no longer exist.
        view.setNeedsLayout()
        stage.host.turn()
    }

    @Test func `regions have guides and insets`() {
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        stage.host.turn()
        expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
        expect(view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal)) === view.safeAreaLayoutGuide)
        expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
        expect(view.edgeInsets(for: .margins()), equals: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        expect(
            view.directionalEdgeInsets(for: .margins()),
            equals: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        expect(view.edgeInsets(for: .safeArea()), equals: .zero)
    }

    /// Writes a picture if an environment variable names a folder.
    @Test func `corners of all kinds are drawn`() throws {
        view.removeFromSuperview()
        let kinds: [UICornerConfiguration] = [
            .capsule(), .corners(radius: 20), .uniformTopRadius(24),
            .corners(topLeftRadius: 0, topRightRadius: 10, bottomLeftRadius: 20, bottomRightRadius: 30),
        ]
        for (index, kind) in kinds.enumerated() {
            let card = UIView(frame: CGRect(x: 20, y: 20 + 80 * CGFloat(index), width: 120, height: 64))
            card.backgroundColor = .systemIndigo
            card.cornerConfiguration = kind
            let inner = UIView(frame: card.bounds.insetBy(dx: 6, dy: 6))
            inner.backgroundColor = .systemYellow
            inner.cornerConfiguration = .corners(radius: .containerConcentric())
            card.addSubview(inner)
            stage.root.addSubview(card)
        }
        stage.advance(by: 0.1)
        // The vertices of the second card are outside its corners, and the middle of its edge is inside.
        expect(stage.pixels(row: 101)[42] == stage.pixels(row: 101)[2])
        expect(stage.pixels(row: 101)[160] != stage.pixels(row: 101)[2])
        guard let folder = ProcessInfo.processInfo.environment["ENGAWA_PICTURES"] else { return }
        try stage.pngData()?.write(to: URL(fileURLWithPath: folder).appendingPathComponent("corners.png"))
    }
}
