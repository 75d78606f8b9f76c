"""A bare WebKitGTK window for WebKitWebDriver: no toolbar, any width, and its console on the standard output.

A message to its handler "print" prints the page into printed.pdf in the home folder, on Letter paper.
"""

import pathlib
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

settings = WebKit2.Settings(
    enable_javascript='--no-script' not in sys.argv,
    enable_write_console_messages_to_stdout=True,
    enable_back_forward_navigation_gestures=False,
)
context = WebKit2.WebContext.new()
context.set_automation_allowed(True)


def print_to_file(view):
    # It has its name once it is complete.
    unfinished = pathlib.Path.home() / 'unfinished.pdf'
    print_settings = Gtk.PrintSettings()
    print_settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, unfinished.as_uri())
    print_settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf')
    print_settings.set_printer('Print to File')
    setup = Gtk.PageSetup()
    setup.set_paper_size(Gtk.PaperSize.new('na_letter'))
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(print_settings)
    operation.set_page_setup(setup)
    operation.connect('finished', lambda _operation: unfinished.rename(unfinished.with_name('printed.pdf')))
    operation.print_()


def create_view(_session):
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=1280, default_height=900)
    window.add(view)
    messages = view.get_user_content_manager()
    messages.register_script_message_handler('print')
    messages.connect('script-message-received::print', lambda *_message: print_to_file(view))
    view.connect('close', lambda _view: window.destroy())
    window.show_all()
    view.grab_focus()
    return view


def begin(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('WebKitGTK')
    session.set_application_info(info)
    session.connect('create-web-view', create_view)


context.connect('automation-started', begin)
Gtk.main()
