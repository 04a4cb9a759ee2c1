import ISSLaboratoryServiceCore
import ISSLogging
import ISSScheduleServiceCore
import ISSUIComponents
import SwiftUI

/// The hub between the laboratories: who works where, and when.
public struct HarmonyScreen: View {
  private let log = Log("Harmony")

  public init() {}

  public var body: some View {
    GloveButton("Harmony") { log.note("opened") }
  }
}
