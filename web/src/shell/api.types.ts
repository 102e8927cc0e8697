// Generated from fairwind.tables.shown.messages by web/generate.py: do not edit.

/** What is told of an edition; with the facts that the game's words take from it, if it is not the usual one. */
export interface EditionShown {
  name: string;
  title: string;
  confidence: Record<string, string>;
  printed_facts?: Record<string, number | string>;
}

/** Something players may agree on; the first value is the usual one. */
export interface VariantShown {
  name: string;
  values: string[];
}

/** How the parts of a notation are called: the verb of an answer, or of an outcome, then the names of its parts. */
export interface PartNames {
  do: Record<string, string[]>;
  out: Record<string, string[]>;
}

/** The bots people choose among at a game, weakest first; which is usual, which suits a first game, and which plays
    for whoever is away. */
export interface BotsOffered {
  menu: string[];
  usual: string;
  first: string;
  stands_in: string;
}

/** A game: what the lobby shows, and what a drawing needs to know of it; facts are those of its usual edition.

    `first_game` are the values of variants that suit a first game, where they are not the usual ones; `decides` are the
    rules of a decision, by the name of its question; `lessons` are the names of those in its course, `puzzles`
    those of its puzzles. */
export interface GameShown {
  name: string;
  seats: number[];
  bots: BotsOffered;
  variants: VariantShown[];
  first_game: Record<string, string>;
  editions: EditionShown[];
  explains: Record<string, string[]>;
  decides: Record<string, string[]>;
  chapters: string[];
  parts: PartNames;
  printed_facts: Record<string, number | string>;
  lessons: string[];
  puzzles: string[];
}

/** A rule in words; the name of the picture that says more than these, if there is one. */
export interface RuleShown {
  number: string;
  chapter: string;
  picture: string;
  source: string;
  status: 'certain' | 'ruling';
  text: string;
  reason: string;
}

/** How other machines in the local network reach the server: its address there, and whether it lets them in.

    Only told to whoever sits at the server's own machine; the address is empty for everybody else. */
export interface NearbyShown {
  address: string;
  open: boolean;
}

/** A seat as the lobby lists it. */
export interface SeatListed {
  name: string;
  kind: 'person' | 'bot' | 'open';
  bot: string;
}

/** A table as the lobby lists it; `carried`: its game began elsewhere. */
export interface TableListed {
  id: string;
  game: string;
  status: 'waiting' | 'running';
  seats: SeatListed[];
  made: string;
  carried: boolean;
}

/** How long a seat may take: seconds a turn, and a reserve for the whole game. */
export interface PaceShown {
  turn: number;
  reserve: number;
}

/** What a seat has left, in milliseconds: of this turn, then of the reserve; and whether its time runs now. */
export interface ClockShown {
  turn: number;
  reserve: number;
  runs: boolean;
}

/** A seat at the table. */
export interface SeatShown {
  name: string;
  kind: 'person' | 'bot' | 'open';
  bot: string;
  here: boolean;
  thinking: boolean;
  owes: boolean;
  resigned: boolean;
  late: boolean;
  colour: number;
}

/** One option: how it is written, the things to touch for it, and what its words say beside its notation. */
export interface Choice {
  do: string;
  touch: string[];
  details?: Record<string, number | string>;
}

/** What a seat is asked: the message that asks, its facts, and a verb whose options may be answered in a row. */
export interface Question {
  decision: number;
  ask: string;
  facts: Record<string, number | string | boolean | number[] | string[] | null>;
  options: Choice[];
  chain: string;
}

/** Something that the words of the game have a sentence for, by its name, with its facts. */
export interface NamedFacts {
  what: string;
  facts: Record<string, number | string | boolean | number[] | string[] | null>;
}

/** What explains an option: facts for its words, rules of what it names, and which of several texts it has. */
export interface MeaningShown {
  facts: Record<string, number | string>;
  rules: string[];
  case: string;
}

/** What an option would bring to the seat: gains by store (a price is below 0) and points by item.

    `weight` says why one should think twice, empty for most; `ends` what is over with it, `then` what is asked next.
    `follows` are the usual answers to what is asked after it, and `skips` the first question that they answer.
    `means` is for whoever asks what the option does. */
export interface OptionPreview {
  do: string;
  gains: [string, number][];
  points: [string, number][];
  weight: '' | 'nothing' | 'no-points' | 'ends';
  ends: NamedFacts | null;
  then: NamedFacts | null;
  follows: string[];
  skips: string;
  means: MeaningShown;
}

/** What each option of a decision would bring, in the order of the options. */
export interface PreviewsShown {
  decision: number;
  options: OptionPreview[];
}

/** An option and what it leads to: the chance to win, and the points that are expected at the end. */
export interface OutlookShown {
  do: string;
  win: number;
  points: number;
}

/** What the coach would answer: one option, or the first of those that are about equal, `equal` of them in all.

    `other` is the next that is clearly worse, and `reason` what the best has over that, in words; empty if the coach
    can give none. */
export interface HintShown {
  decision: number;
  best: OutlookShown[];
  equal: number;
  other: OutlookShown | null;
  reason: string;
}

/** Who wants to take back what others have seen, and who has agreed of those who must. */
export interface WishShown {
  by: number;
  agreed: number[];
  others: number[];
}

/** What an undo would take back: answers in all, whole turns of others among them, and those of bots among these.

    `practice`: nobody is asked, somebody has seen what comes, and the game counts as practice from then on. */
export interface TakenBack {
  answers: number;
  turns: number;
  bots: number;
  practice: boolean;
}

/** How a game ended; with the tie-break, if it has put seats with equal points in order. */
export interface ResultShown {
  points: number[];
  places: number[];
  ended: string;
  decided_by?: string;
}

/** What is sealed before a game: the house's secret, and by seat a word (`""` where there is none).

    `awaited` are the seats whose words are still to be given, now that everybody is there. */
export interface SealsShown {
  house: string;
  words: string[];
  awaited: number[];
}

/** The word of a seat: its seal, and the word itself once the game is over, unless it was not given. */
export interface WordShown {
  seat: number;
  commitment: string;
  word: string | null;
}

/** One thing that the check of the draws has found, in words. */
export interface FindingShown {
  message: string;
  wrong: boolean;
  text: string;
}

/** What the draws of a game follow from, as far as it may be known, and what their check has found at the end. */
export interface DrawsShown {
  table: string;
  commitment: string;
  secret: string | null;
  words: WordShown[];
  findings: FindingShown[];
}

/** What everybody is shown of a table and never changes.

    `carried`: the game began elsewhere, and whoever brought it may know what is hidden. */
export interface SettledShown {
  edition: EditionShown | null;
  variants: Record<string, string>;
  pace: PaceShown | null;
  carried: boolean;
}

/** What everybody is shown of a table; `hints`: whether the coach may be asked, `hinted`: how often, by seat. */
export interface TableShown {
  id: string;
  game: string;
  status: 'waiting' | 'running' | 'over';
  n: number;
  public: boolean;
  seats: SeatShown[];
  scores: [string, number][][] | null;
  result: ResultShown | null;
  consent: WishShown | null;
  rematch: string | null;
  stopped: string | null;
  seals: SealsShown | null;
  practice: boolean;
  hints: boolean;
  hinted: number[];
  clocks: ClockShown[] | null;
  onlookers: number;
}

/** A table as one viewer sees it, but for what never changes; `view` is the game's own, empty before the start. */
export interface Changing {
  id: string;
  game: string;
  status: 'waiting' | 'running' | 'over';
  n: number;
  public: boolean;
  seats: SeatShown[];
  scores: [string, number][][] | null;
  result: ResultShown | null;
  consent: WishShown | null;
  rematch: string | null;
  stopped: string | null;
  seals: SealsShown | null;
  practice: boolean;
  hints: boolean;
  hinted: number[];
  clocks: ClockShown[] | null;
  onlookers: number;
  mine: number[];
  seat: number | null;
  view: Record<string, unknown>;
  asked: Question | null;
  undo: 'free' | 'consent' | null;
  takes_back: TakenBack | null;
  since: number;
}

/** A table as one viewer sees it, with what never changes. */
export interface Snapshot {
  id: string;
  game: string;
  status: 'waiting' | 'running' | 'over';
  n: number;
  public: boolean;
  seats: SeatShown[];
  scores: [string, number][][] | null;
  result: ResultShown | null;
  consent: WishShown | null;
  rematch: string | null;
  stopped: string | null;
  seals: SealsShown | null;
  practice: boolean;
  hints: boolean;
  hinted: number[];
  clocks: ClockShown[] | null;
  onlookers: number;
  mine: number[];
  seat: number | null;
  view: Record<string, unknown>;
  asked: Question | null;
  undo: 'free' | 'consent' | null;
  takes_back: TakenBack | null;
  since: number;
  edition: EditionShown | null;
  variants: Record<string, string>;
  pace: PaceShown | null;
  carried: boolean;
}

/** One thing that a viewer hears, with its facts beside the name. */
export interface Told {
  [fact: string]: unknown;
  event: string;
}

/** One row of the log, as a viewer may read it; with each seat's points after it, where they are open. */
export interface LogRow {
  n: number;
  at: string;
  by: number | null;
  told: Told[];
  points?: number[];
}

/** A table at which the reader has seats, `mine`.

    `owing` are the seats that owe an answer, or null where that is not known; `since` is when something was played
    last, or the table was made; `last` is what happened then, as the reader may hear it, null at the beginning. */
export interface TableHeld {
  id: string;
  game: string;
  status: 'waiting' | 'running' | 'over';
  seats: SeatListed[];
  mine: number[];
  owing: number[] | null;
  yours: boolean;
  since: string;
  last: LogRow | null;
  result: ResultShown | null;
}

/** The reader's tables: running, those first where it is their turn; waiting; and the last that are finished.

    `more` is what to ask for those finished before, or null; `turns` counts the tables where it is the reader's turn. */
export interface TablesHeld {
  running: TableHeld[];
  waiting: TableHeld[];
  finished: TableHeld[];
  more: string | null;
  turns: number;
}

/** Whoever asks: what they are called, the colour they wish for, and how many tables are theirs. */
export interface VisitorShown {
  name: string;
  colour: number | null;
  tables: number;
}

/** Where a passage leads to, and who has come through it: `here` is whoever this browser was until now. */
export interface PassageShown {
  there: VisitorShown;
  here: VisitorShown;
}

/** How the reader fared at one game, against people or against bots only; `place` and `points` are means. */
export interface FaredShown {
  game: string;
  against: 'people' | 'bots';
  games: number;
  won: number;
  place: number;
  best: number;
  points: number;
}

/** What a live connection brings: the whole first, later what may have changed; the same is left out of the view. */
export interface Update {
  snapshot: Snapshot | Changing;
  log: LogRow[];
}

/** How far a chain of answers was carried out, and the last row. */
export interface AnswerTaken {
  n: number;
  done: number;
}

/** The rule that forbids something, in words; or null if nothing does. */
export interface Why {
  rule: string | null;
  facts?: Record<string, number | string>;
  text?: string;
}

/** The step with which a part of the game begins, and the event that tells it, with its facts. */
export interface ChapterMark {
  step: number;
  event: string;
  facts: Record<string, number | string | boolean | number[] | string[] | null>;
}

/** A record before its first step; with the steps at which parts of the game and turns of seats begin.

    `names` are those of the record, empty for a seat to which it gives none; `players` are those who gave the last
    answers of each seat, as far as the record says; `carried` is how many steps were played elsewhere, null for a game
    that began where it was played. */
export interface ReplayHead {
  game: string;
  seats: number;
  names: string[];
  players: SeatListed[];
  steps: number;
  result: ResultShown | null;
  edition: EditionShown;
  variants: Record<string, string>;
  practice: boolean;
  hinted: number[];
  carried: number | null;
  chapters: ChapterMark[];
  turns: [number, number][];
}

/** A record after so many steps; `owing` are the seats that owe an answer then: a game can be played on from there.

    `views` holds every seat's if everything is open. */
export interface ReplayStep {
  step: number;
  by: number | null;
  do: string;
  told: Told[];
  view: Record<string, unknown>;
  points: number[];
  scores: [string, number][][];
  owing: number[];
  views?: Record<string, unknown>[];
}

/** Something that would likely have followed: who, and what, in words. */
export interface LikelyShown {
  seat: number;
  text: string;
}

/** An answer that gave much away: the step of the replay before it, who gave it, and what the coach says to it.

    `best` are the things to touch for the better option, `played` those for what was answered, and `follows` what
    would likely have come after the better one. */
export interface MarkShown {
  step: number;
  seat: number;
  mark: 'inaccuracy' | 'mistake' | 'blunder';
  title: string;
  remarks: string[];
  best: string[];
  played: string[];
  follows: LikelyShown[];
}

/** What the coach found in a finished game: the odds of each seat after each step, marks, and what was luck.

    The odds are chances to win, or the expected points of somebody alone. `how` says what the marks mean. */
export interface GameReviewShown {
  odds: number[][];
  marks: MarkShown[];
  luck: string[];
  how: string;
}

/** Whether a finished game was reviewed, how far that is in percent, and the review once it is done. */
export interface ReviewShown {
  status: 'none' | 'running' | 'failed' | 'done';
  percent: number;
  review: GameReviewShown | null;
}

/** A refusal: a word for programs, a sentence for people, and the rule that says so. */
export interface ProblemShown {
  type: string;
  title: string;
  status: number;
  detail: string;
  rule?: string;
  facts?: Record<string, unknown>;
}

/** What a visitor has chosen. */
export interface WishesShown {
  turns: boolean;
  zone: string;
  quiet: number[] | null;
  devices: number;
  address: string;
  confirmed: boolean;
}

/** How a visitor can be told while away, and what they have chosen. */
export interface NoticesShown {
  push: string;
  mail: boolean;
  wishes: WishesShown | null;
}

/** A lesson of a game's course, with how long it takes. */
export interface LessonListed {
  name: string;
  title: string;
  minutes: number;
  steps: number;
}

/** What a lesson says now: `number` counts from 1 to `steps`; what to point at are things of the table.

    A step that only tells goes on with the answer `next`, a quiz with `choice 1`, the others with an answer to what
    is asked in the snapshot. */
export interface LessonStepShown {
  name: string;
  number: number;
  steps: number;
  kind: 'tell' | 'answer' | 'quiz';
  text: string;
  points_at: string[];
  choices: string[];
}

/** What is said to the last answer; a forbidden one with the number of the rule. The text may be empty. */
export interface LessonReply {
  on: 'right' | 'allowed' | 'forbidden' | 'wrong';
  text: string;
  rule: string;
}

/** Where somebody stands in a lesson.

    `answers` are those that went on: to give another, send them with it; to go back, send one less. `step` is null at
    the end, when `understood` says what to have understood, and `next` which lesson follows. `told` is what happened
    since the answer before the last. */
export interface LessonShown {
  game: string;
  lesson: string;
  title: string;
  answers: string[];
  step: LessonStepShown | null;
  reply: LessonReply | null;
  understood: string;
  next: string | null;
  told: LogRow[];
  snapshot: Snapshot;
  previews: PreviewsShown | null;
}

/** A puzzle of a game: its difficulty is the level that finds it, one above the highest if none does. */
export interface PuzzleListed {
  puzzle: string;
  difficulty: number;
  seats: number;
}

/** The position of a puzzle for the seat that is asked, without what is right there. */
export interface PuzzleShown {
  game: string;
  puzzle: string;
  difficulty: number;
  snapshot: Snapshot;
  previews: PreviewsShown;
}

/** What the coach says to an answer: `best` are the options that are right, the best first.

    `chosen` is what was answered, and `lost` what that gives away of the win. `reason` says what the best has over it,
    in sentences; if it is right, over the next that is worse. */
export interface PuzzleReply {
  right: boolean;
  best: OutlookShown[];
  chosen: OutlookShown;
  lost: number;
  reason: string;
}
