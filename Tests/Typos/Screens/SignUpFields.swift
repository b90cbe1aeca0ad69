import SwiftUI

struct SignUpFields: View {
    enum Field: Hashable { case name, mail, password, code }
    enum Strength: Int { case weak, fair, strong }

    @State private var name = ""
    @State private var mail = ""
    @State private var password = ""
    @State private var code: Int?
    @State private var accepts = false
    @State private var isHidden = true
    @State private var message: String?
    @FocusState private var field: Field?

    private var strength: Strength {
        password.count > 12 ? .strong : password.count > 7 ? .fair : .weak
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 18) {
                Image(systemName: "person.crop.circle.badge.plus")
                    .resizable()
                    .scaledToFit()
                    .frame(width: 80)
                    .symbolRenderingMode(.hierarchical)
                Group {
                    TextField("Name", text: $name)
                        .focused($field, equals: .name)
                        .submitLabel(.next)
                        .onSubmit { field = .mail }
                    TextField("Mail", text: $mail)
                        .focused($field, equals: .mail)
                        .keyboardType(.emailAddress)
                        .autocorrectionDisabled()
                    HStack {
                        if isHidden {
                            SecureField("Password", text: $password).focused($field, equals: .password)
                        } else {
                            TextField("Password", text: $password).focused($field, equals: .password)
                        }
                        Button {
                            isHidden.toggle()
                        } label: {
                            Image(systemName: isHidden ? "eye" : "eye.slash")
                        }
                    }
                    TextField("Code", value: $code, format: .number, prompt: Text("6 digits"))
                        .focused($field, equals: .code)
                }
                .padding(12)
                .background(RoundedRectangle(cornerRadius: 10).stroke(.gray.opacity(0.4)))
                HStack(spacing: 4) {
                    ForEach(0..<3) { step in
                        Capsule()
                            .fill(step <= strength.rawValue ? Color.green : Color.gray.opacity(0.3))
                            .frame(height: 6)
                    }
                }
                .animation(.default, value: strength)
                if let message {
                    Text(message)
                        .font(.footnote)
                        .foregroundStyle(.red)
                        .transition(.move(edge: .top).combined(with: .opacity))
                }
                Toggle(isOn: $accepts) {
                    Text("I accept the [terms](https://example.com).").font(.footnote)
                }
                Button(action: send) {
                    Text("Sign up").bold().frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .disabled(!accepts || name.isEmpty || strength == .weak)
            }
            .padding(24)
        }
        .scrollDismissesKeyboard(.interactively)
        .defaultFocus($field, .name)
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") { field = nil }
            }
        }
        .onChange(of: mail) { message = nil }
    }

    private func send() {
        withAnimation { message = mail.contains("@") ? nil : "The address isn't complete." }
    }
}
