final class Store { var flag = false; init() {} }
