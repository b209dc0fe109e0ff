/** The games of this browser. A new game is one more line here. */
import { registerGames } from '$shell/games';
import { classic } from './classic/client';
import { genericClient } from './generic/client';
import { warseer } from './warseer/client';

registerGames([classic, warseer], genericClient);
