const MOST = 100

/** The pages that visitors requested, the last one first, so that these are rendered before others. */
export class RecentPaths {
  readonly #paths = new Set<string>()

  note(path: string): void {
    this.#paths.delete(path)
    this.#paths.add(path)
    if (this.#paths.size > MOST) for (const oldest of this.#paths) return void this.#paths.delete(oldest)
  }

  get lastFirst(): string[] {
    return [...this.#paths].reverse()
  }
}
