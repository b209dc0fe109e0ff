/** Warseer, as the shell knows it. */
import { gameClient, type GameClient } from '$shell/game';
import { late } from '$shell/parts/late.svelte';
import { files as wordsOfShell } from '$shell/words/words.svelte';
import './look.css';
import { ready } from './late-parts';
import { GAME } from './name';
import type { WarseerTable } from './table.svelte';
import type { Asked, Invitation, Line, SeatShown, Welcome } from './types';
import { files, say } from './words';

export interface WarseerTypes {
  asked: Asked;
  invitation: Invitation;
  line: Line;
  seat: SeatShown;
  welcome: Welcome;
}

export const warseer: GameClient = gameClient<WarseerTable, WarseerTypes>({
  name: GAME,
  title: () => say('game-title'),
  say,
  editions: { ids: ['fr112'], usual: () => 'fr112', name: () => say('edition') },
  atTable: late(
    async () => (await import('./at-table')).parts,
    files('dice', 'keys', 'odds', 'players', 'table', 'terrain'),
    wordsOfShell('keys', 'table'),
  ),
  ready,
  decks: late(async () => (await import('./decks/parts')).deckParts, files('decks')),
  puzzles: files('puzzles'),
  howToPlay: late(
    async () => (await import('./how/HowToPlay.svelte')).default,
    files('how'),
    wordsOfShell('library', 'lobby'),
  ),
  positions: late(
    async () => (await import('./positions/parts')).positionParts,
    files('position', 'terrain'),
  ),
  seating: {
    ready: ({ deck, brings_deck }) => deck !== null || !brings_deck,
    join: late(async () => (await import('./lobby/join')).joinParts, files('lobby'), wordsOfShell('lobby')),
  },
  lobby: late(async () => (await import('./lobby/parts')).lobbyParts, files('lobby'), wordsOfShell('lobby')),
  pages: [
    {
      name: 'cards',
      icon: 'cards',
      title: () => say('nav-cards'),
      about: () => say('cards-about'),
      Page: late(async () => (await import('./cards/CardsPage.svelte')).default, wordsOfShell('cards')),
    },
  ],
});
