/** The settings for this game in this browser. */

class ClassicSettings {
  /** Whether lifting a finger declares a move at once. */
  liftDeclares = $state(localStorage.getItem('lift') === 'on');

  setLiftDeclares(on: boolean): void {
    this.liftDeclares = on;
    localStorage.setItem('lift', on ? 'on' : 'off');
  }
}

export const classicSettings = new ClassicSettings();
