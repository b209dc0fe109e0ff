/** The player's last choices in the lobby for Warseer. */
class WarseerChoices {
  deck = $state(localStorage.getItem('warseer-deck') ?? '');
  player = $state(localStorage.getItem('warseer-player') ?? '');
  mode = $state(localStorage.getItem('warseer-mode') ?? 'duel');
  map = $state(localStorage.getItem('warseer-map') ?? '');

  choose(name: 'deck' | 'player' | 'mode' | 'map', value: string): void {
    this[name] = value;
    localStorage.setItem(`warseer-${name}`, value);
  }
}

export const warseerChoices = new WarseerChoices();
