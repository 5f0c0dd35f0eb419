// It links the live value, though it does not import it.
import Feature

_ = Model()
