/// A screen that routes can be declared on.
@MainActor
protocol RoutedScreen: EnclosingScreen {
    func add(_ route: any Route)

    func remove(_ route: any Route)
}
