"""Answers in another encoding."""

from common import right, serve, write


def misbehave(request):
    write(right(request).replace(b"alice", b"al\xeece"))


serve(misbehave)
