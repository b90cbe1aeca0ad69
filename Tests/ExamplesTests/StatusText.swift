@testable import PackagesModel

/// Text in the format of dpkg's status file.
enum StatusText {
    /// Returns a stanza with the fields of every installed package, and with `fields`.
    static func stanza(_ name: String, status: String = "install ok installed", _ fields: String...) -> String {
        (["Package: \(name)", "Status: \(status)", "Version: 1.0-1", "Architecture: amd64"] + fields)
            .joined(separator: "\n") + "\n"
    }

    /// Returns the database for these stanzas.
    static func database(_ stanzas: String...) -> PackageDatabase {
        database(stanzas)
    }

    static func database(_ stanzas: [String]) -> PackageDatabase {
        var text = stanzas.joined(separator: "\n")
        let parser = text.withUTF8 { StatusParser(UnsafeRawBufferPointer($0)) }
        return PackageDatabase(packages: parser.packages, skippedStanzaCount: parser.skippedCount)
    }

    /// `count` installed packages in 20 sections. Package i depends on four packages before it, one of them virtual.
    static func generated(count: Int) -> String {
        var text = ""
        for i in 0..<count {
            text += """
                Package: package-\(i)
                Status: install ok installed
                Priority: optional
                Section: section-\(i % 20)
                Installed-Size: \(i % 5000)
                Maintainer: Package Keepers <keepers-\(i % 100)@example.org>
                Architecture: amd64
                Version: \(i % 7).\(i % 13)-\(i % 5)
                Provides: virtual-\(i)
                Depends: package-\(i / 2) (>= 0.1), package-\(i / 3) | package-\(i / 5), virtual-\(i / 7)
                Recommends: package-\(i + 1), missing-\(i)
                Description: package number \(i)
                 It does what package number \(i) does, and takes a line or two
                 of prose to say so.
                 .
                  - one thing
                  - another thing
                Homepage: https://example.org/\(i)


                """
        }
        return text
    }
}
