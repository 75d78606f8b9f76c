"""Prints a page from a WebKitGTK window 1280 px wide into a PDF file: webkit-print.py URL FILE."""

import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

url, file = sys.argv[1:]
# The longest time for all of it, and the time for scripts and fonts after the page has loaded, in seconds.
PATIENCE = 90
REST = 3

view = WebKit2.WebView()
window = Gtk.Window(default_width=1280, default_height=900)
window.add(view)
window.show_all()


def leave(code):
    sys.stdout.flush()
    Gtk.main_quit()
    sys.exit(code)


def print_page():
    settings = Gtk.PrintSettings()
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, 'file://' + file)
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf')
    settings.set_printer('Print to File')
    setup = Gtk.PageSetup()
    setup.set_paper_size(Gtk.PaperSize.new('na_letter'))
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.set_page_setup(setup)
    operation.connect('finished', lambda _operation: leave(0))
    operation.connect('failed', lambda _operation, _error: leave(1))
    operation.print_()
    return False


def on_load(_view, event):
    if event == WebKit2.LoadEvent.FINISHED:
        GLib.timeout_add_seconds(REST, print_page)


view.connect('load-changed', on_load)
view.load_uri(url)
GLib.timeout_add_seconds(PATIENCE, leave, 2)
Gtk.main()
