//
//  Almanac.swift
//  Almanac
//

import Foundation

struct Note: Equatable {
    var text: String
    var isImportant: Bool
}

struct Month {
    let name: String
    let season: String
    let work: String
    let daylight: Float
}

final class Almanac {
    static let shared = Almanac()

    let months = [
        Month(name: "January", season: "Winter", work: "Order seeds and clean the tools.", daylight: 8.4),
        Month(name: "February", season: "Winter", work: "Sow broad beans under glass.", daylight: 9.9),
        Month(name: "March", season: "Spring", work: "Plant onions and early potatoes.", daylight: 11.8),
        Month(name: "April", season: "Spring", work: "Sow carrots, beets and lettuce.", daylight: 13.7),
        Month(name: "May", season: "Spring", work: "Plant out tomatoes after the frosts.", daylight: 15.4),
        Month(name: "June", season: "Summer", work: "Water in the evening, and pick peas.", daylight: 16.2),
    ]

    private(set) var notes: [String: [Note]] = [:]

    func notes(for month: Month) -> [Note] {
        return notes[month.name] ?? []
    }

    func add(_ note: Note, to month: Month) {
        notes[month.name, default: []].append(note)
    }

    func removeAllNotes() {
        notes = [:]
    }
}
