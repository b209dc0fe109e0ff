/** Warseer in the lobby. */
import type { LobbyParts } from '$shell/game';
import { served } from '$shell/lobby/served.svelte';
import type { WarseerTypes } from '../client';
import { GAME } from '../name';
import { say } from '../words';
import { warseerChoices } from './choices.svelte';
import HexPicture from './HexPicture.svelte';
import Play from './Play.svelte';
import SmallBoard from './SmallBoard.svelte';

export const lobbyParts: LobbyParts<WarseerTypes> = {
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
};
