"""How the command line is used: its help, and what is wrong with what was typed, in the language spoken."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import EnumMeta
from typing import Any, NoReturn, get_args

import typer
from typer.core import TyperCommand, TyperGroup

from santorini.errors import ForbiddenMatch, SantoriniError
from santorini.terminal_game.screen import Leave
from santorini.terminal_game.speech import excuse, one_of, say

UsageError: type[Any] = typer.BadParameter.__bases__[0]  # it has no public name


def _refuse(ctx: Any, why: str) -> NoReturn:
    """Say what is wrong in one line, and in another where to read more."""
    hint = say("cli-try", command=f"{ctx.command_path} --help")
    typer.echo(f"{say('cli-wrong', why=why)}\n{hint}", err=True)
    raise typer.Exit(2)


def _wrong(ctx: Any, error: Any) -> str:
    option, param = getattr(error, "option_name", ""), getattr(error, "param", None)
    if hasattr(error, "possibilities"):
        meant = one_of(error.possibilities or ())
        return say("cli-no-option-but" if meant else "cli-no-option", option=option, choices=meant)
    if option:
        flags = {name for known in ctx.command.params if getattr(known, "is_flag", False) for name in known.opts}
        return say("cli-no-value" if option in flags else "cli-needs-value", option=option)
    if param is None:
        return say("cli-too-much", command=ctx.command_path)
    name = param.opts[0] if param.param_type_name == "option" else param.name.upper()
    if hasattr(error, "param_type"):
        return say("cli-missing", what=name)
    kind = param.type_descriptor.annotation
    if choices := tuple(kind) if isinstance(kind, EnumMeta) else get_args(kind):
        return say("cli-needs-one-of", option=name, choices=one_of(choices))
    least, most = param.min, param.max
    if least is not None and most is not None:
        return say("cli-needs-between", option=name, least=str(least), most=str(most))
    return say("cli-needs-number" if least is None else "cli-needs-least", option=name, least=str(least))


class _Spoken:
    """Shows help in the language spoken: help texts of options and commands are keys of messages."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        command: Any = self
        formatter.write_usage(ctx.command_path, " ".join(command.collect_usage_pieces(ctx)), say("cli-usage"))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        command: Any = self
        heading = formatter.write_heading
        formatter.write_heading = lambda name: heading(say(f"cli-{name.lower()}"))
        for part in (command, *getattr(command, "commands", {}).values()):
            part.help = say(part.help)
        for param in command.get_params(ctx):
            param.help = say("cli-help" if param.name == "help" else param.help, default=param.default)
            param.show_default = False
        super().format_help(ctx, formatter)  # type: ignore[misc]

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        helping = not args and ctx.command.no_args_is_help
        try:
            return super().parse_args(ctx, args)  # type: ignore[misc]
        except UsageError as error:
            if helping:
                raise
            _refuse(ctx, _wrong(ctx, error))


class Command(_Spoken, TyperCommand):
    """A command that helps in the language spoken."""


class Group(_Spoken, TyperGroup):
    """All commands."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command; if there is none, say which there are."""
        if args[0] not in self.commands:
            _refuse(ctx, say("cli-no-command", command=args[0], choices=one_of(self.commands)))
        return super().resolve_command(ctx, args)


@contextmanager
def clear_errors() -> Iterator[None]:
    """Show an error of the caller as one line instead of a traceback. Leaving is no error."""
    try:
        yield
    except (Leave, KeyboardInterrupt):
        typer.echo(say("cli-goodbye"))
    except BrokenPipeError:
        raise
    except (SantoriniError, OSError) as error:
        option = " (--allow-forbidden)" if isinstance(error, ForbiddenMatch) else ""
        typer.echo(say("cli-wrong", why=excuse(error) + option), err=True)
        raise typer.Exit(2) from None
