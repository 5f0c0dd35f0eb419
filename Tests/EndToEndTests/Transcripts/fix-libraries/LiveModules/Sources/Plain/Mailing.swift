import Client

// No file of this target imports the library.
final class PlainMailer: Mailer {}
