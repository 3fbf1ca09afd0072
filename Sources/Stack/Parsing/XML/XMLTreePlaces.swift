/// Where each element of a tree stands: inside which one, and at which place among those of its name.
///
/// It is made in one walk when the first path is asked for, and goes on from there when the tree has grown. To search for
/// each path from the beginning would take time that grows with the square of the number of elements that fail.
struct XMLTreePlaces {
    private struct Place {
        /// The element around it; -1 for the first one.
        var parent: Int32
        /// Its place among the elements of its name; -1 while it is the only one.
        var ordinal: Int32 = -1
    }

    /// The elements of one name inside of one element.
    private struct Family: Hashable {
        var parent: Int32
        var name: Int32
    }

    private var places: [Place] = []
    /// The elements that were open, or may have been, at the last one that was seen.
    private var open: [Int32] = []
    private var families: [Family: (first: Int, count: Int32)] = [:]

    /// Sees the elements that came since the last time.
    mutating func update(_ elements: RawList<XMLTree.Element>) {
        for index in places.count..<elements.count {
            // An element without an end is still open, and holds all that follows.
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

    /// The elements from the first one to this one, with a place where several have one name.
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
