import Design
import StorageInterface
