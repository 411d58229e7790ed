/** A tab of a browser engine: a journey that uses no more than this is written once for all engines. */
export interface EnginePage {
  /** Makes the inside of the window so many pixels wide, and `HEIGHT` high. */
  resize(width: number): Promise<void>
  /** Shows the page at this address. Resolves when it has loaded. */
  open(address: string): Promise<void>
  /** Runs a function in the page, where it sees its argument and nothing else of ours, and resolves to what it returns. */
  run<Argument, Result>(act: (argument: Argument) => Result, argument: Argument): Promise<Result>
  /** As `run`, in the frame of the page, which may show another website. */
  runInFrame<Argument, Result>(act: (argument: Argument) => Result, argument: Argument): Promise<Result>
  /** Clicks at this point of the window, in pixels. */
  clickAt(point: Point): Promise<void>
  /** Presses these keys where the focus is. */
  type(text: string): Promise<void>
  /** Chooses a file of this machine in the first field that takes several. */
  choose(file: string): Promise<void>
  /** Presses a key where the focus is. */
  press(key: Key): Promise<void>
  /** What the visitor sees, as PNG. */
  screenshot(): Promise<Buffer>
  /** Errors that the page wrote to the console so far, and crashes of its process. */
  errors(): string[]
  close(): Promise<void>
}

/** The code of each key in WebDriver (w3.org/TR/webdriver2/#keyboard-actions), by its name. */
export const keyCodes = { Tab: '\uE004', Escape: '\uE00C', ArrowRight: '\uE014' } as const
export type Key = keyof typeof keyCodes

export type Point = { x: number; y: number }

/** Inner height of the window, in pixels. */
export const HEIGHT = 844

export const FILES_FIELD = 'input[type=file][multiple]'

/** The text of an expression that runs the function and has its result as JSON. */
export function expression<Argument>(act: (argument: Argument) => unknown, argument: Argument): string {
  return `JSON.stringify((${act})(${JSON.stringify(argument)}) ?? null)`
}
