#!/usr/bin/env node
import process from 'node:process'

const NEEDED = 24
const [major = 0] = process.versions.node.split('.').map(Number)
// What the commands import is not there before.
if (major >= NEEDED) await import('./commands.ts')
else {
  console.error(`oxbow needs Node ${NEEDED} or later, and this is Node ${major}.`)
  process.exitCode = 1
}
