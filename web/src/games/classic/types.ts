/** The types of the protocol that the table's components use. */
export type * from '$protocol/classic';
export type Point = [number, number];
