import ISSLaboratoryServiceCore
import ISSLogging
import ISSUIComponents
import SwiftUI

/// The European laboratory: its racks and experiments.
public struct ColumbusScreen: View {
  private let log = Log("Columbus")

  public init() {}

  public var body: some View {
    GloveButton("Columbus") { log.note("opened") }
  }
}
