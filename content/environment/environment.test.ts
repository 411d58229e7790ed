import { describe, expect, test } from 'vitest'
import { clientOptions, EnvironmentError, readEnvironment } from './environment.ts'
import { refusedPorts } from './refused-ports.ts'

const secrets = {
  SANITY_API_WRITE_TOKEN: 'token-of-at-least-24-characters',
  SANITY_REVALIDATE_SECRET: 'secret-of-at-least-24-characters',
  STUDIO_PASSWORD: 'plumb-level-square',
}

function problemsOf(variables: Record<string, string>): string {
  try {
    readEnvironment(variables)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
    throw error
  }
  return ''
}

describe('embedded', () => {
  test('is the default and reads the lake beside the Studio', () => {
    const { lake, studioUrl, localSiteUrl } = readEnvironment(secrets)
    expect(lake).toMatchObject({ mode: 'embedded', projectId: 'local', dataset: 'production' })
    expect([studioUrl, localSiteUrl]).toEqual(['http://localhost:3333', 'http://localhost:3000'])
    expect(clientOptions(lake)).toMatchObject({
      apiHost: 'http://localhost:3333/lake',
      useProjectHostname: false,
      useCdn: false,
    })
  })

  test('follows the ports', () => {
    const { lake, localSiteUrl } = readEnvironment({ ...secrets, PORT: '4000', STUDIO_PORT: '4001' })
    expect([lake.apiHost, localSiteUrl]).toEqual(['http://localhost:4001/lake', 'http://localhost:4000'])
  })

  test('pages name the port of the site where the framework has written its own over PORT', () => {
    const { localSiteUrl } = readEnvironment({ ...secrets, PORT: '4105', SITE_PORT: '4000' })
    expect(localSiteUrl).toBe('http://localhost:4000')
  })
})

describe('hosted', () => {
  const hosted = { SANITY_PROJECT_ID: 'abc12345', SANITY_DATASET: 'staging', ...secrets }

  test('is chosen by a project id and leaves the address to the client', () => {
    const { lake } = readEnvironment(hosted)
    expect(lake).toMatchObject({
      mode: 'hosted',
      projectId: 'abc12345',
      dataset: 'staging',
      apiHost: undefined,
    })
    expect(clientOptions(lake)).not.toHaveProperty('apiHost')
    expect(lake.imageBaseUrl).toBe('https://cdn.sanity.io')
  })

  test('needs no password, because the Studio logs in at Sanity', () => {
    const { STUDIO_PASSWORD: _, ...rest } = hosted
    expect(readEnvironment(rest).studioPassword).toBe('')
  })
})

test('a secret that is being rotated out is still accepted', () => {
  const previous = 'previous-secret-of-24-characters'
  const { webhookSecrets } = readEnvironment({ ...secrets, SANITY_REVALIDATE_SECRET_PREVIOUS: previous })
  expect(webhookSecrets).toEqual([secrets.SANITY_REVALIDATE_SECRET, previous])
})

test('lists every problem at once, each with what to do', () => {
  const message = problemsOf({ PORT: 'http', SITE_URL: 'example', SANITY_REVALIDATE_SECRET: 'short' })
  expect(message).toContain('PORT is "http": give a port number between 1 and 65535.')
  expect(message).toContain(
    'SITE_URL is "example": give the whole public address, such as https://www.example.com.',
  )
  expect(message).toContain('SANITY_API_WRITE_TOKEN is missing: run "npm start"')
  expect(message).toContain('SANITY_REVALIDATE_SECRET has 5 characters: it needs at least 24.')
})

test('refuses one port for both servers', () => {
  expect(problemsOf({ ...secrets, PORT: '3333' })).toContain(
    'PORT and STUDIO_PORT are both 3333: give each its own.',
  )
})

test.each(refusedPorts)('refuses port %i, as fetch does, whatever it is for', async (port) => {
  const fetched = fetch(`http://127.0.0.1:${port}`).catch((error: Error) => error.cause)
  expect(await fetched).toMatchObject({ message: 'bad port' })
  for (const name of ['PORT', 'STUDIO_PORT'])
    expect(problemsOf({ ...secrets, [name]: String(port) })).toMatch(
      new RegExp(`- ${name} is ${port}, which browsers never connect to.* Give it another port.`),
    )
  expect(problemsOf({ ...secrets, LAKE_URL: `http://localhost:${port}/lake` })).toMatch(
    new RegExp(`port ${port}, which browsers never connect to.* Give LAKE_URL another port, or STUDIO_PORT`),
  )
})

test("the header with a visitor's address is trusted only when a variable names one", () => {
  expect(readEnvironment(secrets).addressHeader).toBeUndefined()
  const proxied = { ...secrets, TRUSTED_ADDRESS_HEADER: 'X-Forwarded-For' }
  expect(readEnvironment(proxied).addressHeader).toBe('X-Forwarded-For')
  const wrong = { ...secrets, TRUSTED_ADDRESS_HEADER: 'X-Forwarded-For, Forwarded' }
  expect(problemsOf(wrong)).toContain('give the name of one header')
})

describe('https', () => {
  const told = (more: Record<string, string>) => readEnvironment({ ...secrets, ...more }).strictTransport

  test('is said to be there for other hosts of the domain only when a variable says so', () => {
    expect(told({})).toEqual({ subdomains: false, preload: false })
    expect(told({ HSTS_SUBDOMAINS: 'no', HSTS_PRELOAD: 'no' })).toEqual({ subdomains: false, preload: false })
    expect(told({ HSTS_SUBDOMAINS: 'yes' })).toEqual({ subdomains: true, preload: false })
    expect(told({ HSTS_SUBDOMAINS: 'yes', HSTS_PRELOAD: 'yes' })).toEqual({ subdomains: true, preload: true })
  })

  test('can be preloaded only for the whole domain', () => {
    expect(problemsOf({ ...secrets, HSTS_PRELOAD: 'yes' })).toContain('set HSTS_SUBDOMAINS=yes too')
    expect(problemsOf({ ...secrets, HSTS_SUBDOMAINS: 'true' })).toContain(
      'HSTS_SUBDOMAINS is "true": write yes or no.',
    )
  })
})

test('a mirror is kept where a folder is named for it, and a command needs one', () => {
  const mirrorOf = (more: Record<string, string>) => readEnvironment({ ...secrets, ...more }).mirror
  expect(mirrorOf({})).toBeUndefined()
  expect(mirrorOf({ MIRROR_DIR: '/srv/mirror' })).toEqual({ directory: '/srv/mirror' })
  expect(mirrorOf({ MIRROR_DIR: 'm', MIRROR_COMMAND: 'true' })).toEqual({ directory: 'm', command: 'true' })
  expect(problemsOf({ ...secrets, MIRROR_COMMAND: 'true' })).toContain('is set without MIRROR_DIR')
})
