import Foundation
import Testing

@testable import DpendKit

/// Project files that do not fit in a transcript: damaged ones, and settings that refer to each other.
struct ProjectReadingTests {
    private static func withFile<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "project-\(UUID().uuidString)/App.xcodeproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let file = folder.appendingPathComponent("project.pbxproj")
        try Data(bytes).write(to: file)
        return try body(file.path)
    }

    @Test(arguments: [
        "", "hello", "{", #"{"objects": {}}"#, "{ objects = (); rootObject = A; }",
        "{ objects = { A = (B); }; rootObject = A; }",
        "{ a = " + String(repeating: "(", count: 200) + "; }",
        "{ a = \"" + String(repeating: "(", count: 1_000) + "\"; /* ((( */ }",
        "{ objects = { A = {isa = PBXProject; }; }; rootObject = B; }",
    ])
    func damagedProjectIsAnErrorAtItsPath(text: String) throws {
        try Self.withFile(Array(text.utf8)) { path in
            let error = #expect(throws: InputError.self) { try XcodeProject(path: path) }
            #expect(error?.kind == .malformed)
            #expect(error?.location == path)
            #expect(error?.message == "this is not a valid Xcode project")
        }
    }

    /// The system's parser would take gigabytes, or overflow the stack.
    @Test(arguments: [
        (
            "bplist00" + String(repeating: "\u{1}", count: 200),
            "this is a binary property list, and dpend reads only text"
        ),
        ("{ a = " + String(repeating: "(", count: 100_000) + "; }", "arrays and dictionaries nest more than 256 deep"),
        (
            "{ a = " + String(repeating: "( /* ) */ ", count: 300) + "; }",
            "arrays and dictionaries nest more than 256 deep"
        ),
        (
            "<?xml version=\"1.0\"?><plist>" + String(repeating: "<array><!-- </array> -->", count: 300),
            "arrays and dictionaries nest more than 256 deep"
        ),
    ])
    func propertyListThatTakesTooMuchIsRefused(text: String, message: String) throws {
        try Self.withFile(Array(text.utf8)) { path in
            let error = #expect(throws: InputError.self) { try XcodeProject(path: path) }
            #expect(error?.message == message)
        }
    }

    /// Values that contain the names of others several times.
    @Test func attributesThatDoubleAreARemark() throws {
        func modules(_ count: Int) throws -> XcodeGenModules {
            let attributes = (0..<count).map { "      a\($0): '${a\($0 + 1)}${a\($0 + 1)}'\n" }.joined()
            let text =
                "targets:\n  App:\n    type: application\n    platform: iOS\n    templateAttributes:\n\(attributes)    sources: ['${a0}']\n"
            return try Self.withFile(Array(text.utf8)) { path in
                let folder = ProjectFolder.folder(of: ProjectFolder.folder(of: path))
                try FileManager.default.moveItem(atPath: path, toPath: "\(folder)/project.yml")
                return XcodeGenModules(ProjectFolder(of: folder), owned: PackageFiles(), known: [])
            }
        }
        #expect(try modules(8).remarks.isEmpty)
        #expect(
            try modules(64).remarks.count {
                $0.hasSuffix("the templates of 'App' make more text than dpend reads; dpend does not know this target")
            } == 1)
    }

    @Test func mergeConflictIsNamed() throws {
        try Self.withFile(Array("{\n<<<<<<< HEAD\n=======\n>>>>>>> theirs\n}".utf8)) { path in
            let error = #expect(throws: InputError.self) { try XcodeProject(path: path) }
            #expect(error?.message == "this Xcode project has the marks of a merge conflict")
        }
    }

    @Test func groupsThatContainEachOtherAndWrongKindsOfValuesEnd() throws {
        let text = """
            { objects = {
              R = {isa = PBXProject; mainGroup = G; targets = (T, R, X, (Y)); };
              G = {isa = PBXGroup; children = (H, G); sourceTree = "<group>"; };
              H = {isa = PBXGroup; children = (G); path = (a, b); sourceTree = {}; };
              T = {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; buildPhases = T; dependencies = (T);
                   buildConfigurationList = T; fileSystemSynchronizedGroups = (G); };
            }; rootObject = R; }
            """
        try Self.withFile(Array(text.utf8)) { path in
            let project = try XcodeProject(path: path)
            #expect(project.modules(ProjectFolder(of: ProjectFolder.folder(of: path)), owned: PackageFiles()).isEmpty)
        }
    }

    @Test func settingsReferToOthers() {
        let settings = XcodeBuildSettings(
            [
                [
                    "PRODUCT_MODULE_NAME": "$(PREFIX)_${PRODUCT_NAME:c99extidentifier}", "FLAGS": "own $(inherited)",
                    "A": "$(B)$(B)$(B)$(B)",
                ],
                [
                    "PREFIX": "Shop", "PRODUCT_NAME": "$(TARGET_NAME) 2", "FLAGS": "base", "B": "$(A)$(A)$(A)$(A)",
                    "SDKROOT": "auto",
                ],
                ["SUPPORTED_PLATFORMS": "macosx watchos"],
            ], targetName: "My App")
        #expect(settings["PRODUCT_MODULE_NAME"] == "Shop_My_App_2")
        #expect(settings["FLAGS"] == "own base")
        #expect(settings["A"] == "" || settings["A"] == nil)
        #expect(settings["UNKNOWN"] == nil)
        #expect(settings.platform == .macos)
    }

    @Test(arguments: [
        "Sources", "it's", "a\nb", "a: b #c", "null", "-", "\u{2028}", "a\"\\\u{1B}[0m", "é", "😀\u{202E}", "[x]",
        "true", "./a",
    ])
    func textsAreReadBack(text: String) throws {
        let file = try ConfigurationFile(
            path: ".dpend.yml",
            text:
                "targets:\n  ? \(YAMLText.scalar(text + "."))\n  : inputs: [\(YAMLText.scalar(text))] # \(YAMLText.comment(text))\n"
        )
        #expect(file.targets.map(\.name) == [text + "."])
        #expect(file.targets.first?.settings.inputs?.count == 1)
    }

    @Test func folderStandsForItsFilesWhereItCan() {
        let all = [
            "App/A.swift", "App/B.swift", "App/Shared/C.swift", "App/Shared/D.swift", "Kit/E.swift", "Kit/F.swift",
        ]
        let cover = InputCover(all)
        #expect(
            cover.cover(["App/Shared/C.swift", "App/Shared/D.swift", "Kit/E.swift"], roots: []).inputs == [
                "App/Shared", "Kit/E.swift",
            ])
        let app = cover.cover(["App/A.swift", "App/B.swift", "App/Shared/C.swift"], roots: ["App"])
        #expect(app == InputCover.Chosen(inputs: ["App"], excludes: ["App/Shared/D.swift"]))
    }
}
