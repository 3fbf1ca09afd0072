import Foundation
import Store

/// A record of ten columns.
struct Visit: StoredRecord, Equatable {
    var id: Int
    var guest: String
    var mail: String
    var city: String
    var nights: Int
    var price: Double
    var isPaid: Bool
    var arrival: Date
    var remark: String?
    var points: Int64

    static let schema = Schema<Visit>(
        "visits", id: Column("id", \.id), Column("guest", \.guest), Column("mail", \.mail), Column("city", \.city),
        Column("nights", \.nights), Column("price", \.price), Column("isPaid", \.isPaid),
        Column("arrival", \.arrival), Column("remark", \.remark), Column("points", \.points))

    static func examples(_ count: Int) -> [Visit] {
        (0..<count).map { (index: Int) -> Visit in
            let arrival = Date(timeIntervalSinceReferenceDate: Double(index) * 3_600)
            let remark: String? = index % 4 == 0 ? "Asks for a room with a view of the garden" : nil
            return Visit(
                id: index, guest: "Guest number \(index)", mail: "guest\(index)@example.com", city: "Kyoto",
                nights: index % 14, price: Double(index) * 1.25, isPaid: index % 3 == 0,
                arrival: arrival, remark: remark, points: Int64(index) * 7)
        }
    }
}
