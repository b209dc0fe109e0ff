/** The camera follows the game: what is selected, asked for or happens comes into view. */
import { untrack } from 'svelte';
import type { Camera, Point } from '$shell/board/camera.svelte';
import { settings } from '$shell/settings.svelte';
import type { WarseerTable } from '../table.svelte';
import type { HexPlace } from '../types';
import type { Picture } from './geometry';

/** A phone begins nearer, so that a finger meets one hex; a replay with the whole board. */
const PHONE_ZOOM = 1.45;
const AROUND = 60;

/** To be called while a component is made. */
export function boardEffects(table: WarseerTable, camera: Camera, picture: () => Picture): void {
  const point = (at: HexPlace): Point => {
    const { x, y } = picture().middle(at);
    return [x, y];
  };
  const creature = (id: number): Point[] => {
    const found = table.creature(id);
    return found ? [point(found.at)] : [];
  };

  $effect(() => {
    const { selected } = table;
    untrack(() => creature(selected).forEach((at) => camera.show(at, AROUND)));
  });
  $effect(() => {
    const attack = table.runningAttack;
    const aimed = table.odds?.target ? [table.selected, table.odds.target] : [];
    // They stay in view when the sheet grows over the field.
    const seen = settings.speed !== 'none' || camera.covered > 0;
    const shown = attack && seen ? [attack.attacker, attack.target] : camera.covered ? aimed : [];
    untrack(() => camera.showAll(shown.flatMap(creature), AROUND));
  });
  $effect(() => {
    const { places, offered } = table;
    untrack(() => {
      const hexes = [...places.values()].flatMap(({ option }) =>
        'at' in option ? [option.at as HexPlace] : [],
      );
      camera.showAll([...hexes.map(point), ...[...offered.keys()].flatMap(creature)], AROUND);
    });
  });
  $effect(() => {
    if (camera.begun || !camera.width || !camera.height) return;
    camera.begun = true;
    untrack(() => {
      if (!camera.narrow || table.step !== null) return;
      const own = table.creatures.find((one) => one.seat === table.own && one.type === 'hero');
      camera.zoom = PHONE_ZOOM;
      camera.look(own ? point(own.at) : [camera.world.width / 2, camera.world.height]);
    });
  });
  // A lesson or a puzzle is about the whole board: the task of a lesson begins with all creatures
  // in view, a puzzle with those that are asked for.
  const task = $derived(table.task);
  $effect(() => {
    if (task !== null) camera.steered = false;
  });
  $effect(() => {
    void camera.frame;
    if (task === null || !camera.begun || !camera.narrow || camera.steered) return;
    untrack(() => {
      const offered = table.creatures.filter(({ id }) => table.welcome.puzzle && table.offered.has(id));
      camera.showAll(
        (offered.length ? offered : table.creatures).map(({ at }) => point(at)),
        AROUND,
      );
    });
  });

  // The room changed: nothing beyond the board comes into view.
  $effect(() => {
    void camera.frame;
    void camera.covered;
    untrack(() => camera.look(camera.middle));
  });
}
