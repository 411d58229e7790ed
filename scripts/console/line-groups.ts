/** A line of a stack, or of the properties of an error, which belongs to the line before it. */
const CONTINUED = /^(\s|[}\]])/

/** Joins the lines that a program writes at once about one thing, so that they can be told as one event. */
export class LineGroups {
  readonly #tell: (first: string, more: string) => void
  #lines: string[] = []

  constructor(tell: (first: string, more: string) => void) {
    this.#tell = tell
  }

  add(line: string): void {
    if (!CONTINUED.test(line)) this.#end()
    if (this.#lines.length === 0) setImmediate(() => this.#end())
    this.#lines.push(line)
  }

  #end(): void {
    const [first, ...more] = this.#lines.splice(0)
    if (first !== undefined && first.trim() !== '') this.#tell(first.trim(), more.join('\n'))
  }
}
