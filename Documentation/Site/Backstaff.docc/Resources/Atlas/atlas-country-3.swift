import SwiftUI

struct CountryView: View {
    let country: Country?
    @SceneStorage("home") private var home = ""

    var body: some View {
        if let country {
            List(country.cities, id: \.self) { city in
                NavigationLink(city, value: city)
            }
            .navigationTitle(country.id)
            .navigationDestination(for: String.self) { city in
                VStack {
                    Text("Welcome to \(city)")
                    Button(city == home ? "Your Home" : "Make Home") { home = city }
                }
                .navigationTitle(city)
            }
        } else {
            Text("Select a country")
        }
    }
}
