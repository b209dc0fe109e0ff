/** The types of the protocol that the components of the classic game use. */
export type * from '$protocol/classic';
export type {
  Invitation,
  KeywordShown,
  Named,
  NewTable,
  QuestionShape,
  Refused,
  RuleShown,
  SeatShown,
  Welcome,
} from '$protocol/shell';
