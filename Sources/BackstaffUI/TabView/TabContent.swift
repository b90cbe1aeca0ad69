import BackstaffGraph

/// The content of a ``TabView`` that consists of ``Tab``s.
///
/// Conforming types provide a ``body``. It runs when the tabs are listed, and again when a value that it reads changes.
/// Unlike in SwiftUI, your own types can't hold state or read the environment.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the tabs' values and the selection.
    associatedtype TabValue: Hashable

    /// The type of ``TabContent/body-swift.property``.
    associatedtype Body: TabContent where Body.TabValue == TabValue

    /// The tabs.
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

    /// Lists the tabs. Apps don't call or implement this method.
    @MainActor static func _listTabs(of content: Self, in list: inout _TabList)
}

extension TabContent {
    public static func _listTabs(of content: Self, in list: inout _TabList) {
        Body._listTabs(of: content.body, in: &list)
    }
}

/// Content that lists its tabs itself.
@MainActor @preconcurrency
package protocol PrimitiveTabContent: TabContent where Body == Self {}

extension PrimitiveTabContent {
    /// The content itself.
    public var body: Self { self }
}

/// A result builder that combines the tabs of a ``TabView``.
@MainActor @preconcurrency
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// Returns a tab unchanged.
    public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue {
        content
    }

    /// Returns the first part of a block.
    public static func buildPartialBlock<Content: TabContent>(first: Content) -> Content
    where Content.TabValue == TabValue {
        first
    }

    /// Adds a part to a block.
    public static func buildPartialBlock<First: TabContent, Second: TabContent>(
        accumulated: First, next: Second
    ) -> TabContentPair<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
        TabContentPair(first: accumulated, second: next)
    }

    /// Returns tabs that may be absent, for `if` without `else`.
    public static func buildOptional<Content: TabContent>(_ content: Content?) -> OptionalTabContent<Content>
    where Content.TabValue == TabValue {
        OptionalTabContent(content: content)
    }

    /// Returns the tabs of `if`.
    public static func buildEither<First: TabContent, Second: TabContent>(
        first: First
    ) -> ConditionalTabContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
        ConditionalTabContent(first: first, second: nil)
    }

    /// Returns the tabs of `else`.
    public static func buildEither<First: TabContent, Second: TabContent>(
        second: Second
    ) -> ConditionalTabContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
        ConditionalTabContent(first: nil, second: second)
    }

    /// Returns tabs that are only in some versions of a platform. Here all are available.
    public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue {
        content
    }

    /// The tabs of a ``TabView``, as a view.
    public struct Content<Tabs: TabContent>: View where Tabs.TabValue == TabValue {
        let tabs: Tabs
    }
}

extension TabContentBuilder.Content: PrimitiveView, TabListing {
    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        _Node(under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {}

    public static func _inspect(_ inspection: inout _TypeInspection) {}

    func listTabs(in list: inout _TabList) { Tabs._listTabs(of: tabs, in: &list) }
}

/// Two pieces of tab content, one after the other.
public struct TabContentPair<First: TabContent, Second: TabContent>: PrimitiveTabContent
where First.TabValue == Second.TabValue {
    public typealias TabValue = First.TabValue
    fileprivate let first: First
    fileprivate let second: Second

    public static func _listTabs(of content: Self, in list: inout _TabList) {
        list.nest(0) { First._listTabs(of: content.first, in: &$0) }
        list.nest(1) { Second._listTabs(of: content.second, in: &$0) }
    }
}

/// Tab content that may be absent.
public struct OptionalTabContent<Content: TabContent>: PrimitiveTabContent {
    public typealias TabValue = Content.TabValue
    fileprivate let content: Content?

    public static func _listTabs(of content: Self, in list: inout _TabList) {
        if let content = content.content { Content._listTabs(of: content, in: &list) }
    }
}

/// Tab content that is one of two kinds.
public struct ConditionalTabContent<First: TabContent, Second: TabContent>: PrimitiveTabContent
where First.TabValue == Second.TabValue {
    public typealias TabValue = First.TabValue
    fileprivate let first: First?
    fileprivate let second: Second?

    public static func _listTabs(of content: Self, in list: inout _TabList) {
        if let first = content.first { list.nest(0) { First._listTabs(of: first, in: &$0) } }
        if let second = content.second { list.nest(1) { Second._listTabs(of: second, in: &$0) } }
    }
}

/// One or more tabs for each element of a collection.
public struct ForEachTabs<Data: RandomAccessCollection, ID: Hashable, Content: TabContent>: PrimitiveTabContent {
    public typealias TabValue = Content.TabValue
    fileprivate let content: ForEach<Data, ID, Content>

    public static func _listTabs(of content: Self, in list: inout _TabList) {
        for element in content.content.data {
            list.nest(content.content.id(element)) {
                Content._listTabs(of: content.content.content(element), in: &$0)
            }
        }
    }
}

extension ForEach {
    /// Creates tabs for each element, identified by the element itself.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: The tabs of an element.
    ///   - fileID: The source file, for reports.
    ///   - line: The source line, for reports.
    @_disfavoredOverload
    public init<V: Hashable, Tabs: TabContent>(
        _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Tabs,
        fileID: StaticString = #fileID, line: UInt = #line
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == TabRow<Tabs, Never>, Tabs.TabValue == V {
        self.init(data: data, id: { $0.id }, content: { TabRow(tabs: content($0)) }, fileID: fileID, line: line)
    }

    /// Creates tabs for each element, identified by the value at a key path.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to an element's identifier.
    ///   - content: The tabs of an element.
    ///   - fileID: The source file, for reports.
    ///   - line: The source line, for reports.
    @_disfavoredOverload
    public init<V: Hashable, Tabs: TabContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Tabs,
        fileID: StaticString = #fileID, line: UInt = #line
    ) where Content == TabRow<Tabs, Never>, Tabs.TabValue == V {
        self.init(
            data: data, id: { $0[keyPath: id] }, content: { TabRow(tabs: content($0)) }, fileID: fileID, line: line)
    }
}

extension Group {
    /// Groups the tabs of `content`.
    ///
    /// - Parameter content: The tabs.
    public init<V: Hashable, Tabs: TabContent>(@TabContentBuilder<V> content: () -> Tabs)
    where Content == TabRow<Tabs, Never>, Tabs.TabValue == V {
        self.init(content: TabRow(tabs: content()))
    }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = ForEachTabs<Data, ID, Content>

    /// The tabs of the elements.
    public var body: ForEachTabs<Data, ID, Content> { ForEachTabs(content: self) }
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = Content

    /// The tabs of the group.
    public var body: Content { content }
}
