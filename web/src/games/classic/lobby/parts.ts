/** The classic game in the lobby. */
import { tick } from 'svelte';
import { brought } from '$shell/decks/kept-decks.svelte';
import type { Company, LobbyParts } from '$shell/game';
import { choices } from '$shell/lobby/choices.svelte';
import { joined } from '$shell/words/words.svelte';
import { cards } from '../cards/cards.svelte';
import { classic, type ClassicTypes } from '../client';
import type { Invitation, NewSeat, SeatShown } from '../types';
import { say } from '../words';
import { classicChoices, otherPlayer } from './choices.svelte';
import Picture from './Picture.svelte';
import Play from './Play.svelte';
import QuestPicture from './QuestPicture.svelte';
import QuestPlay from './QuestPlay.svelte';
import SetupHeroes from './SetupHeroes.svelte';
import SmallField from './SmallField.svelte';

const QUESTS = 'quests';

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

export const lobbyParts: LobbyParts<ClassicTypes> = {
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
};
