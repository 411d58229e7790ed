import type { Locator } from '@playwright/test'
import { press } from '../fixtures/devices.ts'

/** A hand that counts its taps or clicks. */
export class Hand {
  #presses = 0

  get presses(): number {
    return this.#presses
  }

  async press(target: Locator): Promise<void> {
    this.#presses += 1
    await press(target)
  }
}
