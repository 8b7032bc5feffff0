"""Several warm adapters at once, one thread each, that play what is dealt to them."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator, Sequence
from types import TracebackType
from typing import Final, Self

from headjudge.client import Hello, InterruptedClientError
from headjudge.manifest import AdapterManifest
from headjudge.scenario import Scenario
from headjudge.session import EngineSession, Played

__all__ = ["Workers"]

# How many results may wait for the thread that judges, a job: enough that no adapter waits, few enough to bound the memory.
_WAITING: Final = 8
_POLL: Final = 0.1


class _Done:
    """What a worker says last."""


_Item = Hello | tuple[int, Played]


class Workers:
    """Plays scenarios on `jobs` adapters. A context manager: leaving it ends every adapter.

    Iterating gives, as they come, the hello of each adapter that is ready, and each scenario's place with what came of it.
    It raises what a worker's thread raised: NeverReadyError if an adapter does not start, or not again.
    """

    def __init__(
        self,
        scenarios: Sequence[Scenario],
        order: Sequence[int],
        manifest: AdapterManifest,
        *,
        jobs: int = 1,
        timeout: float | None = None,
        trace: bool = False,
    ) -> None:
        self._scenarios = scenarios
        self._trace = trace
        self._places = iter(order)
        self._deal = threading.Lock()
        self._stopped = threading.Event()
        jobs = max(1, min(jobs, len(order)))
        self._sessions = [EngineSession(manifest, timeout=timeout) for _ in range(jobs)]
        self._queue: queue.Queue[_Item | _Done | BaseException] = queue.Queue(maxsize=_WAITING * jobs)
        self._threads: list[threading.Thread] = []

    @property
    def restarts(self) -> int:
        """How often an adapter had to be started again."""
        return sum(session.restarts for session in self._sessions)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stopped.set()
        for session in self._sessions:
            session.interrupt()
        for thread in self._threads:
            thread.join()

    def __iter__(self) -> Iterator[_Item]:
        # Started here and not on entering, so that an interrupt in between finds the context entered.
        for number, session in enumerate(self._sessions, 1):
            thread = threading.Thread(target=self._work, args=(session,), name=f"adapter-{number}", daemon=True)
            self._threads.append(thread)
            thread.start()
        working = len(self._threads)
        while working:
            item = self._queue.get()
            if isinstance(item, _Done):
                working -= 1
            elif isinstance(item, BaseException):
                raise item
            else:
                yield item

    def _work(self, session: EngineSession) -> None:
        try:
            with session:
                self._put(session.hello())
                held: tuple[int, Played] | None = None  # until it is known that its answer was the only one
                while (place := self._next()) is not None:
                    played = session.play(self._scenarios[place], trace=self._trace)
                    if held is not None and played.sent:
                        self._put((held[0], held[1].after(played.late)))
                        held = None
                    if played.response is None:
                        self._put((place, played))
                    else:
                        held = place, played
                late = session.finish()
                if held is not None:
                    self._put((held[0], held[1].after(late)))
        except InterruptedClientError:
            return  # whoever stopped us does not listen any more
        except BaseException as error:  # raised again by the thread that iterates
            self._put(error)
        self._put(_Done())

    def _next(self) -> int | None:
        with self._deal:
            return None if self._stopped.is_set() else next(self._places, None)

    def _put(self, item: _Item | _Done | BaseException) -> None:
        while not self._stopped.is_set():
            try:
                self._queue.put(item, timeout=_POLL)
            except queue.Full:
                continue
            return
