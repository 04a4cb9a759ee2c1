extension Mutation {
  /// Changes of closed layers, slices, ports and adapters, and of what they make exceptions for.
  static let ofOtherArchitectures = ofMessenger + ofClub + ofThermostat

  private static let ofMessenger = drawn(
    of: "layered-messenger",
    """
    # a screen reaches past the use cases
    presentation/ChatScreens > ChatScreens
    < - {framework: Conversations.framework, implicit: true}
    > - {framework: Conversations.framework, implicit: true}
    > - {framework: Messages.framework, implicit: true}
    ! closed-layer ChatScreens -> Messages

    # a second short cut has no exception
    application/AddressBook > AddressBook
    < - {framework: People.framework, implicit: true}
    > - {framework: People.framework, implicit: true}
    > - {framework: PeopleStore.framework, implicit: true}
    ! closed-layer AddressBook -> PeopleStore

    # a short cut is mended, and its exception stays
    presentation/ContactScreens > ContactScreens
    < - {framework: PeopleStore.framework, implicit: true}
    @ presentation/ContactScreens/Sources/ContactList.swift
    < import PeopleStore
    ! unused-exception .archlint.yml -> closed-layer from ContactScreens to data-access

    # an exception in a comment gives no reason
    application/Conversations > Conversations
    < # archlint:allow closed-layer because typing marks decide nothing
    > # archlint:allow closed-layer
    ! unused-exception application/Conversations/project.yml -> closed-layer in a comment

    # an exception covers more than it was made for
    presentation/ContactScreens > ContactScreens
    < - {framework: AddressBook.framework, implicit: true}
    > - {framework: AddressBook.framework, implicit: true}
    > - {framework: Delivery.framework, implicit: true}
    ! exception-growth .archlint.yml -> closed-layer from ContactScreens to data-access

    # old key is mended, and the baseline still has it
    business/People > People
    < - {framework: Database.framework, implicit: true}
    @ business/People/Sources/Person.swift
    < import Database
    ! stale-baseline .archlint-baseline.yml -> closed-layer from People/People to Database/Database

    # the last day of an exception is long over
    .archlint.yml
    < expires: 2027-03-31
    > expires: 2026-10-31
    ! closed-layer ContactScreens -> PeopleStore
    ! expired-exception .archlint.yml -> closed-layer from ContactScreens to data-access
    """)

  private static let ofClub = drawn(
    of: "sliced",
    """
    # one slice knows another
    slices/Notifications > NotificationRules
    < - {framework: Session.framework, implicit: true}
    > - {framework: Session.framework, implicit: true}
    > - {framework: MessageRules.framework, implicit: true}
    ! independent-modules NotificationRules -> MessageRules

    # two slices know one another over what they share
    shared/Session > Session
    < sources: [Sources]
    > sources: [Sources]
    > dependencies: [{framework: UserStore.framework, implicit: true}]
    ! upward-link Session -> UserStore
    ! independent-modules MessageRules -> UserStore
    ! independent-modules NotificationRules -> UserStore

    # a screen asks the server
    slices/Messages > MessageScreens
    < - target: MessageRules
    > - target: MessageRules
    > - {framework: Server.framework, implicit: true}
    ! allowed-links MessageScreens -> Server

    # screens look as they like
    slices/User > UserScreens
    < - {framework: Design.framework, implicit: true}
    ! required-link UserScreens -> Design
    ! undeclared-import UserScreens -> Design

    # two slices build the same product
    slices/Notifications > NotificationStore
    < sources: [data]
    > productName: MessageStore
    > settings: {PRODUCT_NAME: MessageStore}
    > sources: [data]
    ! ambiguous-link slices/Messages/project.yml -> slices/Notifications/project.yml
    ! missing-embed Club -> NotificationStore
    ! unknown-link Club -> NotificationStore.framework
    """)

  private static let ofThermostat = drawn(
    of: "hexagonal",
    """
    # a button goes straight to the boiler
    adapters/driving/TouchScreen > TouchScreen
    < - {framework: HeatingPorts.framework, implicit: true}
    > - {framework: HeatingPorts.framework, implicit: true}
    > - {framework: BoilerBus.framework, implicit: true}
    ! forbidden-link TouchScreen -> BoilerBus

    # adapters of one side know one another
    adapters/driven/BoilerBus > BoilerBus
    < - {framework: HeatingPorts.framework, implicit: true}
    > - {framework: HeatingPorts.framework, implicit: true}
    > - {framework: RoomSensor.framework, implicit: true}
    ! same-layer-link BoilerBus -> RoomSensor

    # an adapter asks the domain past its ports
    adapters/driven/RoomSensor > RoomSensor
    < - {framework: HeatingPorts.framework, implicit: true}
    > - {framework: HeatingPorts.framework, implicit: true}
    > - {framework: Heating.framework, implicit: true}
    ! protected RoomSensor -> Heating

    # the domain asks the system
    domain/Heating > Heating
    < - target: HeatingPorts
    > - target: HeatingPorts
    > - sdk: CoreLocation.framework
    ! allowed-links Heating -> CoreLocation

    # an app has two clocks
    app/WallPanel > WallPanel
    < - {framework: DeviceClock.framework, implicit: true}
    > - {framework: DeviceClock.framework, implicit: true}
    > - {framework: NetworkClock.framework, implicit: true}
    ! rival-implementations WallPanel -> ClockPort

    # an app has no clock
    app/WallPanel > WallPanel
    < - {framework: DeviceClock.framework, implicit: true}
    ! unimplemented-interface WallPanel -> ClockPort
    ! undeclared-import WallPanel -> DeviceClock
    ! missing-embed WallPanel -> DeviceClock
    """)
}
