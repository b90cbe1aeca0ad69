import SwiftUI

struct Profile {
    var name = ""
    var email = ""
    var birthday = Date()
    var wantsMail = false
    var level = 1
    var color = Color.blue
}

struct ProfileForm: View {
    @State private var profile = Profile()
    @State private var password = ""
    @State private var showsHelp = false
    @FocusState private var isEditing: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            Section("Person") {
                TextField("Name", text: $profile.name)
                    .textContentType(.name)
                    .focused($isEditing)
                TextField("Mail", text: $profile.email)
                    .keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never)
                SecureField("Password", text: $password)
                DatePicker("Birthday", selection: $profile.birthday, displayedComponents: .date)
            }
            Section {
                Toggle("Mail me", isOn: $profile.wantsMail)
                if profile.wantsMail {
                    Stepper("Level \(profile.level)", value: $profile.level, in: 1...5)
                    Slider(value: .constant(0.5), in: 0...1) {
                        Text("Volume")
                    }
                }
                ColorPicker("Color", selection: $profile.color)
            } header: {
                Label("Contact", systemImage: "envelope")
            } footer: {
                Text("You get \(profile.level) mails a day.")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            Section {
                Button("Save") { dismiss() }
                    .disabled(profile.name.isEmpty || password.count < 8)
                    .frame(maxWidth: .infinity)
                Button("Delete", role: .destructive) { showsHelp = true }
            }
        }
        .navigationTitle("Profile")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") { isEditing = false }
            }
        }
        .confirmationDialog("Delete?", isPresented: $showsHelp, titleVisibility: .visible) {
            Button("Delete", role: .destructive) { dismiss() }
            Button("Keep", role: .cancel) {}
        } message: {
            Text("This can't be undone.")
        }
    }
}
