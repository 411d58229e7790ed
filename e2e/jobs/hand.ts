import type { FileChooser, Locator } from '@playwright/test'
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

  /** One tap into the field; typing is not counted. */
  async write(field: Locator, words: string): Promise<void> {
    await this.press(field)
    await field.pressSequentially(words)
  }

  /** One tap opens the list, another chooses in it. */
  async choose(list: Locator, option: string): Promise<void> {
    this.#presses += 2
    await list.selectOption(option)
  }

  /** One tap opens the camera roll, another chooses in it. */
  async pick(button: Locator, files: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
    const chooser = button.page().waitForEvent('filechooser')
    await this.press(button)
    this.#presses += 1
    await (await chooser).setFiles(files)
  }
}
