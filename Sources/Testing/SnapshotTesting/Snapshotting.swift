import CoreGraphics
import Foundation
import UIKitCore
import XCUIAutomation

/// How a value becomes something that can be kept in a file and compared.
public struct Snapshotting<Value> {
    /// What the file's name ends in.
    let fileExtension: String
    /// Makes the file's content; nil when there is nothing to show.
    let data: @MainActor (Value) -> Data?
    /// Says how two contents differ; nil when they are alike.
    let difference: @MainActor (_ kept: Data, _ new: Data) -> SnapshotDifference?
}

/// How two snapshots differ.
struct SnapshotDifference {
    /// A sentence for a person.
    let sentence: String
    /// A picture of the difference; nil for text.
    let picture: Data?
}

extension Snapshotting where Value == String {
    /// Text, compared line by line.
    public static var lines: Snapshotting {
        Snapshotting(fileExtension: "txt", data: { Data($0.utf8) }, difference: TextDifference.find)
    }
}

extension Snapshotting where Value == CGImage {
    /// A picture, compared pixel by pixel.
    public static var image: Snapshotting {
        Snapshotting(fileExtension: "png", data: { $0.pngData() }, difference: ImageDifference.find)
    }
}

extension Snapshotting where Value == XCUIApplication {
    /// What the screen shows, compared pixel by pixel.
    public static var image: Snapshotting {
        Snapshotting(
            fileExtension: "png", data: { $0.screenshot().cgImage?.pngData() }, difference: ImageDifference.find)
    }

    /// The tree of views, compared line by line.
    public static var viewTree: Snapshotting {
        Snapshotting(fileExtension: "txt", data: { Data($0.viewTree.utf8) }, difference: TextDifference.find)
    }
}
