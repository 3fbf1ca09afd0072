import UIKit

#if canImport(MapKit)
import MapKit
#endif

final class Editor: UIViewController {
    func save() {}
}

#if canImport(ObjectiveC)
let save = #selector(Editor.save)
#else
let save = Selector("save", Editor.save)
#endif
