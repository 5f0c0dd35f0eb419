protocol GreetingRepository {
    func greeting() -> String
}

protocol GreeterService {
    func composeGreeting(name: String) -> String
}

protocol GreeterController {
    func greet(name: String)
}

class DefaultGreetingRepository: GreetingRepository {
    func greeting() -> String {
        return "Hello, "
    }
}

class DefaultGreeterService: GreeterService {
    private let greetingRepository: GreetingRepository

    init(greetingRepository: GreetingRepository) {
        self.greetingRepository = greetingRepository
    }

    func composeGreeting(name: String) -> String {
        return greetingRepository.greeting() + name
    }
}

class DefaultGreeterController: GreeterController {
    private let greeterService: GreeterService

    init(greeterService: GreeterService) {
        self.greeterService = greeterService
    }

    func greet(name: String) {
        print(greeterService.composeGreeting(name: name))
    }
}
