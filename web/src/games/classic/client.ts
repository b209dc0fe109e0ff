/** The classic game, as the shell knows it. */
import type { Invitation, SeatShown } from '$protocol/shell';
import { gameClient, type GameClient } from '$shell/game';
import { joined } from '$shell/words/words.svelte';
import { HELP, KEYS, REGIONS } from './bindings';
import { cards } from './cards/cards.svelte';
import CardsPage from './cards/CardsPage.svelte';
import LineDice from './dice/LineDice.svelte';
import { beginsTurn, thrownIn } from './dice/rolls';
import { editions } from './editions';
import { classicChoices } from './lobby/choices.svelte';
import EmptyField from './lobby/EmptyField.svelte';
import Play from './lobby/Play.svelte';
import SeatHero from './lobby/SeatHero.svelte';
import SetupHeroes from './lobby/SetupHeroes.svelte';
import SmallField from './lobby/SmallField.svelte';
import MenuSettings from './MenuSettings.svelte';
import SeatMark from './SeatMark.svelte';
import { ClassicTable } from './table.svelte';
import type { Line } from './types';
import TableView from './views/TableView.svelte';
import { say } from './words';

/** Questions for which a player needs to see the hand. */
const OF_HAND = new Set([
  'turn',
  'construction',
  'opening-hand',
  'action',
  'after-moving',
  'hero-place',
  'pay',
  'summoning-place',
]);

/** "Brissa against Roland". */
function summary({ seat, seats }: Invitation): string {
  const hero = (one: SeatShown | undefined) =>
    (one?.hero ? cards.name(one.hero).split(/[\s,]/)[0] : '') || '?';
  const others = seats.filter((one) => one.seat !== (seat ?? 0));
  return say('continue-heroes', { one: hero(seats[seat ?? 0]), other: joined(others.map(hero)) });
}

export const classic: GameClient = gameClient<ClassicTable>({
  name: 'classic',
  say,
  editions,
  open: (connection, welcome) => new ClassicTable(classic, connection, welcome),
  TableView,
  keys: { bindings: KEYS, help: HELP, regions: REGIONS },
  log: {
    begins: (line) => beginsTurn(line as Line),
    tabs: [{ id: 'dice', shows: (line) => thrownIn(line as Line).length > 0 }],
    Extra: LineDice as GameClient['log']['Extra'] & object,
  },
  showsHand: ({ choice }) => OF_HAND.has(choice),
  load: () => cards.load(),
  SeatMark,
  Backdrop: EmptyField,
  MenuSettings,
  seating: {
    ready: ({ hero }) => Boolean(hero),
    about: ({ name, hero }) => say('joining-about', { name: name || say('a-guest'), hero: cards.name(hero) }),
    deck: () => classicChoices.deck,
    Choice: SeatHero,
  },
  lobby: {
    Play,
    Setup: SetupHeroes,
    decks: (mode) =>
      mode === 'screen' ? [classicChoices.deck, classicChoices.second] : [classicChoices.deck],
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
