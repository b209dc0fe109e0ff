/** The classic game, as the shell knows it. */
import { gameClient, type GameClient } from '$shell/game';
import { late } from '$shell/parts/late.svelte';
import { files as wordsOfShell } from '$shell/words/words.svelte';
import { editions } from './editions';
import { ready } from './late-parts';
import { GAME } from './name';
import type { ClassicTable } from './table.svelte';
import type { Asked, Invitation, Line, SeatShown, Welcome } from './types';
import { files, say } from './words';

export interface ClassicTypes {
  asked: Asked;
  invitation: Invitation;
  line: Line;
  seat: SeatShown;
  welcome: Welcome;
}

export const classic: GameClient = gameClient<ClassicTable, ClassicTypes>({
  name: GAME,
  title: () => say('game-title'),
  say,
  editions,
  atTable: late(
    async () => (await import('./at-table')).parts,
    files('card', 'dice', 'field', 'guide', 'hand', 'keys', 'odds', 'question', 'table'),
    () => (matchMedia('(pointer: coarse)').matches ? files('touch')() : Promise.resolve()),
    wordsOfShell('keys', 'table'),
  ),
  ready,
  load: async (seats) => (await import('./cards/groups')).loadFor(seats),
  decks: late(async () => (await import('./decks/parts')).deckParts, files('card', 'decks')),
  puzzles: files('puzzles'),
  howToPlay: late(
    async () => (await import('./how/HowToPlay.svelte')).default,
    files('how'),
    wordsOfShell('library', 'lobby'),
  ),
  hasPacks: true,
  positions: late(async () => (await import('./positions/parts')).positionParts, files('lobby', 'position')),
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
      Page: late(
        async () => (await import('./cards/CardsPage.svelte')).default,
        files('card', 'quest'),
        wordsOfShell('cards'),
      ),
    },
  ],
});
