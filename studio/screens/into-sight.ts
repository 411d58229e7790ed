/** A `ref` for what comes after a tap, and may be taller than the room below the thumb: the answer is to be in sight. */
export function intoSight(answer: HTMLElement | null): void {
  answer?.scrollIntoView({ block: 'nearest' })
}
