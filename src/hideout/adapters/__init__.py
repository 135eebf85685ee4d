"""The games as other frameworks' environments, one module each; each needs an extra of its own.

Adapters translate: they hold no rules and know no game by name.
"""
