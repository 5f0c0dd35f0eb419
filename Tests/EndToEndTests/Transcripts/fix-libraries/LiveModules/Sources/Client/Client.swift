import Dependencies

public protocol Client: Sendable {}
public protocol Uploader: Sendable {}
public protocol Mailer: Sendable {}

public enum ClientKey: TestDependencyKey {
    public static let testValue: any Client = TestClient()
}
// Only this module sees it.
enum UploaderKey: TestDependencyKey {
    static let testValue: any Uploader = TestUploader()
}
public enum MailerKey: TestDependencyKey {
    public static let testValue: any Mailer = TestMailer()
}
struct TestMailer: Mailer {}
struct TestClient: Client {}
struct TestUploader: Uploader {}

extension DependencyValues {
    public var client: any Client {
        get { self[ClientKey.self] }
        set { self[ClientKey.self] = newValue }
    }
    public var mailer: any Mailer {
        get { self[MailerKey.self] }
        set { self[MailerKey.self] = newValue }
    }
    public var uploader: any Uploader {
        get { self[UploaderKey.self] }
        set { self[UploaderKey.self] = newValue }
    }
}
