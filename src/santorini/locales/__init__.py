"""The words of the interface, one folder of Fluent files per language, shared by browser, server and command line.

The English of the cards and refusals is written where the rules are; `python -m santorini.locales` copies it into
`en/rules.ftl` for translators and for the browser.
"""
