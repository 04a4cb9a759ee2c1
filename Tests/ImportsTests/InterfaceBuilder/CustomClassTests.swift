import Imports
import Testing

/// The modules that storyboards and xibs name.
struct CustomClassTests {
  @Test func isOneOfTheTargetThatCompilesTheFile() {
    let text = """
      <placeholder placeholderIdentifier="IBFilesOwner" customClass="C" customModule="Owner"/>
      <customObject id="-2" userLabel="File's Owner" customClass="C" customModule="Owner"/>
      <view customClass="C" customModule="Other" customModuleProvider="target"/>
      <view customClass="C" customModule="Other" customModuleProvider = 'target' >
      <view customClass="C" customModule="A"/><view customModuleProvider="target"/>
      <view customModule="B" customModuleProvider="targets"/>
      <view customModule="D
      """
    #expect(
      SourceScan.shown(text, as: .interfaceBuilder) == [
        "5:37 custom-class A", "6:21 custom-class B",
      ])
  }

  @Test func isEachModuleOnce() {
    let text = """
      <?xml version="1.0"?>
      <!-- <view customModule="X"/> -->
      <view customClass="C" customModule="A" id="x"/>
      <view customModule="B"/><view customModule='A'/>
      <view
        customModule = "D"
      xcustomModule="Y" customModule="" customModule="Z/>
      """
    #expect(
      SourceScan.shown(text, as: .interfaceBuilder) == [
        "3:37 custom-class A", "4:21 custom-class B", "6:19 custom-class D",
      ])
  }
}
