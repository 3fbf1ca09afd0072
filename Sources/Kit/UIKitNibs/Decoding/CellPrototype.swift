import Foundation
import InterfaceFiles
import ProgramDiagnostics
import UIKitCore

/// A cell in a table or collection view of an interface file, from which the list creates its cells.
@MainActor
final class CellPrototype {
    private let element: InterfaceElement
    private let document: InterfaceDocument
    private let bundle: Bundle
    private let connectSegue: ((InterfaceElement, NSObject) -> Void)?
    /// Finds an object outside the cell by its identifier. Connections in the cell can refer to such objects.
    private let findObject: (String) -> NSObject?

    init(_ element: InterfaceElement, _ decoder: NibDecoder) {
        self.element = element
        document = decoder.document
        bundle = decoder.bundle
        connectSegue = decoder.connectSegue
        findObject = decoder.findWeakly
    }

    /// Creates a cell, or a supplementary view.
    func make<View: UIView>() -> View {
        let decoder = NibDecoder(document, bundle: bundle)
        decoder.connectSegue = connectSegue
        decoder.findObject = findObject
        guard let view = decoder.make(element) as? View else {
            stopProgram(
                "\(document.place(of: element)): the object with the reuse identifier "
                    + "“\(element["reuseIdentifier"] ?? "")” is not a \(View.self).")
        }
        decoder.finish()
        return view
    }
}
