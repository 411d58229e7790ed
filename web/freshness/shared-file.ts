import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import type { z } from 'zod'

/**
 * A value in a file of the build, for Next may run the proxy apart from what answers the webhook. Whoever reads it has what
 * was written last, also after a restart.
 */
export class SharedFile<Value> {
  readonly #file: string
  readonly #parser: z.ZodType<Value>
  readonly #initial: Value
  #read: { state: string; value: Value }

  /** `initial` is the value while there is no file. */
  constructor(file: string, parser: z.ZodType<Value>, initial: Value) {
    this.#file = file
    this.#parser = parser
    this.#initial = initial
    this.#read = { state: '', value: initial }
  }

  read(): Value {
    const found = statSync(this.#file, { throwIfNoEntry: false })
    const state = found ? `${found.mtimeMs} ${found.size} ${found.ino}` : ''
    if (state !== this.#read.state)
      this.#read = {
        state,
        value: state ? this.#parser.parse(JSON.parse(readFileSync(this.#file, 'utf8'))) : this.#initial,
      }
    return this.#read.value
  }

  /** In one step, for another reader may look at any moment. */
  write(value: Value): void {
    writeFileSync(`${this.#file}.part`, JSON.stringify(value))
    renameSync(`${this.#file}.part`, this.#file)
  }
}
