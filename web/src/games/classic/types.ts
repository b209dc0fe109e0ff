/** The types of the protocol that the components of the classic game use. */
export type * from '$protocol/classic';
export type { NewSeat, NewTable, QuestionShape, Refused, RuleShown } from '$protocol/shell';
