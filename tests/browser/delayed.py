"""A slow connection: messages of the server wait until the test lets them through."""

from dataclasses import dataclass, field

from playwright.sync_api import Page, WebSocketRoute

from tests.browser import table


@dataclass
class Delayed:
    """The connection of one page. While it is slow nothing of the server arrives."""

    slow: bool = False
    said: list[str] = field(default_factory=list)
    """What the page has said while the connection was slow."""
    _waiting: list[tuple[WebSocketRoute, str | bytes]] = field(default_factory=list)

    def listen(self, page: Page) -> None:
        """Stand between a page and its server; to be called before the page connects."""
        page.route_web_socket("**/api/table", self._route)

    def arrive(self) -> None:
        """Let all messages through, and those to come."""
        self.slow = False
        while self._waiting:
            socket, message = self._waiting.pop(0)
            socket.send(message)

    def expect_one_answer(self, page: Page) -> None:
        """Wait until the page has said its answer while the connection was slow; no second one has come."""
        for _ in range(table.LONG // table.POLLING):
            if self._answers():
                break
            page.wait_for_timeout(table.POLLING)
        assert len(self._answers()) == 1

    def _answers(self) -> list[str]:
        return [one for one in self.said if '"kind":"answer"' in one]

    def _route(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def from_server(message: str | bytes) -> None:
            if self.slow:
                self._waiting.append((socket, message))
            else:
                socket.send(message)

        def from_page(message: str | bytes) -> None:
            if self.slow:
                self.said.append(str(message))
            server.send(message)

        server.on_message(from_server)
        socket.on_message(from_page)
