/** The lines of a game that are seen together. */

interface Lined {
  events: readonly { kind: string }[];
}

const has = (line: Lined, kind: string): boolean => line.events.some((event) => event.kind === kind);

/** An attack with all its dice and wounds is one scene, also where a question cut off its beginning. */
export function attackScenes<L extends Lined>(lines: readonly L[], attacking: boolean): L[][] {
  const scenes: L[][] = [];
  let open = attacking;
  let begins = true;
  for (const line of lines) {
    if (has(line, 'attack-declared')) [open, begins] = [true, true];
    const last = scenes.at(-1);
    if (last && open && !begins) last.push(line);
    else scenes.push([line]);
    begins = !open;
    if (has(line, 'attack-ended')) [open, begins] = [false, true];
  }
  return scenes;
}
