/** The name of the game on the wire. */
export const GAME = 'warseer';
