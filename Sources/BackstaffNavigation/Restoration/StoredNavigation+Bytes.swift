// How stored navigation is written.
//
//     version 1 │ url │ splits: count, each │ stacks: count, each │ tab views, if there are any: count, each
//                       ├ visibility          └ count of values, each
//                       ├ compact column        ├ type: its number in the table, and after a new number its name
//                       └ columns: count, each  └ JSON
//                         └ lists: count, each: 0, or 1 and a value
//
// A tab view is 0, or 1 and the value of its selected tab, and then the count of tabs, each a value, and again splits, stacks
// and tab views.
//
// Numbers are of variable length; texts have their length before them. A type's name is written where it occurs first.

extension StoredNavigation {
    private static let version: UInt8 = 1

    /// Tab views in tab views are read to this depth.
    private static let tabLevels = 8

    /// The whole as bytes. Of each stack the values up to the first that isn't `Codable`, and no more than keep the whole
    /// within `limit`, the topmost left out first.
    ///
    /// - Parameter limit: how many bytes there may be.
    /// - Returns: The bytes, or `nil` if they are more even without any path.
    package func encoded(limit: Int = StorageLimits.navigation) -> [UInt8]? {
        let encoder = Encoder(self)
        if encoder.bytes.count <= limit { return encoder.bytes }
        var shorter = self
        while let longest = shorter.stacks.indices.max(by: { shorter.stacks[$0].count < shorter.stacks[$1].count }),
            !shorter.stacks[longest].isEmpty
        {
            // Half of it each time: how long a value is isn't known before it is encoded.
            shorter.stacks[longest].removeLast((shorter.stacks[longest].count + 1) / 2)
            let bytes = Encoder(shorter).bytes
            if bytes.count <= limit { return bytes }
        }
        if shorter.tabViews.allSatisfy(\.parts.isEmpty) { return nil }
        // What other tabs show goes before which tab it is.
        shorter.tabViews = tabViews.map { Tabs(selection: $0.selection) }
        shorter.stacks = stacks
        return shorter.encoded(limit: limit)
    }

    /// What bytes stand for: as much of it as can be read before the first place that can't be.
    ///
    /// - Parameters:
    ///   - bytes: from outside.
    ///   - isWhole: becomes whether they could be read to their end.
    /// - Returns: `nil` if not even the version can be.
    package init?(decoding bytes: some Sequence<UInt8>, isWhole: inout Bool) {
        var decoder = Decoder(bytes)
        isWhole = false
        guard decoder.reader.readByte() == Self.version else { return nil }
        self.init()
        isWhole = decoder.read(into: &self) && decoder.reader.isAtEnd
    }

    /// What bytes stand for, as far as it can be read.
    package init?(decoding bytes: some Sequence<UInt8>) {
        var isWhole = false
        self.init(decoding: bytes, isWhole: &isWhole)
    }

    /// Writes the whole, and numbers the names of types in the order in which they occur.
    private struct Encoder {
        private var writer = StoredBytes.Writer()
        private var numbers: [String: Int] = [:]

        var bytes: [UInt8] { writer.bytes }

        init(_ navigation: StoredNavigation) {
            writer.write(byte: StoredNavigation.version)
            writer.write(text: navigation.url)
            writeContainers(of: navigation)
            if !navigation.tabViews.isEmpty { write(navigation.tabViews) }
        }

        private mutating func writeContainers(of navigation: StoredNavigation) {
            writer.write(count: navigation.splits.count)
            for split in navigation.splits { write(split) }
            writer.write(count: navigation.stacks.count)
            for stack in navigation.stacks { write(stack) }
        }

        private mutating func write(_ tabViews: [Tabs]) {
            writer.write(count: tabViews.count)
            for tabs in tabViews {
                write(tabs.selection)
                var parts: [(tab: EncodedValue, contents: StoredNavigation)] = []
                for part in tabs.parts {
                    if let tab = encoded(part.tab) { parts.append((tab, part.contents)) }
                }
                writer.write(count: parts.count)
                for part in parts {
                    write(part.tab)
                    writeContainers(of: part.contents)
                    write(part.contents.tabViews)
                }
            }
        }

        /// Writes whether there is a value, and the value.
        private mutating func write(_ selection: NavigationValue?) {
            let value = selection.flatMap(encoded)
            writer.write(byte: value == nil ? 0 : 1)
            if let value { write(value) }
        }

        private mutating func write(_ split: Split) {
            writer.write(byte: split.visibility.storedByte)
            writer.write(byte: split.compactColumn.map { UInt8($0.rawValue) + 1 } ?? 0)
            writer.write(count: split.selections.count)
            for lists in split.selections {
                writer.write(count: lists.count)
                for selection in lists { write(selection) }
            }
        }

        private mutating func write(_ stack: [NavigationValue]) {
            var values: [EncodedValue] = []
            for value in stack {
                guard let value = encoded(value) else { break }
                values.append(value)
            }
            writer.write(count: values.count)
            for value in values { write(value) }
        }

        /// The value for storage. In debug builds it is said once of each type that has none.
        private func encoded(_ value: NavigationValue) -> EncodedValue? {
            let encoded = value.encoded()
            #if DEBUG
                if encoded == nil {
                    Diagnostics.report(
                        .valueNotKept,
                        """
                        Values of type “\(value.type)” are not Codable: paths end below them, and selections of them are empty, \
                        when the page is loaded again or the server starts anew. Make the type Codable, or have the app restore \
                        them itself, for example by ids in @SceneStorage.
                        """)
                }
            #endif
            return encoded
        }

        private mutating func write(_ value: EncodedValue) {
            if let number = numbers[value.typeName] {
                writer.write(count: number)
            } else {
                writer.write(count: numbers.count)
                numbers[value.typeName] = numbers.count
                writer.write(text: value.typeName)
            }
            writer.write(text: value.json)
        }
    }

    /// Each step says whether it could be read whole; what was read before it couldn't stays.
    ///
    /// A count may promise more than there is, where the end was cut off: what is there is read. It reserves nothing.
    private struct Decoder {
        var reader: StoredBytes.Reader
        private var names: [String] = []

        init(_ bytes: some Sequence<UInt8>) {
            reader = StoredBytes.Reader(bytes)
        }

        mutating func read(into navigation: inout StoredNavigation) -> Bool {
            guard let url = reader.readText() else { return false }
            navigation.url = url
            guard readContainers(into: &navigation) else { return false }
            return reader.isAtEnd || readTabViews(into: &navigation, level: 0)
        }

        private mutating func readContainers(into navigation: inout StoredNavigation) -> Bool {
            guard let splitCount = reader.readNumber() else { return false }
            for _ in 0..<splitCount {
                if reader.isAtEnd { return false }
                navigation.splits.append(Split())
                guard readSplit(into: &navigation.splits[navigation.splits.count - 1]) else { return false }
            }
            guard let stackCount = reader.readNumber() else { return false }
            for _ in 0..<stackCount {
                if reader.isAtEnd { return false }
                navigation.stacks.append([])
                guard readStack(into: &navigation.stacks[navigation.stacks.count - 1]) else { return false }
            }
            return true
        }

        /// - Parameter level: how many tab views this one is in, of which there are never many.
        private mutating func readTabViews(into navigation: inout StoredNavigation, level: Int) -> Bool {
            guard level < StoredNavigation.tabLevels, let count = reader.readNumber(), level > 0 || count > 0 else {
                return false
            }
            for _ in 0..<count {
                if reader.isAtEnd { return false }
                navigation.tabViews.append(Tabs())
                guard readTabs(into: &navigation.tabViews[navigation.tabViews.count - 1], level: level) else {
                    return false
                }
            }
            return true
        }

        private mutating func readTabs(into tabs: inout Tabs, level: Int) -> Bool {
            guard readSelection(into: &tabs.selection), let count = reader.readNumber() else { return false }
            for _ in 0..<count {
                guard let tab = readValue() else { return false }
                tabs.parts.append(TabContents(tab: NavigationValue(stored: tab), contents: StoredNavigation()))
                let index = tabs.parts.count - 1
                guard readContainers(into: &tabs.parts[index].contents),
                    readTabViews(into: &tabs.parts[index].contents, level: level + 1)
                else { return false }
            }
            return true
        }

        private mutating func readSelection(into selection: inout NavigationValue?) -> Bool {
            switch reader.readByte() {
            case 0: selection = nil
            case 1:
                guard let value = readValue() else { return false }
                selection = NavigationValue(stored: value)
            default: return false
            }
            return true
        }

        private mutating func readSplit(into split: inout Split) -> Bool {
            guard let visibility = reader.readByte().flatMap(ColumnVisibility.init(storedByte:)) else { return false }
            split.visibility = visibility
            guard let column = reader.readByte() else { return false }
            if column > 0 {
                guard let known = SplitColumn(rawValue: Int(column) - 1) else { return false }
                split.compactColumn = known
            }
            guard let columnCount = reader.readNumber() else { return false }
            for _ in 0..<columnCount {
                guard let listCount = reader.readNumber() else { return false }
                split.selections.append([])
                for _ in 0..<listCount {
                    var selection: NavigationValue?
                    guard readSelection(into: &selection) else { return false }
                    split.selections[split.selections.count - 1].append(selection)
                }
            }
            return true
        }

        private mutating func readStack(into stack: inout [NavigationValue]) -> Bool {
            guard let count = reader.readNumber() else { return false }
            for _ in 0..<count {
                guard let value = readValue() else { return false }
                stack.append(NavigationValue(stored: value))
            }
            return true
        }

        private mutating func readValue() -> EncodedValue? {
            guard let number = reader.readNumber(), number <= UInt64(names.count) else { return nil }
            if number == UInt64(names.count) {
                guard let name = reader.readText() else { return nil }
                names.append(name)
            }
            guard let json = reader.readText() else { return nil }
            return EncodedValue(typeName: names[Int(number)], json: json)
        }
    }
}

extension ColumnVisibility {
    fileprivate var storedByte: UInt8 {
        switch self {
        case .automatic: 0
        case .all: 1
        case .doubleColumn: 2
        case .detailOnly: 3
        }
    }

    fileprivate init?(storedByte: UInt8) {
        switch storedByte {
        case 0: self = .automatic
        case 1: self = .all
        case 2: self = .doubleColumn
        case 3: self = .detailOnly
        default: return nil
        }
    }
}
