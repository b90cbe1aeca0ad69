/// A screen on which routes can be declared.
@MainActor
protocol RoutedScreen: EnclosingScreen {
    func add(_ route: any Route)

    func remove(_ route: any Route)
}
