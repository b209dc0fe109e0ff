/** A table's socket: it says who it is, comes back when it was lost, and brings each reply to its question. */
import type { Bye, Message } from '$protocol/shell';
import { VERSION } from '$protocol/shell';
import { LastScreen } from './changes';
import { tableCards } from './http';
import { network } from './network.svelte';

/** A command, of the shell or of a game. */
export interface Said {
  kind: string;
}
/** The reply to a command, of the shell or of a game. */
export interface Reply {
  kind: string;
  number: number;
  /** Whether the command was sent twice, because the connection broke before its reply. */
  repeated?: boolean;
}

/** A command whose reply has not come. */
interface Waiting {
  said: Said;
  resolve: (reply: Reply) => void;
  reject: (why: Lost) => void;
  /** Until when it is sent again after the connection broke, by this browser's clock; 0 if never. */
  until: number;
  repeated: boolean;
}

export class Lost extends Error {}

/** How a table reaches what it shows: a server, or a game that is over. */
export interface Channel {
  readonly token: string;
  readonly language: string;
  readonly state: 'connecting' | 'open' | 'lost' | 'ended';
  readonly lostAt: number;
  readonly bye: Bye | null;
  /** The cards of packs or of a position that belong to the table. */
  ownCards(language: string): Promise<readonly unknown[]>;
  ask(question: Said, kept?: boolean): Promise<Reply>;
  speak(language: string): void;
  retry(): void;
  close(): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 15000;
/** Milliseconds to wait for a reply; after that the connection counts as lost. */
const SILENCE = 12000;
/** Milliseconds after which a command that was not sent, or has no reply, is given up. */
const LONGEST_KEPT = 30000;

export class Connection implements Channel {
  state = $state<'connecting' | 'open' | 'lost' | 'ended'>('connecting');
  /** When the connection was lost, by this browser's clock. */
  lostAt = $state(0);
  bye = $state.raw<Bye | null>(null);

  #socket: WebSocket | null = null;
  readonly #lastScreen = new LastScreen();
  #number = 0;
  #waiting = new Map<number, Waiting>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  readonly #away = new AbortController();

  constructor(
    readonly token: string,
    public language: string,
    private readonly onMessage: (message: Message) => void,
  ) {
    const { signal } = this.#away;
    addEventListener('offline', () => this.#lose(), { signal });
    addEventListener('online', () => this.retry(), { signal });
    // A player who opens the laptop or comes back to the page sees at once whether it is up to date.
    addEventListener('pageshow', () => this.#check(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && this.#check(),
      { signal },
    );
    this.#open();
  }

  ownCards(language: string): Promise<readonly unknown[]> {
    return tableCards(this.token, language);
  }

  /**
   * Ask something; the promise brings the reply, or breaks when the connection does. What is `kept` waits for the
   * next connection and is sent again there: only for a command that does nothing more when it comes twice.
   */
  ask(question: Said, kept = false): Promise<Reply> {
    const number = ++this.#number;
    const said = { ...question, number };
    const until = kept ? Date.now() + LONGEST_KEPT : 0;
    return new Promise((resolve, reject) => {
      const open = this.state === 'open';
      if (!open && (!kept || this.state === 'ended')) {
        reject(new Lost());
        return;
      }
      this.#waiting.set(number, { said, resolve, reject, until, repeated: false });
      if (!open) return;
      this.say(said);
      this.#expect();
    });
  }

  /** Say something that has no reply. */
  say(command: Said & Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  /** Go on in another language. */
  speak(language: string): void {
    this.language = language;
    this.say({ kind: 'speak', language });
  }

  /** Try again now instead of later. */
  retry(): void {
    if (this.state !== 'lost') return;
    clearTimeout(this.#timer);
    this.#open();
  }

  close(): void {
    this.state = 'ended';
    network.find(this);
    this.#away.abort();
    clearTimeout(this.#timer);
    this.#hangUp();
  }

  #open(): void {
    const address = new URL('/api/table', location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#hangUp();
    const socket = new WebSocket(address);
    this.#socket = socket;
    // A network that drops all packets would leave a socket opening for minutes.
    this.#expect();
    socket.onopen = () => {
      socket.send(
        JSON.stringify({ kind: 'hello', token: this.token, language: this.language, version: VERSION }),
      );
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as Message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #receive(message: Message): void {
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
    if (message.kind === 'bye') {
      this.bye = message;
      this.close();
      return;
    }
    if (message.kind === 'welcome' && this.state !== 'open') this.#opened();
    if ('number' in message && this.#waiting.has(message.number)) {
      const waiting = this.#waiting.get(message.number);
      this.#waiting.delete(message.number);
      waiting?.resolve(waiting.repeated ? { ...message, repeated: true } : message);
    }
    if (message.kind === 'changed') {
      const screen = this.#lastScreen.next(message);
      if (screen) this.onMessage(screen);
      else this.say({ kind: 'resend' });
      return;
    }
    this.onMessage(message.kind === 'screen' ? this.#lastScreen.keep(message) : message);
  }

  #opened(): void {
    this.state = 'open';
    network.find(this);
    this.#wait = FIRST_WAIT;
    clearInterval(this.#pulse);
    // A laptop that was closed does not notice that its connection is gone.
    this.#pulse = setInterval(() => this.#check(), PING_EVERY);
    for (const waiting of this.#waiting.values()) {
      waiting.repeated = true;
      this.say({ ...waiting.said });
      this.#expect();
    }
  }

  /** Ping the server, and reconnect at once if the connection was lost. */
  #check(): void {
    if (this.state === 'lost') this.retry();
    else if (this.state === 'open') void this.ask({ kind: 'ping' }).catch(() => undefined);
  }

  /** Expect a message within the timeout. */
  #expect(): void {
    this.#doubt ??= setTimeout(() => this.#lose(), SILENCE);
  }

  /** Let go of the socket without waiting for the other end, which may not be there. */
  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    clearInterval(this.#pulse);
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
    for (const [number, waiting] of this.#waiting) {
      if (this.state !== 'ended' && Date.now() < waiting.until) continue;
      this.#waiting.delete(number);
      waiting.reject(new Lost());
    }
  }

  #lose(): void {
    this.#hangUp();
    if (this.state === 'ended') return;
    if (this.state !== 'lost') this.lostAt = Date.now();
    this.state = 'lost';
    network.lose(this);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}
