import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStudio } from './studio-server.ts'

const directory = mkdtempSync(join(tmpdir(), 'studio-'))
const services = ['https://*.lake.example', 'wss://*.lake.example']
let studio: Awaited<ReturnType<typeof startStudio>>
let url: string

beforeAll(async () => {
  mkdirSync(join(directory, 'static'))
  writeFileSync(join(directory, 'index.html'), '<!doctype html><title>Studio</title>')
  writeFileSync(join(directory, 'static/index-B2f9kx_1.js'), 'start()')
  studio = await startStudio({ directory, port: 0, services, publicUrl: 'https://studio.example.com' })
  url = `http://localhost:${studio.port}`
})

afterAll(() => {
  studio.close()
  rmSync(directory, { recursive: true })
})

test('serves the Studio at every address, and its scripts', async () => {
  for (const path of ['/', '/structure/price'])
    expect(await (await fetch(url + path)).text()).toContain('<title>Studio</title>')
  const script = await fetch(`${url}/static/index-B2f9kx_1.js`)
  expect([script.status, await script.text()]).toEqual([200, 'start()'])
})

test('allows the page the lake that is elsewhere, but no script from there', async () => {
  const { headers } = await fetch(url)
  const policy = headers.get('content-security-policy') ?? ''
  for (const part of ['img-src', 'media-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${part} [^;]*https://\\*\\.lake\\.example wss://\\*\\.lake\\.example`))
  expect(policy).toContain("script-src 'self';")
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
})

test('answers in the lake’s place to nobody', async () => {
  expect((await fetch(`${url}/lake/login`, { method: 'POST' })).status).toBe(405)
  expect((await fetch(`${url}/static/index-gone1234.js`)).status).toBe(404)
})

test('says when its port is taken', async () => {
  await expect(startStudio({ directory, port: studio.port })).rejects.toThrow('EADDRINUSE')
})
