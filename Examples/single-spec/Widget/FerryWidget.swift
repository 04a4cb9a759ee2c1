import Design
import WidgetKit
