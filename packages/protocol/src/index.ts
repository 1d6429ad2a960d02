/** @orrery/protocol: the messages between server and clients, as schemas. */
export { applyChanges, changesBetween } from './changes.ts';
export { Command, Done, Policy } from './commands.ts';
export { Id, Slug } from './data.ts';
export {
  AnswerData,
  ChoiceData,
  EventData,
  MessageData,
  MomentData,
  OutcomeData,
  QuestionData,
  UnavailableData,
  View,
} from './game-data.ts';
export { About, BotInfo, GameInfo, GameList } from './games.ts';
export { INVITE_HEADER, LIMITS, LIVE_PATH, livePath } from './limits.ts';
export { ChatLine, ChatList, ClientMessage, RequestNumber, ServerMessage } from './live.ts';
export { CodeMade, CodeOwner, CodeRequest, CodeState, GuestRequest, Me, Person } from './people.ts';
export { consultPolicies, noPolicies, type PolicyResult } from './policies.ts';
export {
  Change,
  DealInfo,
  PastPosition,
  Position,
  SeatClock,
  SeatPolicies,
  Step,
  StepList,
  ToldMove,
} from './positions.ts';
export { codeOf, groupCode, RANDOM_LETTERS, readCode } from './recovery-code.ts';
export {
  Clock,
  First,
  Help,
  Problem,
  ReviewState,
  SeatInfo,
  SeatRequest,
  TableCreated,
  TableInfo,
  TableList,
  TableListName,
  TableListRequest,
  TableRequest,
  TableStatus,
  TableSummary,
  UndoVote,
  Visibility,
} from './tables.ts';
