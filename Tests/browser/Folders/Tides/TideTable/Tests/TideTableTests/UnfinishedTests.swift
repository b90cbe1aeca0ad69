// An app is built without the tests of its packages. These wouldn't compile.

import XCTest

final class UnfinishedTests: XCTestCase {
    func testTides() { XCTAssertEqual(TypeThatIsNotWrittenYet.count, 3) }
}
