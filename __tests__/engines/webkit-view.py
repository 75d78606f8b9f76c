"""A bare WebKitGTK window for WebKitWebDriver: no toolbar, any width, and its console on the standard output."""

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


def create_view(_session):
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=1280, default_height=900)
    window.add(view)
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
