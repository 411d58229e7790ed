// Brings node_modules to what package-lock.json says, under the machine's own Node, with its built-ins alone.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** How often a long installation says that it goes on, in milliseconds. */
const SIGN_OF_LIFE = 20_000
/** Milliseconds after which npm is ended: a registry that answers no more would keep it for good. A slow connection needs minutes. */
const LONGEST = 30 * 60_000
const NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i

/** Runs `npm ci`, for so many milliseconds at most, when packages are missing or others than the lockfile's; says so with its time. */
export async function installWhatIsMissing(root, longest = LONGEST) {
  if (isInstalled(root)) return
  console.log('• Installing packages: npm ci')
  const started = Date.now()
  const { code, output } = await npmCi(root, longest)
  if (code !== 0) throw new Error(whyInstallFailed(output))
  console.log(`✓ Packages installed ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** An installation without any development package is one for running the product (`npm ci --omit=dev`), and needs none. Compares by content: npm writes down what it installed, and the time stamps of a clone say nothing. */
function isInstalled(root) {
  const installedFile = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedFile)) return false
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  const installed = readPackages(installedFile)
  const isForDevelopment = Object.values(installed).some(({ dev }) => dev)
  const wantedPaths = Object.keys(wanted).filter(
    (name) => name !== '' && (isForDevelopment || !wanted[name].dev),
  )
  return (
    wantedPaths.every((name) => isSame(wanted[name], installed[name])) &&
    Object.keys(installed).every((name) => name in wanted)
  )
}

function isSame(wanted, installed) {
  // Other platforms' packages are optional and not installed here.
  if (!installed) return Boolean(wanted.optional || wanted.devOptional)
  return wanted.version === installed.version && wanted.integrity === installed.integrity
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch (error) {
    if (path.basename(file).startsWith('.')) return {}
    throw new Error(
      `${path.basename(file)} can't be read (${error.message}): restore it with "git checkout".`,
    )
  }
}

function npmCi(root, longest) {
  const bin = path.join(root, 'node_modules', '.bin')
  const searchPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== bin)
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // npm runs under the machine's Node: it is about to replace the project's.
      env: { ...process.env, PATH: searchPath.join(path.delimiter) },
      shell: process.platform === 'win32',
      timeout: longest,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output = (output + chunk).slice(-20_000)
      })
    const started = Date.now()
    const signs = setInterval(() => {
      console.log(`  still installing after ${Math.round((Date.now() - started) / 1000)} s`)
    }, SIGN_OF_LIFE)
    child.on('close', () => clearInterval(signs))
    child.on('error', () =>
      reject(new Error('npm was not found: install Node with npm from https://nodejs.org.')),
    )
    child.on('exit', (code) =>
      child.killed ? reject(new Error(tookTooLong(longest))) : resolve({ code, output }),
    )
  })
}

function tookTooLong(longest) {
  return `"npm ci" was ended after ${longest / 60_000} minutes. Check the network (or the registry in .npmrc) and run it again: what was downloaded is kept.`
}

function whyInstallFailed(output) {
  if (/ENOSPC|no space left/i.test(output))
    return 'The disk is full: packages need about 1 GB. Make room and run it again.'
  if (/EACCES|EPERM|EROFS/.test(output))
    return 'node_modules cannot be written: make this folder yours (for example with chown) and run it again.'
  if (NETWORK.test(output))
    return 'The packages could not be downloaded: check the network (or the registry in .npmrc) and run it again.'
  const reason =
    output.split('\n').find((line) => /npm (error|ERR!)/.test(line)) ?? output.trim().split('\n').at(-1)
  return `"npm ci" failed: ${reason?.trim() || 'it gave no reason'}. Run it by hand to see everything.`
}
