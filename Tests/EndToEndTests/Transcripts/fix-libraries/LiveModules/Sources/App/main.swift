import Client
import Dependencies

struct Model {
    @Dependency(\.client) var client
    @Dependency(\.mailer) var mailer
    @Dependency(\.uploader) var uploader
}
_ = Model()
