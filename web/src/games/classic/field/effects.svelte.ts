/** Effects of the field: it starts placements that are asked for, reads out measures, keeps creatures in view. */
import { untrack } from 'svelte';
import { settings } from '$shell/settings.svelte';
import { cm } from '../measures';
import type { Point } from '../types';
import { say } from '../words';
import type { Controls } from './controls.svelte';
import { middleOf } from './board/edges';
import { drawn, SIZE } from './board/geometry';

/** A figure older than this is shown muted. */
const OLD = 100;
const PHONE_ZOOM = 1.6;
const BUZZ = 12;
/** Millimetres around a running event that a phone shows: room for its dice. */
const AROUND_EVENT = 90;

/** To be called while a component is made; the returned values are reactive. */
export function fieldEffects(controls: Controls): { readonly stale: boolean; readonly said: string } {
  const { table, placement, camera, scene } = controls;
  let stale = $state(false);
  let said = $state('');

  // A question for a place begins a placement.
  $effect(() => {
    if (table.held || table.sending) return;
    const template = controls.asksTemplate;
    if (controls.asksPlace) untrack(() => placement.takePlaced());
    else if (template) untrack(() => placement.takeTemplate(template));
  });

  // A move or run that was chosen elsewhere begins here.
  $effect(() => {
    const { aiming } = table;
    if ((aiming === 'move' || aiming === 'run') && table.held?.way !== aiming) {
      untrack(() => {
        if (!table.held || placement.hand === 'keys') controls.go(aiming);
      });
    }
  });

  // The choice of Move or Run was cancelled: put the creature back.
  $effect(() => {
    if (table.aiming || !table.held || (table.held.way !== 'move' && table.held.way !== 'run')) return;
    if (untrack(() => placement.hand === 'hover' || placement.hand === 'keys'))
      untrack(() => placement.drop());
  });

  // A template that was taken up elsewhere is led by the keys of the field.
  $effect(() => {
    if (placement.isTerrain)
      untrack(() => controls.focus(scene.things.find((one) => one.key === controls.tabStop)));
  });

  // A released thing is declared when its answer has arrived.
  $effect(() => {
    void table.wayFor;
    void table.reach;
    untrack(() => placement.settle());
  });

  $effect(() => {
    if (!table.held || placement.fresh) {
      stale = false;
      return;
    }
    const timer = setTimeout(() => (stale = true), OLD);
    return () => clearTimeout(timer);
  });

  // A short buzz when the ghost comes into contact.
  let touching = false;
  $effect(() => {
    const now = Boolean(table.held && table.way?.touches.length);
    if (now && !touching && placement.hand === 'touch') navigator.vibrate?.(BUZZ);
    touching = now;
  });

  const isGoing = (way: string) => way === 'move' || way === 'run';
  const limitOf = (way: string) => (way === 'run' ? table.reach?.run_limit : table.reach?.move_limit) ?? 0;
  // Measures are read out while the keys are used.
  $effect(() => {
    if (!controls.byKeys || !table.held) said = '';
    else if (!table.way && isGoing(table.held.way))
      said = say('field-led', { way: table.held.way, length: cm(limitOf(table.held.way)) });
    else if (placement.fresh && table.way) said = table.way.legal ? table.way.words : table.way.why;
  });

  // A creature that is selected elsewhere comes into view; a question about a creature selects it.
  $effect(() => {
    const { selected } = table;
    untrack(() => {
      const token = scene.token(selected);
      if (token) camera.show(token.at);
    });
  });
  $effect(() => {
    const about = table.asked?.about['creature'];
    if (typeof about !== 'number' || !table.offers('move')) return;
    untrack(() => {
      if (table.selected !== about) void table.select(about);
    });
  });

  // The creature that a question is about and all possible answers come into view together.
  $effect(() => {
    const { asked } = table;
    // They stay in view when the sheet grows over the field.
    void camera.covered;
    if (!asked) return;
    untrack(() => {
      const about = [asked.about['creature'], asked.about['foe']].filter((one) => typeof one === 'number');
      const those = new Set([...about, ...scene.offered.keys()]);
      camera.showAll(scene.things.filter((one) => those.has(one.id)).map((one) => one.at));
    });
  });

  // So does the plan of a hint: its creature, the place where that would stand, and its target.
  $effect(() => {
    const plan = table.advised?.plan;
    if (!plan) return;
    untrack(() => {
      const tokens = [plan.creature, plan.target].flatMap((id) => scene.token(id) ?? []);
      const there = tokens.map((one) => one.at);
      camera.showAll(plan.to ? [...there, drawn(plan.to, table.edge)] : there);
    });
  });

  // The creatures of a running event come into view.
  $effect(() => {
    const { stage } = table;
    const those = stage.busy && settings.speed !== 'none' ? stage.involved : [];
    untrack(() => {
      const tokens = those.flatMap((id) => scene.token(id) ?? []);
      camera.showAll(
        tokens.map((one) => one.at),
        camera.narrow ? AROUND_EVENT : undefined,
      );
    });
  });

  // When we are asked, the camera is again where it was before others acted, unless the question is about a place.
  let before: { zoom: number; middle: Point } | null = null;
  $effect(() => {
    const { asked, stage } = table;
    const others = stage.othersAct;
    untrack(() => {
      if (others) before ??= { zoom: camera.zoom, middle: camera.middle };
      else if (asked && before) {
        const elsewhere = stage.attack || scene.offered.size || typeof asked.about['creature'] === 'number';
        if (!elsewhere) camera.glide(before.zoom, before.middle);
        if (!stage.attack) before = null;
      }
    });
  });

  // A phone begins near our edge, a replay with the whole field.
  $effect(() => {
    if (camera.begun || !camera.width || !camera.height) return;
    camera.begun = true;
    untrack(() => {
      if (!camera.narrow || table.step !== null) return;
      const own = table.creatures.find((one) => one.seat === table.own && one.type === 'hero');
      camera.zoom = PHONE_ZOOM;
      camera.look(
        own ? drawn([own.x, own.y], table.edge) : middleOf(table.edgeOf(table.own), table.edge, SIZE),
      );
    });
  });
  // A lesson or a puzzle is about the whole field: the task of a lesson begins with all creatures
  // in view, a puzzle with those that are asked for.
  const task = $derived(table.task);
  $effect(() => {
    if (task !== null) camera.steered = false;
  });
  $effect(() => {
    void camera.frame;
    if (task === null || !camera.begun || !camera.narrow || camera.steered) return;
    untrack(() => {
      const offered = scene.things.filter(({ id }) => table.welcome.puzzle && scene.offered.has(id));
      camera.showAll((offered.length ? offered : scene.things).map(({ at }) => at));
    });
  });
  // A choice between sides shows all of them.
  $effect(() => {
    if (camera.narrow && controls.sides.length) untrack(() => camera.fit());
  });
  // The room changed: nothing beyond the field comes into view.
  $effect(() => {
    void camera.frame;
    void camera.covered;
    untrack(() => camera.look(camera.middle));
  });

  return {
    get stale() {
      return stale;
    },
    get said() {
      return said;
    },
  };
}
