import { setTimeout as pause } from 'node:timers/promises'

/** In milliseconds: while the lake is away nobody is served sooner by asking more often. */
const PAUSE = 40

/** Does something again and again until the signal is aborted; what fails is left, for it was not acknowledged. */
export async function keepTrying(
  signal: AbortSignal,
  attempt: () => Promise<void>,
  rest = PAUSE / 4,
): Promise<void> {
  while (!signal.aborted) {
    const isDone = await attempt().then(
      () => true,
      () => false,
    )
    await pause(isDone ? rest : PAUSE)
  }
}
