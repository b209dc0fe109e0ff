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
      if (!camera.narrow || table.beside) return;
      const own = table.creatures.find((one) => one.seat === table.own && one.type === 'hero');
      camera.zoom = PHONE_ZOOM;
      camera.look(own ? point(own.at) : [camera.world.width / 2, camera.world.height]);
    });
  });
  // A lesson names creatures and rows of the whole board: each step begins with all of them in view.
  const lesson = $derived(table.screen?.lesson?.step);
  $effect(() => {
    if (lesson === undefined || !camera.begun) return;
    void camera.frame;
    untrack(() => camera.showAll(table.creatures.map(({ at }) => point(at)), AROUND));
  });

  // The room changed: nothing beyond the board comes into view.
  $effect(() => {
    void camera.frame;
    void camera.covered;
    untrack(() => camera.look(camera.middle));
  });
}
