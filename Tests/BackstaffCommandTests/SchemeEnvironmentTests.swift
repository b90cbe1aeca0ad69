import Foundation
import Testing

@testable import BackstaffCommand

@Suite("Environment variables of an Xcode scheme")
struct SchemeEnvironmentTests {
    private func scheme(running target: String, _ variables: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme version = "1.3">
           <TestAction>
              <EnvironmentVariables>
                 <EnvironmentVariable key = "OF_TESTS" value = "1" isEnabled = "YES"> </EnvironmentVariable>
              </EnvironmentVariables>
           </TestAction>
           <LaunchAction buildConfiguration = "Debug">
              <BuildableReference
                 BuildableName = "\(target).app"
                 BlueprintName = "\(target)">
              </BuildableReference>
              <EnvironmentVariables>
                 \(variables)
              </EnvironmentVariables>
           </LaunchAction>
        </Scheme>
        """
    }

    private func variable(_ name: String, _ value: String, isEnabled: Bool = true) -> String {
        """
        <EnvironmentVariable
           key = "\(name)"
           value = "\(value)"
           isEnabled = "\(isEnabled ? "YES" : "NO")">
        </EnvironmentVariable>
        """
    }

    @Test("M05 the variables with which the scheme runs the app count, if they are switched on")
    func variables() {
        let text = scheme(
            running: "Shop",
            variable("api_url", "http://localhost?a=1&amp;b=&quot;2&quot;") + variable("OFF", "1", isEnabled: false)
                + variable("EMPTY", "") + variable("A=B", "1"))
        #expect(
            SchemeEnvironment.variables(of: text, running: "Shop") == [
                "api_url": "http://localhost?a=1&b=\"2\"", "EMPTY": "",
            ])
        #expect(SchemeEnvironment.variables(of: text, running: "Other") == nil)
        #expect(SchemeEnvironment.variables(of: "<LaunchAction BlueprintName = \"Shop\">", running: "Shop") == nil)
    }

    @Test("M05 of several schemes that run the app, the one with its name counts, and otherwise the first")
    func choice() throws {
        let schemes = "Shop.xcodeproj/xcshareddata/xcschemes/"
        let scratch = try Scratch([
            schemes + "A.xcscheme": scheme(running: "Shop", variable("from", "A")),
            schemes + "Shop.xcscheme": scheme(running: "Shop", variable("from", "Shop")),
            schemes + "Tour.xcscheme": scheme(running: "Tour", variable("from", "Tour")),
        ])
        let project = scratch.path + "/Shop.xcodeproj"
        #expect(SchemeEnvironment.variables(in: project, running: "Shop") == ["from": "Shop"])
        #expect(SchemeEnvironment.variables(in: project, running: "Tour") == ["from": "Tour"])
        try FileManager.default.removeItem(atPath: project + "/xcshareddata/xcschemes/Shop.xcscheme")
        #expect(SchemeEnvironment.variables(in: project, running: "Shop") == ["from": "A"])
        #expect(SchemeEnvironment.variables(in: scratch.path + "/None.xcodeproj", running: "Shop") == [:])
    }

    @Test("M05 a project's app has the variables, except those that are set already")
    func project() throws {
        let contents = """
            {objects = {
                P = {isa = PBXProject; targets = (T, ); };
                T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; };
            }; rootObject = P; }
            """
        let scratch = try Scratch([
            "Shop/App.swift": "@main struct App {}", "Shop.xcodeproj/project.pbxproj": contents,
            "Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme": scheme(
                running: "Shop", variable("BACKSTAFF_TEST_HARBOUR", "north") + variable("PATH", "/nowhere")),
        ])
        let folder = try SourceFolder.find(at: scratch.path + "/Shop")
        #expect(folder.project?.environment["PATH"] == "/nowhere")
        #expect(AppBundle(folder: folder, cache: "/c").environment == ["BACKSTAFF_TEST_HARBOUR": "north"])
    }
}
