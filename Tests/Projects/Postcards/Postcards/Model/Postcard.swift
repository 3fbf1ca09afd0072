//
//  Postcard.swift
//  Postcards
//

import UIKit

struct Postcard: Codable, Hashable, Identifiable {
    let id: Int
    let place: String
    let titleKey: String
    var greetings: Int
    var isSent: Bool

    var title: String {
        NSLocalizedString(titleKey, comment: "The name of a place")
    }

    /// The catalog has an image for each place.
    var image: UIImage? {
        UIImage(named: "Places/\(place)")
    }
}

enum PostcardLibrary {

    enum Failure: LocalizedError {
        case missing

        var errorDescription: String? {
            String(localized: "error.missing", comment: "Shown if the data asset is missing")
        }
    }

    static func load() throws -> [Postcard] {
        guard let asset = NSDataAsset(name: "postcards") else { throw Failure.missing }
        return try JSONDecoder().decode([Postcard].self, from: asset.data)
    }
}
