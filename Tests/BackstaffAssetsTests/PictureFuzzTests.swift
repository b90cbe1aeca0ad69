import Foundation
import Fuzzing
import Testing

@testable import BackstaffAssets

@Suite("Damaged pictures")
struct PictureFuzzTests {
    @Test("M01 damaged pictures are refused or have a size within the limits", .enabled(if: Fuzz.isWanted(.picture)))
    func random() throws {
        var fuzz = Fuzz(.picture)
        let svg = Array("<svg width=\"3\" height='4cm' viewBox=\"0 0 1e9 2\"></svg>".utf8)
        let pieces = [
            "\u{ff}", "width=\"1e308\"", "viewBox=\"0 0 0 0\"", "<!DOCTYPE svg [", "IEND", "VP8 ", "Exif\0\0",
        ]
        let report = fuzz.run(from: [Array(png(3, 2)), svg], pieces: pieces) { input in
            do throws(PictureHeader.Problem) {
                let header = try PictureHeader(of: input.bytes)
                try? ensure(header.width >= 1 && header.height >= 1, "\(header)")
                guard header.width <= PictureHeader.longestSide,
                    header.width * header.height <= PictureHeader.mostPixels
                else { throw .malformed("limit") }
                return header.kind.rawValue
            } catch {
                if case .malformed("limit") = error { throw FuzzFinding("a picture beyond the limits is accepted") }
                return "refused"
            }
        }
        #expect(report.findings.isEmpty, "\(report.findings)")
        #expect(report["refused"] > 0 && report["png"] > 0 && report["svg"] > 0)
    }
}
