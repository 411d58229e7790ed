/** Whether "Make it yours" is open in this tab: who comes back from one of its steps finds the others. */
let isOpen = false

export const areStepsOpen = (): boolean => isOpen

export function keepStepsOpen(now: boolean): void {
  isOpen = now
}

/** Of the steps on the first screen, for `openSteps`. */
export const STEPS_ID = 'steps-of-make-it-yours'

/** Opens them and brings them into sight, for what says that something is left to do. */
export function openSteps(): void {
  const steps = document.getElementById(STEPS_ID)
  if (!(steps instanceof HTMLDetailsElement)) return
  steps.open = true
  steps.scrollIntoView({ block: 'start' })
}
