import Foundation

extension AttributeScopes {
    /// The styles that an attributed string can have.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The styles that an attributed string can have.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text. It has no effect.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The additional space between letters, in points.
        public let kern: KerningAttribute
        /// The additional space between letters, in points.
        public let tracking: TrackingAttribute
        /// The offset of the text above its baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// What the words are meant to be. Markdown sets it.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Font
            /// The name of the attribute.
            public static let name = "SwiftUI.Font"
        }

        /// The color of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The color behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The additional space between letters.
        public enum KerningAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.Kern"
        }

        /// The additional space between letters.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.Tracking"
        }

        /// The offset of the text above its baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.BaselineOffset"
        }

        /// What the words are meant to be.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = InlinePresentationIntent
            /// The name of the attribute.
            public static let name = "NSInlinePresentationIntent"
        }
    }
}

extension AttributeDynamicLookup {
    /// An attribute of SwiftUI by its name, as in `text.foregroundColor`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}
