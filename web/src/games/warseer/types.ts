/** The types of the protocol that the components of Warseer use. */
export type * from '$protocol/warseer';
export type { Refused } from '$protocol/shell';
