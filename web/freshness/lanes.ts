/** Lets so many pieces of work run at a time; what is urgent goes before all that waits. */
export class Lanes {
  #free: number
  readonly #urgent: (() => void)[] = []
  readonly #patient: (() => void)[] = []

  constructor(lanes: number) {
    this.#free = lanes
  }

  async run<Result>(work: () => Promise<Result>, isUrgent: boolean): Promise<Result> {
    await this.#enter(isUrgent ? this.#urgent : this.#patient)
    try {
      return await work()
    } finally {
      this.#free += 1
      this.#admit()
    }
  }

  #enter(queue: (() => void)[]): Promise<void> {
    return new Promise((resolve) => {
      queue.push(resolve)
      this.#admit()
    })
  }

  #admit(): void {
    if (this.#free === 0) return
    const next = this.#urgent.shift() ?? this.#patient.shift()
    if (!next) return
    this.#free -= 1
    next()
  }
}
