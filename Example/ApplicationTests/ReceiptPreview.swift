#if canImport(SwiftUI)
    import SwiftUI

    @testable import ExampleApplication

    struct ReceiptView: View {
        let receipt: ReceiptVM

        var body: some View {
            List {
                Text(receipt.title)
                ForEach(receipt.lines, id: \.text) { Text($0.text) }
            }
        }
    }

    #Preview {
        let module = ExampleApplicationModule { $0.menuTaggedDinner { SoupMenu() } }
        ReceiptView(receipt: module.receiptVMFactory.create(SoupMenu()))
    }
#endif
