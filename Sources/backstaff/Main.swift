import BackstaffCommand

@main
enum Main {
    static func main() async {
        await BackstaffTool.main()
    }
}
