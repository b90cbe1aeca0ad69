// The binary format of stored navigation.
//
//     version 1 │ url │ splits: count, each │ stacks: count, each │ tab views, if there are any: count, each
//                       ├ visibility          └ count of values, each
//                       ├ compact column        ├ type: its number in the table, and after a new number its name
//                       └ columns: count, each  └ JSON
//                         └ lists: count, each: 0, or 1 and a value
//
// A tab view is 0, or 1 and the value of its selected tab. Then comes the count of tabs. Each tab is a value, followed
// by its splits, stacks and tab views.
//
// Integers have variable length. Texts have their length in front. A type's name is written only at its first
// occurrence.

extension StoredNavigation {
    private static let version: UInt8 = 1

    /// The largest depth of nested tab views that is decoded.
    private static let tabLevels = 8

    /// Encodes the state, without values above the first in each stack that isn't `Codable`.
    ///
    /// If the result is too long, the topmost values of the longest stacks are removed until it fits. If that isn't
    /// enough, the contents of tabs are removed instead.
    ///
    /// - Parameter limit: The largest number of bytes.
    /// - Returns: The bytes, or `nil` if there are too many even without paths and tabs.
    package func encoded(limit: Int = StorageLimits.navigation) -> [UInt8]? {
        let encoder = Encoder(self)
        if encoder.bytes.count <= limit { return encoder.bytes }
        var shorter = self
        while let longest = shorter.stacks.indices.max(by: { shorter.stacks[$0].count < shorter.stacks[$1].count }),
            !shorter.stacks[longest].isEmpty
        {
            // Half of the stack is removed each time, because the size of a value isn't known before it is encoded.
            shorter.stacks[longest].removeLast((shorter.stacks[longest].count + 1) / 2)
            let bytes = Encoder(shorter).bytes
            if bytes.count <= limit { return bytes }
        }
        if shorter.tabViews.allSatisfy(\.parts.isEmpty) { return nil }
        // The contents of tabs are dropped first. The selected tab is kept.
        shorter.tabViews = tabViews.map { Tabs(selection: $0.selection) }
        shorter.stacks = stacks
        return shorter.encoded(limit: limit)
    }

    /// Decodes as much of a state as can be read.
    ///
    /// - Parameters:
    ///   - bytes: The bytes, which come from outside.
    ///   - isWhole: Set to `true` if all bytes could be read, or else to `false`.
    /// - Returns: `nil` if the version is missing or unknown.
    package init?(decoding bytes: some Sequence<UInt8>, isWhole: inout Bool) {
        var decoder = Decoder(bytes)
        isWhole = false
        guard decoder.reader.readByte() == Self.version else { return nil }
        self.init()
        isWhole = decoder.read(into: &self) && decoder.reader.isAtEnd
    }

    /// Decodes as much of a state as can be read. The result is `nil` if the version is missing or unknown.
    package init?(decoding bytes: some Sequence<UInt8>) {
        var isWhole = false
        self.init(decoding: bytes, isWhole: &isWhole)
    }

    /// Encodes a state. Type names are numbered in the order of their first occurrence.
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

        /// Writes whether there is a value, and then the value.
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

        /// The encoded value, or `nil` if it can't be encoded. Debug builds report this once for each type.
        private func encoded(_ value: NavigationValue) -> EncodedValue? {
            let encoded = value.encoded()
            #if DEBUG
                if encoded == nil {
                    Diagnostics.report(
                        .valueNotKept,
                        """
                        Values of type “\(value.type)” are not Codable: paths end below them, and selections of them are empty, \
                        when the page is loaded again or the server restarts. Make the type Codable, or let the app restore the \
                        values itself, for example with ids in @SceneStorage.
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

    /// Decodes a state. Each method returns whether its part could be read completely. What was read before an error is
    /// kept.
    ///
    /// If the end was cut off, a count can be larger than the number of parts that follow. Therefore no memory is
    /// reserved for it.
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

        /// - Parameter level: The number of enclosing tab views. It is limited, so that hostile input can't exhaust the
        ///   call stack.
        private mutating func readTabViews(into navigation: inout StoredNavigation, level: Int) -> Bool {
            guard let count = reader.readNumber(), level > 0 || count > 0 else { return false }
            // Below the last level, every tab says that it has no tab views.
            if count > 0, level >= StoredNavigation.tabLevels { return false }
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
