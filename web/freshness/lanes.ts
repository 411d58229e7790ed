type Waiting = { key: string; start: () => void }

/** Lets so many pieces of work run at a time; what is urgent goes before all that waits. */
export class Lanes {
  #free: number
  readonly #urgent: Waiting[] = []
  readonly #patient: Waiting[] = []
  readonly #unfinished = new Map<Promise<unknown>, string>()

  constructor(lanes: number) {
    this.#free = lanes
  }

  /** `key` says what the work is for. */
  run<Result>(key: string, work: () => Promise<Result>, isUrgent: boolean): Promise<Result> {
    const result = this.#runInTurn(key, work, isUrgent)
    this.#unfinished.set(result, key)
    const forget = () => this.#unfinished.delete(result)
    result.then(forget, forget)
    return result
  }

  /** Puts what waits for the key before all else; settles when that is done or has failed, `undefined` for nothing to do. */
  putFirst(key: string): Promise<unknown> | undefined {
    const results = [...this.#unfinished].flatMap(([result, other]) => (other === key ? [result] : []))
    if (results.length === 0) return undefined
    for (const queue of [this.#patient, this.#urgent])
      for (const waiting of queue.filter((other) => other.key === key)) {
        queue.splice(queue.indexOf(waiting), 1)
        this.#urgent.unshift(waiting)
      }
    return Promise.allSettled(results)
  }

  async #runInTurn<Result>(key: string, work: () => Promise<Result>, isUrgent: boolean): Promise<Result> {
    await new Promise<void>((start) => {
      const queue = isUrgent ? this.#urgent : this.#patient
      queue.push({ key, start })
      this.#admit()
    })
    try {
      return await work()
    } finally {
      this.#free += 1
      this.#admit()
    }
  }

  #admit(): void {
    if (this.#free === 0) return
    const next = this.#urgent.shift() ?? this.#patient.shift()
    if (!next) return
    this.#free -= 1
    next.start()
  }
}
