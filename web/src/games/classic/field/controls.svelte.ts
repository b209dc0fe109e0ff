/** Actions on the field by mouse, finger and keys: choosing, dragging, the menu of one thing. */
import { cards } from '../cards/cards.svelte';
import { focusRegion, type Handler } from '$shell/keys/keys';
import type { Press } from '$shell/keys/press';
import type { Verb } from '../bindings';
import { inspectorOf } from '../hand/inspector.svelte';
import { classicSettings } from '../settings.svelte';
import type { Point, Shown } from '../types';
import type { ClassicTable } from '../table.svelte';
import { cameraOf, type Camera } from '$shell/board/camera.svelte';
import { Placement } from './drag/placement.svelte';
import { offeredSides, type OfferedSide } from './board/edges';
import { isAimed } from './offers';
import { say } from '../words';
import { PointerInput, type PointerActions } from './drag/pointer.svelte';
import { idOf, Scene, type Thing } from './scene.svelte';
import { distance, drawn, nextTowards, SIZE } from './board/geometry';

const REGIONS_ELSEWHERE = new Set(['move', 'run', 'lay-terrain']);
const ARROWS: Readonly<Record<string, Point>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };
/** A drag shorter than this, in hundredths of a millimetre, does not count. */
const NOWHERE = 200;
/** Milliseconds that a mouse rests on a creature before its card is shown. */
const READING = 600;

/** A thing with its possible actions. */
export interface Menu {
  thing: Thing;
  name: string;
  options: readonly Shown[];
  /** Whether the options are answers to the open question, and not actions of the selected creature. */
  answers: boolean;
}

export class Controls implements PointerActions {
  readonly camera: Camera;
  readonly scene: Scene;
  readonly placement: Placement;
  readonly pointer: PointerInput;
  /** The thing that has or would get the focus. */
  focused = $state('');
  /** Whether the keys were used last: then measures are read out. */
  byKeys = $state(false);
  hoveredKey = $state('');
  menu = $state.raw<Menu | null>(null);
  measuring = $state(false);
  list: SVGGElement | null = null;
  #reading: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: ClassicTable) {
    this.camera = cameraOf(table.screenKey, { width: SIZE, height: SIZE });
    this.scene = new Scene(table);
    this.placement = new Placement(table);
    this.pointer = new PointerInput(this.camera, this.placement, this);
  }

  /** The creature under the pointer, or in focus where the keys were used last. */
  get looked(): number {
    const key = this.byKeys ? this.focused : this.hoveredKey;
    return key.startsWith('c') ? idOf(key) : 0;
  }
  /** The one thing that Tab leads to. */
  get tabStop(): string {
    const { things } = this.scene;
    if (things.some((one) => one.key === this.focused)) return this.focused;
    return things[0]?.key ?? '';
  }
  /** Whether the running question asks for a place. */
  get asksPlace(): boolean {
    return Boolean(this.table.asked?.offers.some((one) => !REGIONS_ELSEWHERE.has(one)));
  }

  /** The template that the running question asks to be laid; empty for other questions. */
  get asksTemplate(): string {
    const { asked } = this.table;
    const card = asked?.about['card'];
    const lays = asked?.shape === 'place' && asked.offers.includes('lay-terrain');
    return lays && typeof card === 'string' ? card : '';
  }

  /** The sides of the field that may be picked now. */
  get sides(): OfferedSide[] {
    return offeredSides(this.table.options);
  }

  // Choosing.

  choose(key: string, touch: boolean): void {
    const { table, scene, placement } = this;
    this.byKeys = false;
    this.menu = null;
    if (placement.hover || placement.isTerrain) {
      if (touch && !classicSettings.liftDeclares) placement.resting = true;
      else placement.release();
      return;
    }
    if (placement.resting) return;
    if (!key) {
      if (table.asked?.shape === 'turn' || !table.view?.acting) void table.select(0);
      return;
    }
    if (key.startsWith('s')) {
      const side = this.sides[idOf(key)];
      if (side) void table.answer(side.option);
      return;
    }
    this.focused = key;
    if (touch && key === `c${table.selected}` && !scene.offered.has(table.selected)) focusRegion('selection');
    else this.pick(key);
  }

  /** Answer with a thing where it is asked for, do something to it, or select it. */
  pick(key: string): void {
    const { table, scene } = this;
    const id = idOf(key);
    const thing = scene.things.find((one) => one.key === key);
    if (!thing) return;
    const answers = table.early ? undefined : scene.offered.get(id);
    if (answers?.length === 1 && answers[0]) void table.answer(answers[0].option);
    else if (answers) this.#open(thing, answers, true);
    else {
      const mine = table.creature(table.selected)?.seat === table.seat;
      const deeds = mine && id !== table.selected ? (scene.doable.get(id) ?? []) : [];
      if (deeds.length === 1 && deeds[0] && isAimed(table.aiming)) this.perform(deeds[0], false);
      else if (deeds.length) this.#open(thing, deeds, false);
      else if (mine && this.#spares(id)) return;
      else if (key.startsWith('c')) void table.select(id);
      else this.inspect(key);
    }
  }

  /** Say that a partner's creature is not attacked, where an attack is aimed at it. */
  #spares(id: number): boolean {
    const { table } = this;
    const seat = table.creature(id)?.seat;
    if (!['fight', 'shoot'].includes(table.aiming) || seat === undefined || !table.isAlly(seat)) return false;
    const why = say('field-spares-ally', { name: table.name(id), player: table.seatName(seat) });
    table.refuse({ why, cites: ['C-VAR-05'] }, [id]);
    return true;
  }

  perform(option: Shown, answers: boolean): void {
    this.menu = null;
    if (answers) void this.table.answer(option.option);
    else void this.table.act(this.table.selected, option.option);
  }

  /** Ask for the odds of an attack before it is declared. */
  weigh(option: Shown): void {
    if (this.menu?.answers) return;
    const kinds = ['fight', 'strike-magically', 'shoot', 'throw', 'shoot-magically'];
    if (kinds.includes(option.option.kind)) void this.table.weigh(this.table.selected, option.option);
  }

  inspect(key: string): boolean {
    const { table } = this;
    const id = idOf(key);
    const found = key.startsWith('t') ? table.terrains.find((one) => one.id === id) : table.creature(id);
    if (!found || !cards.face(found.card)) return false;
    table.inspected = { card: found.card, from: 'field', holder: id };
    return true;
  }

  #open(thing: Thing, options: readonly Shown[], answers: boolean): void {
    const name = this.scene.names.get(thing.id) ?? this.table.name(thing.id);
    this.menu = { thing, name, options, answers };
  }

  // Dragging.

  mayDrag(key: string, touch: boolean): boolean {
    const { scene, table } = this;
    if (!key.startsWith('c') || scene.offered.size || this.asksPlace || this.placement.isTerrain)
      return false;
    return scene.mayMove(idOf(key)) && (!touch || table.selected === idOf(key));
  }
  take(key: string, touch: boolean): void {
    const { table } = this;
    this.#read('');
    const id = idOf(key);
    this.byKeys = false;
    const { aiming } = table;
    if (table.selected !== id) void table.select(id);
    const way =
      aiming === 'run' || (table.reach?.creature === id && !table.reach.move.length && table.reach.run.length)
        ? 'run'
        : 'move';
    this.placement.take(id, way, touch ? 'touch' : 'mouse');
  }
  press(key: string): void {
    this.inspect(key);
  }
  hover(key: string): void {
    if (key === this.hoveredKey) return;
    this.#read(key);
    this.byKeys = false;
    this.hoveredKey = key;
    this.table.hovered = key.startsWith('c') ? idOf(key) : 0;
  }
  /** A creature under a resting mouse shows its card. */
  #read(key: string): void {
    const inspector = inspectorOf(this.table);
    clearTimeout(this.#reading);
    if (this.hoveredKey.startsWith('c')) inspector.look(null);
    if (!key.startsWith('c')) return;
    this.#reading = setTimeout(() => {
      const { table } = this;
      const card = table.creature(idOf(key))?.card ?? '';
      const busy = table.held || table.aiming || table.stage.busy || inspector.held;
      if (this.hoveredKey === key && !busy && cards.face(card))
        inspector.look({ card, from: 'field', holder: idOf(key) });
    }, READING);
  }
  lifted(touch: boolean): void {
    const { placement, table } = this;
    const creature = table.creature(placement.held?.creature ?? 0);
    const nowhere =
      creature && placement.held && distance(placement.held.at, [creature.x, creature.y]) < NOWHERE;
    if (nowhere) placement.drop();
    else if (touch && !classicSettings.liftDeclares) placement.resting = true;
    else placement.release();
  }

  // Keys.

  /** The keys that work wherever the focus is. */
  handlers(): Partial<Record<Verb, Handler>> {
    const { camera, placement, table } = this;
    const arrow = (press: Press) => this.arrow(press.verb, press.shift, press.ctrl);
    return {
      up: arrow,
      down: arrow,
      left: arrow,
      right: arrow,
      next: () => this.next(1),
      previous: () => this.next(-1),
      confirm: () => (placement.held ? this.confirm() : false),
      escape: () => this.escape(),
      move: () => this.go('move'),
      run: () => (placement.turn(1) ? true : this.go('run')),
      contact: () => placement.nextContact(),
      fewer: () => placement.turn(-1),
      more: () => placement.turn(1),
      measure: () => this.measure(),
      inspect: () => this.inspect(this.#inside() || !table.selected ? this.tabStop : `c${table.selected}`),
      'zoom-in': () => camera.step(1.5),
      'zoom-out': () => camera.step(1 / 1.5),
      fit: () => camera.fit(),
      threats: () => void table.watch(),
      'to-fight': () => camera.frameAll(this.scene.fight),
      digit: (press) => (press.digit === 9 ? camera.fit() : false),
    };
  }

  /** Keys on the field itself. */
  attach = (list: SVGGElement): (() => void) => {
    this.list = list;
    const press = (event: KeyboardEvent) => {
      const verb = event.key.startsWith('Arrow') ? event.key.slice(5).toLowerCase() : '';
      if (verb && !event.altKey && !event.metaKey) this.arrow(verb, event.shiftKey, event.ctrlKey);
      else if (event.key === 'Enter' || event.key === ' ') this.enter();
      else if (event.key === 'Home' || event.key === 'End')
        this.focus(this.scene.things.at(event.key === 'Home' ? 0 : -1));
      else return;
      event.preventDefault();
    };
    list.addEventListener('keydown', press);
    return () => list.removeEventListener('keydown', press);
  };

  enter(): void {
    this.byKeys = true;
    if (this.placement.held) this.confirm();
    else if (this.tabStop) this.pick(this.tabStop);
  }

  confirm(): void {
    this.byKeys = true;
    this.placement.release();
  }

  escape(): boolean {
    const { table, placement } = this;
    if (this.menu) this.menu = null;
    else if (placement.held && !(this.asksPlace && placement.held.way === 'place')) placement.drop();
    else if (table.aiming) table.aiming = '';
    else if (this.measuring) this.measuring = false;
    else if (table.selected && !table.view?.acting) void table.select(0);
    else return false;
    return true;
  }

  /** The ghost goes that way, or the focus does. */
  arrow(verb: string, small: boolean, far: boolean): boolean {
    const direction = ARROWS[verb];
    if (!direction || this.menu) return false;
    this.byKeys = true;
    if (this.placement.held) {
      this.placement.step(direction, small, far);
      if (this.placement.at) this.camera.show(drawn(this.placement.at, this.table.edge));
      return true;
    }
    const { things } = this.scene;
    const now = things.find((one) => one.key === this.tabStop);
    if (!now) return false;
    this.focus(
      this.#inside()
        ? (nextTowards(
            now.at,
            direction,
            things.filter((one) => one !== now),
          ) ?? now)
        : now,
    );
    return true;
  }

  #inside(): boolean {
    return this.list?.contains(document.activeElement) ?? false;
  }

  /** The next thing that a question asks for, or creature that can act. */
  next(step: 1 | -1): boolean {
    const { scene, table } = this;
    const wanted = scene.offered.size ? [...scene.offered.keys()] : table.toAct;
    if (!wanted.length) return false;
    const now = wanted.indexOf(scene.offered.size ? idOf(this.focused || 'c0') : table.selected);
    const next =
      wanted[now < 0 ? (step > 0 ? 0 : wanted.length - 1) : (now + step + wanted.length) % wanted.length];
    const thing = scene.things.find((one) => one.id === next);
    this.byKeys = true;
    this.focus(thing);
    if (thing && !scene.offered.size) void table.select(thing.id);
    return true;
  }

  /** Move or run by keys: the ghost stands where the creature does. */
  go(way: 'move' | 'run'): boolean {
    const { table, scene, placement } = this;
    if (!table.selected || !scene.mayMove(table.selected) || !table.isMeant(table.selected)) return false;
    this.byKeys = true;
    table.aiming = way;
    placement.take(table.selected, way, 'keys');
    this.focus(scene.things.find((one) => one.key === `c${table.selected}`));
    return true;
  }

  measure(): boolean {
    if (!this.table.selected) return false;
    this.measuring = !this.measuring;
    return true;
  }

  focus(thing: Thing | undefined): void {
    if (!thing) return;
    this.focused = thing.key;
    this.camera.show(thing.at);
    this.list?.querySelector<SVGElement>(`[data-object="${thing.key}"]`)?.focus();
  }
}
