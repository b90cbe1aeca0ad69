import SwiftUI

struct CountryView: View {
    let country: Country?

    var body: some View {
        if let country {
            List(country.cities, id: \.self) { city in
                Text(city)
            }
            .navigationTitle(country.id)
        } else {
            Text("Select a country")
        }
    }
}
