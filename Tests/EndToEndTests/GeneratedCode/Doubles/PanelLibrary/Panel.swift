import BackendLibrary

protocol Theme { var name: String { get } }
final class ThemeImpl: Theme { let name = "dark" }

/// Nothing that this library sees provides the accounts.
public protocol Accounts { func name() -> String }

final class VisitsImpl {
    var count = 0
}
final class PanelModelImpl {
    private let (panels, dates, accounts, theme): (any Panels, any Dates, any Accounts, any Theme)
    private let listing: any Listing<Panel>
    private let visits: VisitsImpl
    private let number: Int
    init(panels: any Panels, dates: any Dates, accounts: any Accounts, theme: any Theme, listing: any Listing<Panel>, visits: VisitsImpl, number: Int) {
        (self.panels, self.dates, self.accounts, self.theme) = (panels, dates, accounts, theme)
        (self.listing, self.visits, self.number) = (listing, visits, number)
    }
    func text() async throws -> String {
        visits.count += 1
        let title = try await panels.panel(number).title
        return "\(title) \(dates.today()) \(accounts.name()) \(theme.name) \(listing.all().count) \(visits.count)"
    }
}

/// The text that a preview of the library shows. In a release build there are no doubles.
public func previewedPanel() async throws -> String {
    #if DEBUG
    let panels = PanelLibraryDoubles.PanelsStub()
    panels.panelStub.handler = { Panel(title: "panel \($0)") }
    let doubles = PanelLibraryDoubles(panels: panels)
    _ = try await doubles.panelModelImpl(number: 6).text()
    return try await doubles.panelModelImpl(number: 7).text()
    #else
    return ""
    #endif
}
