import Expectations
import Foundation
import FoundationAdditions
import Testing

@Suite("States of the device and the network")
struct NetworkReasonTests {
    @Test func `an error contains the reason why the network is unavailable`() {
        let key = "NSURLErrorNetworkUnavailableReasonKey"
        expect(URLError(.notConnectedToInternet, userInfo: [key: 2]).networkUnavailableReason, equals: .constrained)
        expectNil(URLError(.notConnectedToInternet).networkUnavailableReason)
        expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    }
}
