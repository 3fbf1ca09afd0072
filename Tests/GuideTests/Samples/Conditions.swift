import UIKit

#if canImport(MapKit)
import MapKit
#endif

final class Editor: UIViewController {
    func save() {}
}

#if canImport(FoundationAdditions)
let save = Selector("save", Editor.save)
#else
let save = #selector(Editor.save)
#endif
