import { rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'rolldown'
import { root } from './project.ts'

const publicDirectory = path.join(root, 'web/public')
const directory = path.join(publicDirectory, 'islands')

// The old files go first: the site takes the one file of each name that it finds.
await rm(directory, { recursive: true, force: true })
const options = { dir: directory, entryFileNames: '[name]-[hash].js', minify: true } as const
await build({
  input: { head: path.join(root, 'web/islands/head.ts') },
  // Not a module: the theme has to be there before the page is painted.
  output: { ...options, format: 'iife' },
  logLevel: 'warn',
})
await build({
  input: { site: path.join(root, 'web/islands/site.ts') },
  // What it loads later becomes a file of its own, and so does what two of them share.
  output: { ...options, format: 'es', chunkFileNames: '[name]-[hash].js' },
  logLevel: 'warn',
})
await build({
  input: { 'service-worker': path.join(root, 'web/offline/service-worker.ts') },
  // It answers for all pages, so it stands above them, under a name that stays.
  output: { dir: publicDirectory, entryFileNames: '[name].js', format: 'iife', minify: true },
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  logLevel: 'warn',
})
