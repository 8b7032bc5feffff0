"""The collector of cycles is paused inside of the block, and afterwards as it was before."""

import gc

import pytest

from headjudge import garbage


def test_the_collector_is_paused_and_goes_on() -> None:
    assert gc.isenabled()
    with garbage.paused():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_it_goes_on_after_an_error() -> None:
    with pytest.raises(ZeroDivisionError), garbage.paused():
        _ = 1 / gc.isenabled()
    assert gc.isenabled()


def test_a_collector_that_is_off_stays_off() -> None:
    gc.disable()
    try:
        with garbage.paused():
            assert not gc.isenabled()
        assert not gc.isenabled()
    finally:
        gc.enable()
