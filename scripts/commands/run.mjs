// Runs one of the project's scripts: installs what is missing, then hands over to Node 24.
// This file and install.mjs run under the machine's own Node (20.19 or later), so they use its built-ins alone.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { installWhatIsMissing } from './install.mjs'

const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)))
const [name, ...options] = process.argv.slice(2)
/** The commands that build. */
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
  if (major() >= 24) await runHere()
  else runUnderNode24()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function runHere() {
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
  process.argv = [process.execPath, script, ...options]
  await import(pathToFileURL(script).href)
}

function runUnderNode24() {
  const node = path.join(root, 'node_modules', '.bin', 'node')
  if (!existsSync(node) && process.env.npm_config_ignore_scripts === 'true')
    throw new Error(
      'npm is set to ignore-scripts=true, which keeps the project from having its own Node: run "npm ci --ignore-scripts=false" once, or install Node 24.',
    )
  if (!existsSync(node)) throw oldNode('24')
  const child = spawn(node, [script, ...options], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  // The child decides what a signal means; the channel tells it when this process is gone.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(`The project's own Node (${node}) can't run here: ${error.message}. Install Node 24.`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

/** As package.json says. Under an older one npm leaves out packages with machine code of their own, without a word. */
function requireNodeForPackages() {
  const minor = Number(process.versions.node.split('.')[1])
  if (major() > 22 || (major() === 22 && minor >= 12) || (major() === 20 && minor >= 19)) return
  throw oldNode('20.19, 22.12')
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

function major() {
  return Number.parseInt(process.versions.node, 10)
}
