import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../environment/project-root.ts'
import { runMain } from '../../product/processes/run-main.ts'

type Package = {
  version?: string
  dev?: boolean
  optional?: boolean
  cpu?: string[]
  os?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
type Packages = Record<string, Package>
type Lockfile = { packages: Packages }

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/
const SYSTEM = /-(darwin|linux|win32|freebsd|android|openharmony)-/
const PROCESSOR = /-(x64|arm64|arm|ia32|riscv64|ppc64|s390x|wasm32)(?:-|$)/

/**
 * `npm run lock`: adds the packages for other systems that npm left out of package-lock.json.
 * npm drops optional packages of systems other than the one it runs on (npm/cli issue 4828) and then refuses
 * `npm ci` with such a lockfile. Run it after every change of the dependencies.
 */
await runMain(async () => {
  const file = path.join(root, 'package-lock.json')
  const lockfile: Lockfile = JSON.parse(readFileSync(file, 'utf8'))
  const missing = missingPackages(lockfile.packages)
  if (Object.keys(missing).length === 0) return
  const packages = { ...lockfile.packages, ...missing }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(file, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
  console.log(`Added to package-lock.json:\n  ${Object.keys(missing).join('\n  ')}`)
})

function missingPackages(packages: Packages): Packages {
  const found: Packages = {}
  for (const [parent, { dev, optionalDependencies }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      if (!EXACT.test(version) || isLocked(packages, parent, name)) continue
      const place =
        `node_modules/${name}` in packages ? `${parent}/node_modules/${name}` : `node_modules/${name}`
      found[place] = { version, ...system(name), ...(dev ? { dev } : {}), optional: true }
    }
  }
  return found
}

/** Node finds a package in the nearest node_modules above the one that asks for it. */
function isLocked(packages: Packages, parent: string, name: string): boolean {
  const folders = parent.split('/node_modules/')
  return (
    folders.some((_, index) => {
      const above = folders.slice(0, folders.length - index).join('/node_modules/')
      return `${above}/node_modules/${name}` in packages
    }) || `node_modules/${name}` in packages
  )
}

function system(name: string) {
  const processor = PROCESSOR.exec(name)?.[1]
  const os = SYSTEM.exec(name)?.[1]
  const libc = os !== 'linux' ? undefined : name.includes('musl') ? 'musl' : 'glibc'
  return {
    ...(processor ? { cpu: [processor] } : {}),
    ...(libc && /musl|gnu/.test(name) ? { libc: [libc] } : {}),
    ...(os ? { os: [os] } : {}),
  }
}
