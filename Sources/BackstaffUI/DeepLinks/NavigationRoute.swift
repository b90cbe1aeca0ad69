import BackstaffGraph
import BackstaffNavigation

// Routes between values and URLs.
//
// SwiftUI has no counterpart. An app there parses URLs in `onOpenURL`, and can't show a URL of its own.

extension View {
    /// Declares how values of a type are printed to the scene's URL and read from it.
    ///
    /// Declare a route once, next to the destination for the same values, or on the list that selects them:
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
    /// The browser then shows `/dessert/recipes/12` while that recipe is on screen. A user who opens that address
    /// sees the recipe, with all screens below it to go back to. The app needs nothing else. It can still write its
    /// selection and its path, and the address follows them.
    ///
    /// ## How an address is printed
    ///
    /// First come the selections of lists in the columns of split views, in reading order, and then the values on the
    /// stacks, from the root upwards. Each adds the segments of its route. The first value without a route ends the
    /// address, so nothing above it can be linked to. A list in a detail column is skipped unless it has a route.
    ///
    /// The segments of a pattern are literals or parameters. A parameter begins with a colon. Texts are percent-encoded
    /// where necessary, so a parameter can contain any text.
    ///
    /// ## Which route is used
    ///
    /// A route applies to the selections of lists on the same screen, and to the values on the screens above it. If
    /// there are several for one type, the nearest one below counts, as for destinations. So a type can be printed
    /// differently further up. For example, the root of a stack declares `packages/:name`, and the view for a package
    /// declares `depends/:name`. The address of the libc that curl depends on is then `/packages/curl/depends/libc6`. A
    /// route that is declared around stacks and split views applies to all of them.
    ///
    /// A screen can have several routes for one type. The first that can print a value is used. All are read, so links
    /// of an earlier version still work. Two patterns with the same literals at the same positions are ambiguous. This
    /// is reported with both source locations, and the first is used.
    ///
    /// ## How an address is opened
    ///
    /// Routes are matched with the beginning of the remaining segments. The longest match whose values can be read is
    /// used. If two are equally long, a literal is preferred to a parameter. Selections and paths are then written
    /// together through their bindings, and each path is written as a whole. Covered screens aren't shown on the way.
    ///
    /// A link to a value has the address of what it shows, so a user can open it in a new tab, copy it or bookmark
    /// it. Rows that are selected by a tap aren't links, and have no address.
    ///
    /// If no route can read the end of an address, the part that was read is shown, and the whole address is passed to
    /// ``View/onOpenURL(perform:)``. If no route can read its beginning, nothing changes and the address is passed on
    /// as well.
    ///
    /// - Parameters:
    ///   - pattern: The pattern of a value, for example `recipes/:id`. It must have one parameter.
    ///   - type: The type of the values. The parameter is the description of a value, from which the value is created
    ///     again.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public func navigationRoute<Value: Hashable & LosslessStringConvertible>(
        _ pattern: String, for type: Value.Type, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            RouteModifier<Value>(
                pattern: pattern, parameterCount: 1, print: { [$0.description] },
                parse: { $0.first.flatMap { Value($0) } }, fileID: fileID, line: line))
    }

    /// Declares how values of a type are printed to the scene's URL and read from it, by their raw values.
    ///
    /// The overload for `LosslessStringConvertible` types explains routes.
    ///
    /// - Parameters:
    ///   - pattern: The pattern of a value, for example `recipes/:id`. It must have one parameter.
    ///   - type: The type of the values. The parameter is the raw value.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @_disfavoredOverload  // A type that fits both overloads uses the one with the description.
    public func navigationRoute<Value: Hashable & RawRepresentable>(
        _ pattern: String, for type: Value.Type, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View where Value.RawValue: LosslessStringConvertible {
        modifier(
            RouteModifier<Value>(
                pattern: pattern, parameterCount: 1, print: { [$0.rawValue.description] },
                parse: { $0.first.flatMap { Value.RawValue($0) }.flatMap { Value(rawValue: $0) } }, fileID: fileID,
                line: line))
    }

    /// Declares how values of a type are printed to the scene's URL and read from it, by parameters.
    ///
    /// ```swift
    /// .navigationRoute("recipes/:id/steps/:step", for: Step.self) { ($0.recipeID, $0.number) } parse: { id, number in
    ///     model[id]?.steps[number]
    /// }
    /// ```
    ///
    /// A type with several cases has a route for each case:
    ///
    /// ```swift
    /// .navigationRoute("settings", for: Screen.self) { $0 == .settings ? () : nil } parse: { .settings }
    /// .navigationRoute("recipes/:id", for: Screen.self) { $0.recipeID } parse: { .recipe($0) }
    /// ```
    ///
    /// The overload for `LosslessStringConvertible` types explains routes.
    ///
    /// - Parameters:
    ///   - pattern: The pattern of a value. It must have as many parameters as the closures.
    ///   - type: The type of the values.
    ///   - print: Returns the parameters for a value, in the order of the pattern, or `nil` if the route isn't for this
    ///     value.
    ///   - parse: Returns the value for parameters, or `nil` if there is none. The parameters come from outside, so the
    ///     closure must not trust them.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
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
