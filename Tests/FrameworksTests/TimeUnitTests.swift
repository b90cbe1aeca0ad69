import BackstaffDarwin
import Testing

@Suite("Units of time")
struct TimeUnitTests {
    @Test("M04 the units of time of Apple's C library divide each other")
    func units() {
        #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC)
        #expect(NSEC_PER_MSEC == 1000 * NSEC_PER_USEC)
        #expect(NSEC_PER_SEC == USEC_PER_SEC * NSEC_PER_USEC)
        #expect(Duration.nanoseconds(Int64(NSEC_PER_SEC)) == .seconds(1))
    }
}
