import SwiftUI

struct Message: Identifiable {
    let id = UUID()
    var author: String
    var words: String
    var date: Date
    var isMine: Bool
}

struct ChatScreen: View {
    @State private var messages: [Message] = []
    @State private var draft = ""
    @State private var isSending = false
    let title: String

    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 8) {
                        ForEach(messages) { message in
                            HStack(alignment: .bottom) {
                                if message.isMine { Spacer(minLength: 40) }
                                VStack(alignment: message.isMine ? .trailing : .leading) {
                                    Text(message.author)
                                        .font(.caption.bold())
                                        .foregroundStyle(.secondary)
                                    Text(message.words)
                                        .padding(10)
                                        .background(message.isMine ? Color.blue : Color.gray)
                                        .clipShape(RoundedRectangle(cornerRadius: 12))
                                    Text(message.date, style: .time).font(.caption2)
                                }
                                if !message.isMine { Spacer(minLength: 40) }
                            }
                            .id(message.id)
                            .transition(.opacity)
                        }
                    }
                    .padding(.horizontal)
                }
                .onChange(of: messages.count) { _, _ in
                    withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
                }
            }
            Divider()
            HStack {
                TextField("Message", text: $draft, axis: .vertical)
                    .textFieldStyle(.roundedBorder)
                    .lineLimit(1...4)
                Button {
                    send()
                } label: {
                    Image(systemName: "paperplane.fill")
                        .rotationEffect(.degrees(isSending ? 45 : 0))
                        .animation(.easeInOut(duration: 0.2), value: isSending)
                }
                .buttonStyle(.borderedProminent)
                .disabled(draft.isEmpty)
            }
            .padding()
            .background(.regularMaterial)
        }
        .navigationTitle(title)
        .onAppear { isSending = false }
    }

    private func send() {
        messages.append(Message(author: "Me", words: draft, date: .now, isMine: true))
        draft = ""
    }
}
