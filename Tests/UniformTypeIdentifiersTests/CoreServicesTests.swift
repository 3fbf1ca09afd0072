import Expectations
import CoreServices
import Testing

struct CoreServicesTests {
    @Test func `the older names of types are also found in this module`() {
        expect(kUTTypeImage as String == "public.image" && UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    }
}
