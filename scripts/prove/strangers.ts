import { runFuzz } from '../fuzz/engine.ts'
import { lake } from '../fuzz/lake/lake-target.ts'
import { Random } from '../fuzz/random.ts'
import { promisesOf } from '../fuzz/report.ts'
import { residentMemory } from '../fuzz/resident-memory.ts'
import { site } from '../fuzz/site-target.ts'
import { keptFiles } from './kept-files.ts'
import { counted, type Finding, type Promised, type Trial } from './promise.ts'

const AT_ONCE = 16
/** Megabytes that the process may grow by. */
const GROWTH = 60

export const malformed: Promised = {
  name: 'malformed',
  promise: 'Malformed requests end nothing, fill no memory, and keep nobody waiting',
  cannotShow: 'A flood that fills the network itself, and requests that nobody has thought of.',
  async run({ product, seed, scale }) {
    const broken: string[] = []
    const found: string[] = []
    for (const target of [site, lake]) {
      const running = target.processOf(product)
      const measureMemory = running && (() => residentMemory(running))
      const address = target.addressOf(product.environment)
      const findings = await runFuzz({ target, address, seed, requests: scale.malformed, measureMemory })
      const promises = promisesOf(findings, scale.isTimed)
      found.push(`${target.name}: ${promises.map(({ measured }) => measured).join('; ')}`)
      broken.push(
        ...promises
          .filter(({ isKept }) => !isKept)
          .map(({ name, measured }) => `The ${target.name}: not ${name} (${measured}).`),
      )
    }
    return { tried: `${counted(scale.malformed, 'request')} to each port`, found: found.join(' · '), broken }
  },
}

export const unknown: Promised = {
  name: 'unknown',
  promise: 'Addresses that nobody has made leave no file and no memory behind',
  cannotShow: 'What a proxy in front keeps of them.',
  run: proveUnknown,
}

async function proveUnknown({ product, seed, scale }: Trial): Promise<Finding> {
  const { environment } = product
  const running = site.processOf(product)
  await ask(environment.localSiteUrl, Math.ceil(scale.unknown / 5), seed + 1)
  const before = { files: await keptFiles(environment), memory: running && (await residentMemory(running)) }
  const wrong = await ask(environment.localSiteUrl, scale.unknown, seed)
  const after = { files: await keptFiles(environment), memory: running && (await residentMemory(running)) }
  const added = [...after.files].filter((file) => !before.files.has(file))
  const growth = (after.memory ?? 0) - (before.memory ?? 0)
  return {
    tried: `${scale.unknown.toLocaleString('en-US')} made-up addresses`,
    found: `${counted(added.length, 'new file')}, ${growth.toFixed(0)} MB more`,
    broken: [
      ...added.map((file) => `The file ${file} was made.`),
      ...(growth > GROWTH ? [`The site has grown by ${growth.toFixed(0)} MB.`] : []),
      ...wrong.slice(0, 5),
    ],
  }
}

/** A sentence for each answer that is not one to an address that nobody has made. */
async function ask(site: string, count: number, seed: number): Promise<string[]> {
  const random = new Random(seed)
  const wrong: string[] = []
  let asked = 0
  const askNext = async () => {
    while (asked < count) {
      asked += 1
      const address = madeUp(random)
      const response = await fetch(`${site}${address}`, { redirect: 'manual' })
      await response.body?.cancel()
      if (response.status >= 500 || response.status < 200)
        wrong.push(`${address} was answered with ${response.status}.`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askNext))
  return wrong
}

/** Also such as have a page for any town, and pictures in sizes that no page names. */
function madeUp(random: Random): string {
  const word = () => random.letters('abcdefghijklmnopqrstuvwxyz', 4 + random.below(20))
  return random.of([
    `/${word()}`,
    `/${word()}/${word()}`,
    `/service-areas/${word()}/painting`,
    `/${word()}/painting`,
    `/images/${word()}-640.avif`,
    `/share/${word()}.jpg`,
    `/islands/${word()}.js`,
    `/services/painting?${word()}=${word()}`,
  ])
}
