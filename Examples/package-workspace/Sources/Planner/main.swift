import Calendar
import Tasks

print(Month(), List())
