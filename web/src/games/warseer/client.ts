/** Warseer, as the shell knows it. */
import { gameClient, type GameClient } from '$shell/game';
import { served } from '$shell/lobby/served.svelte';
import { HELP, KEYS, REGIONS } from './bindings';
import CardsPage from './cards/CardsPage.svelte';
import { deckParts } from './decks/parts';
import HexPicture from './lobby/HexPicture.svelte';
import Play from './lobby/Play.svelte';
import { warseerChoices } from './lobby/choices.svelte';
import SeatDeck from './lobby/SeatDeck.svelte';
import SmallBoard from './lobby/SmallBoard.svelte';
import './look.css';
import { GAME } from './name';
import type { WarseerTable } from './table.svelte';
import type { Asked, Invitation, Line, SeatShown, Welcome } from './types';
import { say } from './words';

export interface WarseerTypes {
  asked: Asked;
  invitation: Invitation;
  line: Line;
  seat: SeatShown;
  welcome: Welcome;
}

const beginsTurn = (line: Line): boolean => line.events.some((event) => event.kind === 'turn-began');
const hasDice = (line: Line): boolean =>
  line.events.some(
    ({ kind }) => kind === 'dice-rolled' || kind === 'dice-changed' || kind === 'extra-rolled',
  );

export const warseer: GameClient = gameClient<WarseerTable, WarseerTypes>({
  name: GAME,
  title: () => say('game-title'),
  say,
  editions: { ids: ['fr112'], usual: () => 'fr112', name: () => say('edition') },
  atTable: async () => (await import('./at-table')).parts,
  keys: { bindings: KEYS, help: HELP, regions: REGIONS },
  log: { begins: beginsTurn, tabs: [{ id: 'dice', shows: hasDice }] },
  // Hands, feats and tactics: almost every question shows something of the hand.
  showsHand: () => true,
  decks: deckParts,
  hasPuzzles: true,
  howToPlay: async () => (await import('./how/HowToPlay.svelte')).default,
  positions: async () => (await import('./positions/parts')).positionParts,
  seating: {
    ready: ({ deck, brings_deck }) => deck !== null || !brings_deck,
    about: ({ name }) => say('joining-about', { name: name || say('a-guest') }),
    deck: () => warseerChoices.deck,
    Choice: SeatDeck,
  },
  lobby: {
    Play,
    tile: { Picture: HexPicture, about: () => say('play-lead'), length: () => say('tile-length') },
    modes: () =>
      (served.game(GAME)?.modes ?? [])
        .filter((one) => one.brings_decks)
        .map(({ id }) => ({
          title: say(`play-mode-${id}`),
          choose: () => warseerChoices.choose('mode', id),
        })),
    Preview: SmallBoard,
    summary: ({ preview }) =>
      preview?.turn
        ? `${say('game-title')} · ${say('turn-number', { turn: preview.turn })}`
        : say('game-title'),
  },
  pages: [
    {
      name: 'cards',
      icon: 'cards',
      title: () => say('nav-cards'),
      about: () => say('cards-about'),
      Page: CardsPage,
    },
  ],
});
