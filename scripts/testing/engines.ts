import { globSync } from 'node:fs'
import type { Variables } from '../environment/project-root.ts'
import { inPath } from './browser.ts'

type Engine = {
  name: 'firefox' | 'webkit'
  /** Debian's packages that bring the programs. */
  packages: string
  programs: readonly (string | undefined)[]
}

/** The browser engines beside Chromium that the site is tried in: those of this machine, and those that it lacks. */
export function findEngines(variables: Variables) {
  const [miniBrowser] = globSync('/usr/lib{,exec}/{*/,}webkit2gtk-4.*/MiniBrowser')
  const engines: readonly Engine[] = [
    { name: 'firefox', packages: 'firefox-esr', programs: [inPath(['firefox-esr'], variables)] },
    {
      name: 'webkit',
      packages: 'webkit2gtk-driver and xvfb',
      programs: [inPath(['WebKitWebDriver'], variables), inPath(['Xvfb'], variables), miniBrowser],
    },
  ]
  const found = engines.map(({ programs, ...engine }) => {
    const here = programs.filter((program) => program !== undefined)
    return { ...engine, programs: here, isInstalled: here.length === programs.length }
  })
  return {
    installed: found.filter(({ isInstalled }) => isInstalled),
    missing: found.filter(({ isInstalled }) => !isInstalled),
  }
}
