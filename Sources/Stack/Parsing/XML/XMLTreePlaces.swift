/// The parent of each element of a tree, and its position among the siblings with its name, from which paths are built.
///
/// The table is built in one pass when the first path is requested, and is extended when the tree has grown. Searching
/// for each path from the start of the tree would take quadratic time for a document in which many elements fail.
struct XMLTreePlaces {
    private struct Place {
        /// The parent element, or -1 for the first element.
        var parent: Int32
        /// The position among the siblings with the same name, or -1 while there is only one.
        var ordinal: Int32 = -1
    }

    /// The children of an element that have the same name.
    private struct Family: Hashable {
        var parent: Int32
        var name: Int32
    }

    private var places: [Place] = []
    /// The last element that was added and its ancestors, some of which may have ended.
    private var open: [Int32] = []
    private var families: [Family: (first: Int, count: Int32)] = [:]

    /// Adds the elements that the tree has received since the last update.
    mutating func update(_ elements: RawList<XMLTree.Element>) {
        for index in places.count..<elements.count {
            // An element without an end is still open, and contains all that follow.
            while let last = open.last, case let end = elements[Int(last)].end, end > 0, Int(end) <= index {
                open.removeLast()
            }
            var place = Place(parent: open.last ?? -1)
            let family = Family(parent: place.parent, name: elements[index].name)
            if let known = families[family] {
                if known.count == 1 { places[known.first].ordinal = 0 }
                place.ordinal = known.count
                families[family] = (known.first, known.count + 1)
            } else {
                families[family] = (index, 1)
            }
            places.append(place)
            open.append(Int32(truncatingIfNeeded: index))
        }
    }

    /// Returns the elements from the first one to `element`, with a position if siblings have the same name.
    func way(to element: Int) -> [(element: Int, ordinal: Int?)] {
        var way: [(Int, Int?)] = []
        var index: Int = element
        while index >= 0 {
            let place: Place = places[index]
            way.append((index, place.ordinal < 0 ? nil : Int(place.ordinal)))
            index = Int(place.parent)
        }
        return way.reversed()
    }
}
