import BackstaffGraph
import BackstaffNavigation

// How values are written in URLs.
//
// SwiftUI has nothing of the kind: there an app takes URLs apart in `onOpenURL` and can't show any.

extension View {
    /// Says how values of a type are written in the URL of the scene, and read from it.
    ///
    /// A route is declared once, beside the destination for the same values, or on the list that selects them:
    ///
    /// ```swift
    /// NavigationSplitView {
    ///     List(Cuisine.allCases, selection: $cuisine) { Text($0.name) }
    ///         .navigationRoute(":cuisine", for: Cuisine.self)
    /// } detail: {
    ///     NavigationStack(path: $path) {
    ///         RecipeGrid(cuisine: cuisine)
    ///             .navigationDestination(for: Recipe.self) { RecipeDetail(recipe: $0) }
    ///             .navigationRoute("recipes/:id", for: Recipe.self) { $0.id } parse: { id in model[id] }
    ///     }
    /// }
    /// ```
    ///
    /// From then on the browser shows `/dessert/recipes/12` when that recipe is on screen, and whoever opens that address
    /// finds it there, with everything below it to go back to. The app does nothing more about it, and can go on writing
    /// its selection and its path: both are the truth, and the address follows.
    ///
    /// ## How the address is made
    ///
    /// What the lists in the columns of split views have selected comes first, in reading order, then the values on the
    /// stacks, from the root upwards. Each adds the segments of its route. The first value without a route ends the
    /// address: what stands above it can't be linked to. Lists in a detail column lead nowhere, and are passed over unless
    /// there is a route for them.
    ///
    /// A pattern's segments are literals, or parameters, which begin with a colon. Texts are percent-encoded as far as
    /// they have to be; every text can stand in a parameter.
    ///
    /// ## Which route counts
    ///
    /// A route serves what is selected by lists on the same screen, and the values on the screens above that one. Of
    /// several for one type the nearest below counts, as for destinations. So a type can be written in another way
    /// further up: with `packages/:name` on the root of a stack, and `depends/:name` on the view that shows a package, the
    /// libc that curl depends on is at `/packages/curl/depends/libc6`. Declared around stacks and split views, a route
    /// serves all of them.
    ///
    /// A screen can have several routes for one type. The first that can print a value does. All are read, so that links
    /// of an earlier version go on to work. Two patterns with the same literals at the same places can't be told apart:
    /// that is reported, with both places, and the first is used.
    ///
    /// ## How an address is opened
    ///
    /// Of the segments that are left the longest run is taken that a pattern matches and whose values can be read; where
    /// two are equally long a literal counts for more than a parameter. Selections and paths are then written together
    /// through their bindings, whole paths at once. Covered screens aren't shown on the way.
    ///
    /// A link to a value has the address of what it shows, so that it can be opened in a new tab, copied and bookmarked. Rows
    /// that are selected by a tap are no links, and have none.
    ///
    /// An address that ends with what no route can read shows what could be read, and is handed whole to
    /// ``View/onOpenURL(perform:)``. One that begins with it changes nothing.
    ///
    /// - Parameters:
    ///   - pattern: How a value is written: `recipes/:id`. It must have one parameter.
    ///   - type: The type of the values. Their description is the parameter, and they are made from it again.
    ///   - fileID: The place that reports name.
    ///   - line: The place that reports name.
    public func navigationRoute<Value: Hashable & LosslessStringConvertible>(
        _ pattern: String, for type: Value.Type, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            RouteModifier<Value>(
                pattern: pattern, parameterCount: 1, print: { [$0.description] },
                parse: { $0.first.flatMap { Value($0) } }, fileID: fileID, line: line))
    }

    /// Says how values of a type are written in the URL of the scene, and read from it, by their raw values.
    ///
    /// The form for types that are `LosslessStringConvertible` explains routes.
    ///
    /// - Parameters:
    ///   - pattern: How a value is written: `recipes/:id`. It must have one parameter.
    ///   - type: The type of the values. Their raw value is the parameter.
    ///   - fileID: The place that reports name.
    ///   - line: The place that reports name.
    @_disfavoredOverload  // A type that has both forms is written by its description.
    public func navigationRoute<Value: Hashable & RawRepresentable>(
        _ pattern: String, for type: Value.Type, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View where Value.RawValue: LosslessStringConvertible {
        modifier(
            RouteModifier<Value>(
                pattern: pattern, parameterCount: 1, print: { [$0.rawValue.description] },
                parse: { $0.first.flatMap { Value.RawValue($0) }.flatMap { Value(rawValue: $0) } }, fileID: fileID,
                line: line))
    }

    /// Says how values of a type are written in the URL of the scene, and read from it, by parameters.
    ///
    /// ```swift
    /// .navigationRoute("recipes/:id/steps/:step", for: Step.self) { ($0.recipeID, $0.number) } parse: { id, number in
    ///     model[id]?.steps[number]
    /// }
    /// ```
    ///
    /// A type with several cases has a route for each:
    ///
    /// ```swift
    /// .navigationRoute("settings", for: Screen.self) { $0 == .settings ? () : nil } parse: { .settings }
    /// .navigationRoute("recipes/:id", for: Screen.self) { $0.recipeID } parse: { .recipe($0) }
    /// ```
    ///
    /// The form for types that are `LosslessStringConvertible` explains routes.
    ///
    /// - Parameters:
    ///   - pattern: How a value is written. It must have as many parameters as the closures.
    ///   - type: The type of the values.
    ///   - print: The parameters for a value, in the order of the pattern; `nil` if the value isn't written in this way.
    ///   - parse: The value for parameters; `nil` if there is none. It is given texts from outside, and must not trust
    ///     them.
    ///   - fileID: The place that reports name.
    ///   - line: The place that reports name.
    public func navigationRoute<Value: Hashable, each Parameter: LosslessStringConvertible>(
        _ pattern: String, for type: Value.Type, print: @escaping (Value) -> (repeat each Parameter)?,
        parse: @escaping (repeat each Parameter) -> Value?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            RouteModifier<Value>(
                pattern: pattern, parameterCount: RouteParameters.count(repeat (each Parameter).self),
                print: { RouteParameters.texts(of: print($0)) },
                parse: { texts in
                    guard let parameters = RouteParameters.values(from: texts, as: (repeat (each Parameter).self))
                    else { return nil }
                    return parse(repeat each parameters)
                },
                fileID: fileID, line: line))
    }
}
