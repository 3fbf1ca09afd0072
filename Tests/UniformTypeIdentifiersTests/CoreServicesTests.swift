import Expectations
import CoreServices
import Testing

@Suite struct CoreServicesTests {
    @Test func `the older names of types are found in this module, too`() {
        expect(kUTTypeImage as String == "public.image" && UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    }
}
