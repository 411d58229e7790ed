// Runs one of the project's scripts: installs what is missing, then hands over to the project's own Node.
// This file and install.mjs run under the machine's own Node (20.19 or later), so they use its built-ins alone.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { installWhatIsMissing } from './install.mjs'

const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)))
const [name, ...options] = process.argv.slice(2)
const { engines, dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const running = Number.parseInt(process.versions.node, 10)
/** The major version of the project's own Node. */
const own = Number.parseInt(dependencies.node, 10)
const BUILDING = ['start', 'dev', 'build', 'export', 'test']
const script = path.join(root, 'scripts/commands', `${name}.ts`)
// Node keeps the modules of all processes there as it has compiled them: every start is a second faster for it.
process.env.NODE_COMPILE_CACHE ||= path.join(root, '.data/compile-cache')

try {
  requireNodeForPackages()
  requireUsablePath()
  requireUsableProxies()
  process.chdir(root)
  await installWhatIsMissing(root)
  if (running >= own) await runHere()
  else runUnderOwn()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function runHere() {
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
  process.argv = [process.execPath, script, ...options]
  await import(pathToFileURL(script).href)
}

function runUnderOwn() {
  const node = path.join(root, 'node_modules', '.bin', 'node')
  if (!existsSync(node) && process.env.npm_config_ignore_scripts === 'true')
    throw new Error(
      `npm is set to ignore-scripts=true, which keeps the project from having its own Node: run "npm ci --ignore-scripts=false" once, or install Node ${own}.`,
    )
  if (!existsSync(node)) throw oldNode(own)
  const child = spawn(node, [script, ...options], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  // The child decides what a signal means; the channel tells it when this process is gone.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(`The project's own Node (${node}) can't run here: ${error.message}. Install Node ${own}.`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

/** Under an older one than these npm leaves out packages with machine code of their own, without a word. */
function requireNodeForPackages() {
  const oldest = engines.node.match(/\d+\.\d+/g)
  const next = oldest.find((version) => Number.parseInt(version, 10) >= running)
  const isOlder = next && process.versions.node.localeCompare(next, 'en', { numeric: true }) < 0
  if (isOlder) throw oldNode(oldest.join(', '))
}

function oldNode(wanted) {
  return new Error(
    `This is Node ${process.versions.node}; install Node ${wanted} or later from https://nodejs.org.`,
  )
}

/** Programs that build take these signs of a path for the end of it or for a code. Space, quotes, brackets and letters of any kind are fine. */
function requireUsablePath() {
  const [sign] = /[#?%:\n\r\t]/.exec(process.platform === 'win32' ? root.slice(2) : root) ?? []
  if (sign === undefined || !BUILDING.includes(name)) return
  const named = sign.trim() ? `a "${sign}"` : 'a line break or tab'
  throw new Error(
    `The folder's path has ${named}, which programs that build can't take: move it. It is ${root}`,
  )
}

/** Clients of the network give up at a proxy's address that they can't read, whether they need it or not. */
function requireUsableProxies() {
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY'].flatMap((name) => [name, name.toLowerCase()])) {
    const value = process.env[name]
    if (!value || /^(https?|socks5?):$/.test(protocolOf(value))) continue
    throw new Error(`${name} is "${value}": give a proxy's whole address, such as http://proxy.example:3128.`)
  }
}

function protocolOf(address) {
  try {
    return new URL(address).protocol
  } catch {
    return ''
  }
}
