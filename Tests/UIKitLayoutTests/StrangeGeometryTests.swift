import Foundation
import Testing

@testable import UIKitCore

/// Whatever numbers geometry is set to, frames are laid out, drawn and touched, or the program stops with a sentence.
///
/// Core Animation has an exception for coordinates that are not numbers, `CALayerInvalidGeometry`, and accepts all others.
@Suite
struct StrangeGeometryTests {
    @Test(arguments: StrangePlace.allCases)
    func `Huge and infinite numbers are shown`(place: StrangePlace) async {
        await #expect(processExitsWith: .success) { [place] in
            await MainActor.run {
                for value in StrangePlace.hugeValues where value.magnitude <= place.largest {
                    place.show(value)
                }
            }
        }
    }

    @Test(arguments: StrangePlace.allCases.filter { $0.refusal == nil })
    func `What is no number is shown`(place: StrangePlace) async {
        await #expect(processExitsWith: .success) { [place] in
            await MainActor.run {
                place.show(.nan)
            }
        }
    }

    @Test(arguments: StrangePlace.allCases.filter { $0.refusal != nil })
    func `What is no number stops the program with a sentence where nothing can be shown`(place: StrangePlace) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [place] in
            await MainActor.run { place.show(.nan) }
        }
        let complaint = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(complaint.contains(place.refusal ?? "?"))
    }
}
