import Testing

@testable import BackstaffWeb

@Suite("Keys from the environment")
struct SealingKeysTests {
    private typealias Picture = SealPicture

    private func complaint(_ variable: String) -> String? {
        do throws(SealingKeyError) {
            _ = try SealingKeys(variable: variable)
            return nil
        } catch {
            return error.description
        }
    }

    @Test("With one key or several, the first seals and all open; spaces and duplicates are ignored")
    func keys() throws {
        #expect(try SealingKeys(variable: Picture.first).names == ["630dcd29"])
        #expect(
            try SealingKeys(variable: " \(Picture.second) ,\n\(Picture.first)\n").names == ["72dbb733", "630dcd29"])
        #expect(
            try SealingKeys(variable: "\(Picture.first),\(Picture.first),\(Picture.second)").names == [
                "630dcd29", "72dbb733",
            ])
    }

    @Test("An error names its entry and the remedy, but not the key")
    func complaints() {
        let make = "`openssl rand -base64 32` prints a key."
        let short = "AAECAwQFBgcICQoLDA0ODw=="
        let pictures: [(String, String)] = [
            (
                "",
                "BACKSTAFF_SEAL_KEY: There is no key here. Set it to what `openssl rand -base64 32` prints, or unset it "
                    + "to have a key file."
            ),
            ("secret!", "BACKSTAFF_SEAL_KEY: This isn't Base64. \(make)"),
            (short, "BACKSTAFF_SEAL_KEY: This is Base64 of 16 bytes; a key has 32. \(make)"),
            ("AA==", "BACKSTAFF_SEAL_KEY: This is Base64 of 1 byte; a key has 32. \(make)"),
            (
                "\(Picture.first),\(short)",
                "BACKSTAFF_SEAL_KEY, key 2 of 2: This is Base64 of 16 bytes; a key has 32. \(make)"
            ),
            ("\(Picture.first),,\(Picture.second)", "BACKSTAFF_SEAL_KEY, key 2 of 3: There is no key here."),
            ("\(Picture.first),", "BACKSTAFF_SEAL_KEY, key 2 of 2: There is no key here."),
            ("\(Picture.first) \(Picture.second)", "BACKSTAFF_SEAL_KEY: This isn't Base64. \(make)"),
            // A hexadecimal key is valid Base64 of something else.
            (
                String(repeating: "0123456789abcdef", count: 4),
                "BACKSTAFF_SEAL_KEY: This is Base64 of 48 bytes; a key has 32. \(make)"
            ),
        ]
        for (variable, words) in pictures {
            let complaint = complaint(variable)
            #expect(complaint?.hasPrefix(words) == true, "\(complaint ?? "no complaint")")
            #expect(complaint?.contains(Picture.first) == false)
        }
        #expect(complaint(Picture.first) == nil)
    }

    @Test("Temporary keys are new in each process; another process can't open their seals, and a notice says so")
    func ephemeral() throws {
        let first = SealingKeys.ephemeral()
        let text = try Seal(keys: first).seal(Picture.dessert, in: Picture.context)
        #expect(Picture.refusal(text, Seal(keys: first)) == nil)
        #expect(Picture.refusal(text, Seal(keys: .ephemeral())) != nil)
        #expect(
            first.notice == "seals with key \(first.names[0]) (in memory: no tab comes back to its place when this "
                + "process has ended)")
    }

    @Test("The command line takes precedence over the environment, and that over the default file")
    func choice() throws {
        let folder = try SealFolder()
        let environment = ["BACKSTAFF_SEAL_KEY": Picture.first, "XDG_DATA_HOME": folder.path]
        let none = try SealingKeys.chosen(app: "Cookbook", file: "none", environment: environment)
        #expect(none.origin == .memory)
        let variable = try SealingKeys.chosen(app: "Cookbook", file: nil, environment: environment)
        #expect(variable.origin == .environment)
        #expect(variable.notice == "seals with key 630dcd29 (from BACKSTAFF_SEAL_KEY)")
        #expect(folder.names().isEmpty)

        let path = folder.path + "/backstaff/Cookbook.key"
        let made = try SealingKeys.chosen(app: "Cookbook", file: nil, environment: ["XDG_DATA_HOME": folder.path])
        #expect(made.origin == .file(path, isNew: true))
        #expect(made.notice == "seals with key \(made.names[0]) (just made, in \(path))")
        let read = try SealingKeys.chosen(app: "Cookbook", file: path, environment: environment)
        #expect(read.origin == .file(path, isNew: false))
        #expect(read.names == made.names)
        let two = try SealingKeys(variable: "\(Picture.second),\(Picture.first)")
        #expect(two.notice == "seals with key 72dbb733, opens 630dcd29 too (from BACKSTAFF_SEAL_KEY)")
    }
}
