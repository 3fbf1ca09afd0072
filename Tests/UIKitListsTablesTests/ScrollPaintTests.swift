import Expectations
import Foundation
import HostHeadless
import PlatformHost
import TestStage
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// While a table scrolls behind a bar, each frame reuses pixels of the previous frame.
@MainActor @Suite(.onStage) struct ScrollPaintTests {
    private let stage = Stage()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let rows = RowSource(count: 500)

    init() {
        table.register(RowSource.Cell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = rows
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 60))
        bar.backgroundColor = UIColor(white: 0.5, alpha: 0.5)
        stage.root.addSubview(table)
        stage.root.addSubview(bar)
        stage.host.turn()
    }

    private var scene: UIWindowScene { stage.application.connectedWindowScene! }

    private func pixels() -> [UInt8] {
        stage.host.windows[0].withPixels { surface in
            Array(UnsafeRawBufferPointer(start: surface.pixels, count: surface.height * surface.bytesPerRow))
        }
    }

    @Test func `a frame draws the exposed strip, the bar and the indicator, and equals a full redraw`() {
        _ = pixels()
        var isSame = true
        var leastMoved = Int.max
        var mostDrawn = 0
        for step in [10, 24.5, 3, -6, -20, 40, 1] {
            scene.compositor.statistics = .init()
            table.contentOffset.y += step
            stage.host.turn()
            let moved: [UInt8] = pixels()
            leastMoved = min(leastMoved, scene.compositor.statistics.pixelsMoved)
            mostDrawn = max(mostDrawn, scene.compositor.statistics.pixelsComposited)
            scene.hostDidLoseContent()
            if moved != pixels() { isSame = false }
        }
        expect(isSame)
        let all: Int = 800 * 1_600
        expect(leastMoved > all * 9 / 10 && mostDrawn < all / 4)
    }

    @Test func `an offset is rounded to whole pixels`() {
        table.contentOffset.y = 100.3
        expect(table.contentOffset.y, equals: 100.5)
    }
}
