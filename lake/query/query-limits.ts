/** What one kind of caller may ask for. Lengths are in characters, sizes in bytes of JSON, times in milliseconds. */
export type Limits = {
  queryLength: number
  answerSize: number
  /** What the evaluation of one query may take; half a second later its process is ended. */
  time: number
  /** Processes that evaluate side by side. */
  processes: number
  /** Questions that wait, in all and from one caller. */
  waiting: number
  waitingFromOne: number
  /** For how long a caller whose query had to be ended by force is refused. */
  penalty: number
  /** Megabytes of memory that a process may fill, the documents included. */
  memory: number
  /** As `os.setPriority` counts: 0 is ordinary, 19 gives way to everything else. */
  niceness: number
}

/** Those who have shown who they are: the owner, programs with a token, the site. */
const known: Limits = {
  queryLength: 100_000,
  answerSize: 64_000_000,
  time: 5_000,
  processes: 2,
  waiting: 1_000,
  waitingFromOne: 500,
  penalty: 0,
  memory: 1_024,
  niceness: 0,
}

/** Anyone else. What a public page would ask for is far below these. */
const stranger: Limits = {
  queryLength: 4_000,
  answerSize: 2_000_000,
  time: 1_000,
  processes: 1,
  waiting: 200,
  waitingFromOne: 20,
  penalty: 10_000,
  memory: 512,
  niceness: 10,
}

export const LIMITS = { known, stranger } as const

export type CallerKind = keyof typeof LIMITS
