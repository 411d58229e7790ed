import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Hears a line of output, and whether it was written to stderr. */
export type Listener = (line: string, isError: boolean) => void

type Line = { text: string; isError: boolean }

const MOST_LINES = 300

/** The last lines that a process has written, and who hears of each. */
export class KeptOutput {
  readonly #lines: Line[] = []
  readonly #listeners = new Set<Listener>()

  constructor({ stdout, stderr }: ChildProcess) {
    if (stdout) createInterface({ input: stdout }).on('line', (text) => this.#keep({ text, isError: false }))
    if (stderr) createInterface({ input: stderr }).on('line', (text) => this.#keep({ text, isError: true }))
  }

  get texts(): string[] {
    return this.#lines.map(({ text }) => text)
  }

  /** Calls the listener with every line, including those that were written before. */
  echo(listener: Listener): void {
    for (const { text, isError } of this.#lines) listener(text, isError)
    this.#listeners.add(listener)
  }

  #keep(line: Line): void {
    this.#lines.push(line)
    if (this.#lines.length > MOST_LINES) this.#lines.shift()
    for (const listener of this.#listeners) listener(line.text, line.isError)
  }
}
