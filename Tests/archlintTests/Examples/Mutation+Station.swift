extension Mutation {
  /// Changes of the five layers, with their interfaces, mocks and embedded frameworks.
  static let ofStation = drawn(
    of: "international-space-station",
    """
    # an app links a mock
    app/Laboratory > Laboratory
    < - {framework: ISSColumbus.framework, implicit: true}
    > - {framework: ISSColumbus.framework, implicit: true}
    > - {framework: ISSLaboratoryServiceMock.framework, implicit: true}
    ! mock-in-production Laboratory -> ISSLaboratoryServiceMock

    # what an app is made of links a mock, which no app embeds
    domain/ISSScaffold > ISSScaffold
    < - {framework: ISSRadio.framework, implicit: true}
    > - {framework: ISSRadio.framework, implicit: true}
    > - {framework: ISSRadioMock.framework, implicit: true}
    ! mock-in-production ISSScaffold -> ISSRadioMock
    ! missing-embed Cosmonaut -> ISSRadioMock
    ! missing-embed Laboratory -> ISSRadioMock
    ! missing-embed Overview -> ISSRadioMock

    # an interface links an implementation
    core/ISSNetwork > ISSNetworkCore
    < sources: [Core]
    > sources: [Core]
    > dependencies: [{framework: ISSPersistence.framework, implicit: true}]
    ! interface-links-implementation ISSNetworkCore -> ISSPersistence

    # an interface links too many others
    .archlint.yml
    < interface-size: {limit: 3}
    > interface-size: {limit: 0}
    ! interface-size ISSScheduleServiceCore -> limit

    # a mock links what it stands for
    core/ISSRadio > ISSRadioMock
    < - target: ISSRadioCore
    > - target: ISSRadioCore
    > - target: ISSRadio
    ! mock-links-implementation ISSRadioMock -> ISSRadio

    # core looks up to a service
    core/ISSRadio > ISSRadio
    < - {framework: ISSLogging.framework, implicit: true}
    > - {framework: ISSLogging.framework, implicit: true}
    > - {framework: ISSAlarmServiceCore.framework, implicit: true}
    ! upward-link ISSRadio -> ISSAlarmServiceCore

    # one service links another
    service/ISSScheduleService > ISSScheduleService
    < - {framework: ISSNetworkCore.framework, implicit: true}
    > - {framework: ISSNetworkCore.framework, implicit: true}
    > - {framework: ISSCosmonautService.framework, implicit: true}
    ! same-layer-link ISSScheduleService -> ISSCosmonautService

    # a domain links the implementation of a service, and its host app does not carry it
    domain/ISSColumbus > ISSColumbus
    < - {framework: ISSLaboratoryServiceCore.framework, implicit: true}
    > - {framework: ISSLaboratoryService.framework, implicit: true}
    ! prefer-interface ISSColumbus -> ISSLaboratoryService
    ! transitive-import ISSColumbus -> ISSLaboratoryServiceCore
    ! missing-embed ISSColumbusUITestsHostApp -> ISSLaboratoryService
    ! missing-embed ISSColumbusUITestsHostApp -> ISSNetworkCore
    ! missing-embed ISSColumbusUITestsHostApp -> ISSPersistenceCore
    ! unimplemented-interface ISSColumbusUITestsHostApp -> ISSNetworkCore
    ! unimplemented-interface ISSColumbusUITestsHostApp -> ISSPersistenceCore

    # tests link an implementation where they had a mock
    domain/ISSHarmony > ISSHarmonyTests
    < - {framework: ISSLaboratoryServiceMock.framework, implicit: true}
    > - {framework: ISSLaboratoryService.framework, implicit: true}
    ! prefer-interface ISSHarmonyTests -> ISSLaboratoryService
    ! undeclared-import ISSHarmonyTests -> ISSLaboratoryServiceMock

    # two interfaces know one another
    service/ISSCosmonautService > ISSCosmonautServiceCore
    < sources: [Core]
    > sources: [Core]
    > dependencies: [{framework: ISSScheduleServiceCore.framework, implicit: true}]
    ! cycle ISSCosmonautServiceCore -> ISSScheduleServiceCore

    # an implementation forgets its interface
    core/ISSPersistence > ISSPersistence
    < - target: ISSPersistenceCore
    ! own-interface ISSPersistence -> ISSPersistenceCore
    ! undeclared-import ISSPersistence -> ISSPersistenceCore

    # an app forgets who stands behind an interface
    app/Overview > Overview
    < - {framework: ISSSpacesuitService.framework, implicit: true}
    ! unimplemented-interface Overview -> ISSSpacesuitServiceCore
    ! undeclared-import Overview -> ISSSpacesuitService
    ! missing-embed Overview -> ISSSpacesuitService

    # an app forgets a framework that others load
    app/Cosmonaut > Cosmonaut
    < - {framework: ISSScheduleServiceCore.framework, implicit: true}
    ! missing-embed Cosmonaut -> ISSScheduleServiceCore

    # an app links a framework and does not embed it
    app/Cosmonaut > Cosmonaut
    < - {framework: ISSSpacesuitCore.framework, implicit: true}
    > - {framework: ISSSpacesuitCore.framework, implicit: true, embed: false}
    ! missing-embed Cosmonaut -> ISSSpacesuitCore

    # a product gets another name
    core/ISSRadio > ISSRadioMock
    < sources: [Mock]
    > productName: ISSRadioStub
    > settings: {PRODUCT_NAME: ISSRadioStub}
    > sources: [Mock]
    ! unknown-link ISSAlarmServiceTests -> ISSRadioMock.framework
    ! unknown-link ISSPeripheriesServiceTests -> ISSRadioMock.framework
    ! unknown-link ISSScaffoldTests -> ISSRadioMock.framework
    ! unknown-link ISSSpacesuitServiceTests -> ISSRadioMock.framework

    # UI tests drive a framework
    domain/ISSColumbus > ISSColumbusUITests
    < - target: ISSColumbusUITestsHostApp
    > - target: ISSColumbus
    ! test-host ISSColumbusUITests

    # a host app is without the module that it hosts
    domain/ISSPeripheries > ISSPeripheriesUITestsHostApp
    < - target: ISSPeripheries
    ! test-host ISSPeripheriesUITestsHostApp
    ! undeclared-import ISSPeripheriesUITestsHostApp -> ISSPeripheries
    ! missing-embed ISSPeripheriesUITestsHostApp -> ISSPeripheries

    # a layer does not know its folder
    .archlint.yml
    < - shared: shared/**
    > - shared: core/ISSUIComponents/**
    ! unlayered-module ISSLogging
    """)
}
