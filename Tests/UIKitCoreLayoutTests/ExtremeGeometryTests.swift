import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// Tests geometry properties with extreme numbers. Either frames are laid out, drawn and hit-tested, or the program
/// stops with an error message.
///
/// Core Animation throws the exception `CALayerInvalidGeometry` for coordinates that are NaN, and accepts all other
/// numbers.
struct ExtremeGeometryTests {
    @Test(.onStage, arguments: ExtremeProperty.allCases)
    @MainActor
    func `huge and infinite numbers are accepted`(property: ExtremeProperty) {
        for value in ExtremeProperty.hugeValues where value.magnitude <= property.largest {
            property.show(value)
        }
    }

    @Test(.onStage, arguments: ExtremeProperty.allCases.filter { $0.errorMessage == nil })
    @MainActor
    func `NaN is accepted`(property: ExtremeProperty) {
        property.show(.nan)
    }

    @Test(arguments: ExtremeProperty.allCases.filter { $0.errorMessage != nil })
    func `NaN in coordinates stops the program`(property: ExtremeProperty) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [property] in
            await MainActor.run { property.show(.nan) }
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(output.contains(property.errorMessage ?? "?"))
    }
}
