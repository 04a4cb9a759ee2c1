import ISSAlarmService
import ISSAlarmServiceCore
import ISSLogging
import ISSNetwork
import ISSNetworkCore
import ISSPersistence
import ISSPersistenceCore
import ISSRadio
import ISSRadioCore
import ISSUIComponents

/// What every app stands on: makes the network, the store, the radio and the alarm, and hands them to whoever asks for their interfaces.
@MainActor
public struct Scaffold {
  public let network: any Network = LiveNetwork()
  public let store: any Store = LiveStore()
  public let radio: any Radio = LiveRadio()
  public let alarms: any AlarmService

  public init() { alarms = LiveAlarmService(radio: radio) }
}
