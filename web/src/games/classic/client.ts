/** The classic game, as the shell knows it. */
import { tick } from 'svelte';
import { brought } from '$shell/decks/kept-decks.svelte';
import { choices } from '$shell/lobby/choices.svelte';
import { gameClient, type Company, type GameClient } from '$shell/game';
import { joined } from '$shell/words/words.svelte';
import { HELP, KEYS, REGIONS } from './bindings';
import { cards } from './cards/cards.svelte';
import CardsPage from './cards/CardsPage.svelte';
import { deckParts } from './decks/parts';
import Faces from './dice/Faces.svelte';
import LineDice from './dice/LineDice.svelte';
import { beginsTurn, thrownIn } from './dice/rolls';
import { editions } from './editions';
import { stepOf } from './guide/steps';
import { classicChoices, otherPlayer } from './lobby/choices.svelte';
import EmptyField from './lobby/EmptyField.svelte';
import Picture from './lobby/Picture.svelte';
import Play from './lobby/Play.svelte';
import QuestPicture from './lobby/QuestPicture.svelte';
import QuestPlay from './lobby/QuestPlay.svelte';
import SeatHero from './lobby/SeatHero.svelte';
import SetupHeroes from './lobby/SetupHeroes.svelte';
import SmallField from './lobby/SmallField.svelte';
import MenuSettings from './MenuSettings.svelte';
import { GAME } from './name';
import SeatMark from './SeatMark.svelte';
import type { ClassicTable } from './table.svelte';
import type { Asked, Invitation, Line, NewSeat, SeatShown, Welcome } from './types';
import { say } from './words';

const QUESTS = 'quests';

/** Questions for which a player needs to see the hand. */
const OF_HAND = new Set([
  'turn',
  'overlords-turn',
  'construction',
  'construction-deck',
  'opening-hand',
  'action',
  'after-moving',
  'hero-place',
  'pay',
  'summoning-place',
]);

/** Questions whose controls a learner is told about; of the others the coach speaks. */
const HOW = new Set<string>(['hero', 'hand', 'action', 'enter', 'pay', 'split', 'reroll']);

export interface ClassicTypes {
  asked: Asked;
  invitation: Invitation;
  line: Line;
  seat: SeatShown;
  welcome: Welcome;
}

/** "Brissa against Roland · turn 4". */
function summary({ seat, seats, preview }: Invitation): string {
  const hero = (one: SeatShown | undefined) =>
    (one?.deck ? cards.name(one.deck.hero).split(/[\s,]/)[0] : '') || '?';
  const others = seats.filter((one) => one.seat !== (seat ?? 0));
  const heroes = say('continue-heroes', { one: hero(seats[seat ?? 0]), other: joined(others.map(hero)) });
  return preview?.turn ? `${heroes} · ${say('turn-number', { turn: preview.turn })}` : heroes;
}

/** The seats of a table for several people. */
function seatsFor(company: Company): NewSeat[] {
  const { deck, mode, others, second, sides } = classicChoices;
  const first = { player: 'human', ...brought(deck) };
  if (mode === 'duel')
    return [first, company === 'screen' ? { player: 'human', ...brought(second) } : { player: 'open' }];
  return [
    first,
    ...others.slice(0, sides.length - 1).map((one): NewSeat => {
      const player = otherPlayer(company, one.player);
      return player === 'open' ? { player } : { player, deck: one.deck };
    }),
  ];
}

/** Choose the panel of quests. */
async function showQuests(): Promise<void> {
  choices.choose(classic, QUESTS);
  await tick();
  document.querySelector<HTMLElement>('[aria-labelledby="quests-title"] button')?.focus();
}

export const classic: GameClient = gameClient<ClassicTable, ClassicTypes>({
  name: GAME,
  title: () => say('game-title'),
  say,
  editions,
  atTable: async () => (await import('./at-table')).parts,
  keys: { bindings: KEYS, help: HELP, regions: REGIONS },
  log: {
    begins: beginsTurn,
    tabs: [{ id: 'dice', shows: (line) => thrownIn(line).length > 0 }],
    throws: (line) => thrownIn(line).flatMap(({ faces }) => (faces.length ? [faces] : [])),
    Faces,
    Extra: LineDice,
  },
  showsHand: ({ choice }) => OF_HAND.has(choice),
  load: () => cards.load(),
  how: (table) => {
    const step = stepOf(table.asked, table.view, table.isOverlord);
    if (!HOW.has(step)) return '';
    return say(matchMedia('(pointer: coarse)').matches ? 'guide-tap' : 'guide-step', { step, name: '' });
  },
  SeatMark,
  Backdrop: EmptyField,
  MenuSettings,
  decks: deckParts,
  hasPuzzles: true,
  howToPlay: async () => (await import('./how/HowToPlay.svelte')).default,
  hasPacks: true,
  positions: async () => (await import('./positions/parts')).positionParts,
  seating: {
    ready: ({ deck, brings_deck }) => deck !== null || !brings_deck,
    about: ({ name, deck }) =>
      say('joining-about', { name: name || say('a-guest'), hero: cards.name(deck?.hero ?? '') }),
    deck: () => classicChoices.deck,
    Choice: SeatHero,
  },
  lobby: {
    Play,
    tile: { Picture, about: () => say('lead'), length: () => say('tile-length') },
    modes: () => [
      { title: say('position-mode-duel') },
      ...classicChoices.modes
        .filter(({ sides }) => sides.length > 2)
        .map(({ id }) => ({
          title: say(`position-mode-${id}`),
          choose: () => (classicChoices.mode = id),
          company: 'online' as const,
        })),
      { title: say('quest-title'), choose: () => void showQuests() },
    ],
    branches: [
      {
        name: QUESTS,
        title: () => say('quest-title'),
        tile: {
          Picture: QuestPicture,
          about: () => say('quest-tile'),
          length: () => say('quest-tile-length'),
        },
        Play: QuestPlay,
      },
    ],
    several: {
      title: () => say('screen-title'),
      about: () => say('screen-about'),
      Choice: SetupHeroes,
      seats: seatsFor,
      mode: () => classicChoices.mode,
    },
    Preview: SmallField,
    summary,
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
