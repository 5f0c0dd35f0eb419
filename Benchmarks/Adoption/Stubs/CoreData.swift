@_exported import AppleFoundation

public protocol NSFetchRequestResult: NSObjectProtocol {}
open class NSEntityDescription: NSObject {}
open class NSManagedObjectModel: NSObject {}
open class NSManagedObjectID: NSObject, @unchecked Sendable {}
open class NSPersistentStoreCoordinator: NSObject {}
open class NSManagedObjectContext: NSObject {
    public enum ConcurrencyType: Int { case privateQueueConcurrencyType, mainQueueConcurrencyType }
}
open class NSManagedObject: NSObject, NSFetchRequestResult {
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}
    public convenience init(context: NSManagedObjectContext) { fatalError() }
}
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSObject {}
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {}
open class NSPersistentContainer: NSObject {
    public init(name: String) {}
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {}
}
