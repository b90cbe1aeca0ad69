import SwiftUI

struct CountryView: View {
    let country: Country?

    var body: some View {
        if let country {
            List(country.cities, id: \.self) { city in
                NavigationLink(city, value: city)
            }
            .navigationTitle(country.id)
            .navigationDestination(for: String.self) { city in
                Text("Welcome to \(city)")
                    .navigationTitle(city)
            }
        } else {
            Text("Select a country")
        }
    }
}
