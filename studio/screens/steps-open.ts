/** Whether "Make it yours" is open in this tab: who comes back from one of its steps finds the others. */
let isOpen = false

export const areStepsOpen = (): boolean => isOpen

export function keepStepsOpen(now: boolean): void {
  isOpen = now
}
