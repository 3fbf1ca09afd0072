import Expectations
import CoreGraphics
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// Snapshots of views.
@MainActor @Suite(.onStage) struct ViewSnapshotTests {
    private let stage = Stage()

    @Test func `a snapshot shows the content of the view`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let child = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
        child.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addSubview(child)
        stage.root.addSubview(view)
        stage.host.turn()
        let snapshot: UIView? = view.snapshotView(afterScreenUpdates: false)
        let part: UIView? = view.resizableSnapshotView(
            from: CGRect(x: 20, y: 0, width: 10, height: 10), afterScreenUpdates: true, withCapInsets: .zero)
        view.removeFromSuperview()
        for (place, picture) in [snapshot, part].enumerated() {
            guard let picture else { continue }
            picture.frame.origin = CGPoint(x: 0, y: 100 * place)
            stage.root.addSubview(picture)
        }
        stage.host.turn()
        let row: [UInt32] = stage.pixels(row: 10)
        expect(row[20] == 0xFFFF_0000 && row[60] == 0xFF00_00FF && row[90] == stage.pixels(row: 50)[90])
        expect(stage.pixels(row: 105)[10] == 0xFF00_00FF && part?.bounds.width == 10)
        expectNil(UIView().snapshotView(afterScreenUpdates: true))
    }

    @Test func `a snapshot shows running animations`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        child.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addSubview(child)
        stage.root.addSubview(view)
        stage.host.turn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { child.frame.origin.x = 20 }
        stage.host.turn()
        stage.advance(by: 0.5)
        func row(_ draw: (UIGraphicsImageRendererContext) -> Void) -> [Bool] {
            let picture: CGImage? = UIGraphicsImageRenderer(bounds: view.bounds).image(actions: draw).cgImage
            return [5, 15, 35].map { picture?.pixel(x: $0 * (picture?.width ?? 0) / 40, y: 10).blue == 255 }
        }
        for afterUpdates in [false, true] {
            let drawn: [Bool] = row { _ in
                view.drawHierarchy(in: view.bounds, afterScreenUpdates: afterUpdates)
            }
            expect(drawn, equals: [false, true, false], "after updates: \(afterUpdates)")
        }
        // The layer draws its own values.
        expect(row { view.layer.render(in: $0.cgContext) }, equals: [false, false, true])
    }

    @Test func `a snapshot of a scrolling view shows the content that is visible`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let child = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 20))
        child.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addSubview(child)
        stage.root.addSubview(view)
        stage.host.turn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.contentOffset.x = 100 }
        stage.host.turn()
        stage.advance(by: 0.5)
        // The visible part begins at 50.
        let picture: CGImage? = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in
            view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 40, height: 20), afterScreenUpdates: false)
        }.cgImage
        let scale: Int = (picture?.width ?? 0) / 40
        let blue: [Bool] = [5, 15, 25, 35].map { picture?.pixel(x: $0 * scale, y: 10).blue == 255 }
        expect(blue, equals: [false, true, true, false])
        let snapshot = view.snapshotView(afterScreenUpdates: false) as? UIImageView
        expect(snapshot?.image?.cgImage?.pixel(x: 20 * scale, y: 10).blue, equals: 255)
    }

    @Test func `a view that appears from nothing has a snapshot`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
        stage.root.addSubview(view)
        stage.host.turn()
        UIView.animate(withDuration: 1) { view.transform = .identity }
        let snapshot = view.snapshotView(afterScreenUpdates: false) as? UIImageView
        expect(snapshot?.image?.cgImage?.pixel(x: 20, y: 10).blue, equals: 255)
    }
}
