/** The sound at the beginning of one's turn: two short notes, made by the browser. */

const NOTES = [659.25, 880];
/** Seconds. */
const LONG = 0.16;
const APART = 0.12;
const LOUD = 0.12;
let context: AudioContext | null = null;

/** Play it; a page that nobody has touched yet may not. */
export function ring(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  const audio = (context ??= new AudioContext());
  void audio.resume();
  NOTES.forEach((hertz, at) => {
    const begin = audio.currentTime + at * APART;
    const note = new OscillatorNode(audio, { frequency: hertz });
    const loudness = new GainNode(audio, { gain: 0 });
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(LOUD, begin + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + LONG);
    note.connect(loudness).connect(audio.destination);
    note.start(begin);
    note.stop(begin + LONG);
  });
}
