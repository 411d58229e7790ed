import { describe, expect, test } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'
import { clientOptions } from './lake.ts'
import { refusedPorts, withoutSecrets } from './variables.ts'

const secrets = {
  SANITY_API_WRITE_TOKEN: 'token-of-at-least-24-characters',
  SANITY_REVALIDATE_SECRET: 'secret-of-at-least-24-characters',
  STUDIO_PASSWORD: 'plumb-level-square',
}
const hosted = { NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc12345', NEXT_PUBLIC_SANITY_DATASET: 'staging' }
const header = { TRUSTED_ADDRESS_HEADER: 'X-Forwarded-For' }
const addresses = { SITE_URL: 'https://www.site.example/', STUDIO_URL: 'https://studio.site.example' }

const read = (more: Record<string, string> = {}) => readEnvironment({ ...secrets, ...more })

function problemsOf(variables: Record<string, string>): string {
  try {
    readEnvironment(variables)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
    throw error
  }
  return ''
}

test('the embedded lake is the default, beside the Studio', () => {
  const { lake } = read()
  expect(lake).toMatchObject({ mode: 'embedded', projectId: 'local', dataset: 'production' })
  expect(clientOptions(lake)).toMatchObject({
    apiHost: 'http://127.0.0.1:3333/lake',
    useProjectHostname: false,
    useCdn: false,
  })
  expect(read({ PORT: '4000', STUDIO_PORT: '4001' }).lake.apiHost).toBe('http://127.0.0.1:4001/lake')
})

test.each([
  ['s3:bucket/website', 'is "s3:bucket/website": give the whole path of a folder on another disk'],
  ['rclone:bucket', 'or rclone: and what rclone calls the place, such as rclone:remote:bucket/website.'],
  ['/mnt/backups', 'REPLICA and BACKUP_DIRECTORY are both /mnt/backups'],
])('a copy elsewhere can’t be kept in %s', (REPLICA, words) => {
  expect(problemsOf({ ...secrets, REPLICA, BACKUP_DIRECTORY: '/mnt/backups' })).toContain(words)
})

test('a hosted lake is chosen by a project id, leaves the address to the client and needs no password', () => {
  const { lake, studioPassword } = read({ ...hosted, STUDIO_PASSWORD: '' })
  expect(lake).toMatchObject({
    mode: 'hosted',
    projectId: 'abc12345',
    dataset: 'staging',
    apiHost: undefined,
  })
  expect(clientOptions(lake)).not.toHaveProperty('apiHost')
  expect([lake.imageBaseUrl, studioPassword]).toEqual(['https://cdn.sanity.io', ''])
})

test('a hosted lake is read without any secret, and a private dataset with a token', () => {
  const { lake, webhookSecrets } = readEnvironment(hosted)
  expect([lake.token, lake.readToken, lake.draftToken, webhookSecrets]).toEqual(['', undefined, '', []])
  expect(readEnvironment({ ...hosted, SANITY_API_READ_TOKEN: 'reads' }).lake).toMatchObject({
    token: '',
    readToken: 'reads',
    draftToken: 'reads',
  })
  const { SANITY_API_WRITE_TOKEN: written } = secrets
  expect(readEnvironment({ ...hosted, SANITY_API_WRITE_TOKEN: written }).lake).toMatchObject({
    readToken: undefined,
    draftToken: written,
  })
})

test.each([
  [{}, 'localhost:3000', '127.0.0.1:3000'],
  [{ PORT: '4000' }, 'localhost:4000', '127.0.0.1:4000'],
  // Where the framework has written its own port over PORT.
  [{ PORT: '4105', SITE_PORT: '4000' }, 'localhost:4000', '127.0.0.1:4000'],
  [{ LISTEN_HOST: '0.0.0.0' }, 'localhost:3000', '127.0.0.1:3000'],
  [{ LISTEN_HOST: '::' }, 'localhost:3000', '[::1]:3000'],
  [{ LISTEN_HOST: '::1' }, '[::1]:3000', '[::1]:3000'],
  [{ LISTEN_HOST: '192.168.1.5' }, '192.168.1.5:3000', '192.168.1.5:3000'],
  [addresses, 'localhost:3000', '127.0.0.1:3000'],
])('with %o people go to %s, and the product asks itself at %s', (variables, visited, asked) => {
  const { localSiteUrl, localStudioUrl, askedSiteUrl, askedStudioUrl, lake } = read(variables)
  expect([localSiteUrl, askedSiteUrl]).toEqual([visited, asked].map((host) => `http://${host}`))
  expect(lake.apiHost).toBe(`${askedStudioUrl}/lake`)
  expect(new URL(localStudioUrl).hostname).toBe(new URL(localSiteUrl).hostname)
})

test('public addresses are those that the two variables say', () => {
  const { siteUrl, studioUrl } = read(addresses)
  expect([siteUrl, studioUrl]).toEqual(['https://www.site.example', 'https://studio.site.example'])
})

test('a secret that is being rotated out is still accepted', () => {
  const previous = 'previous-secret-of-24-characters'
  const { webhookSecrets } = read({ SANITY_REVALIDATE_SECRET_PREVIOUS: previous })
  expect(webhookSecrets).toEqual([secrets.SANITY_REVALIDATE_SECRET, previous])
})

test.each<[Record<string, string>, Partial<ReturnType<typeof read>>]>([
  [{}, { proxy: undefined, mirrorCommand: undefined, securityContact: undefined }],
  [
    { ...header, TRUSTED_PROXIES: '127.0.0.1, ::1,10.0.0.0/8' },
    { proxy: { header: 'x-forwarded-for', addresses: ['127.0.0.1', '::1', '10.0.0.0/8'] } },
  ],
  [{ HSTS_SUBDOMAINS: 'no' }, { strictTransport: { subdomains: false, preload: false } }],
  [{ HSTS_SUBDOMAINS: 'yes' }, { strictTransport: { subdomains: true, preload: false } }],
  [{ HSTS_SUBDOMAINS: 'yes', HSTS_PRELOAD: 'yes' }, { strictTransport: { subdomains: true, preload: true } }],
  [{ MIRROR_COMMAND: 'true', MIRROR_DIR: '' }, { mirrorCommand: 'true' }],
  ...['mailto:ana@mail.example', 'https://site.example/security', 'tel:+1-704-555-0100'].map(
    (contact): [Record<string, string>, object] => [
      { SECURITY_CONTACT: contact },
      { securityContact: contact },
    ],
  ),
])('%o says %o', (variables, told) => {
  expect(read(variables)).toMatchObject(told)
})

describe('every problem is listed, each with what to do', () => {
  test('all at once', () => {
    const both = { PORT: '3333', HSTS_PRELOAD: 'yes' }
    const message = problemsOf({ ...both, SITE_URL: 'example', SANITY_REVALIDATE_SECRET: 'short' })
    expect(message.split('\n')).toEqual([
      'The environment is not complete:',
      '  - STUDIO_PASSWORD is missing: run "npm start", which makes it, or set NEXT_PUBLIC_SANITY_PROJECT_ID, for a hosted lake, which needs none.',
      '  - SANITY_API_WRITE_TOKEN is missing: run "npm start", which makes it, or set NEXT_PUBLIC_SANITY_PROJECT_ID, for a hosted lake, which needs none.',
      '  - SANITY_REVALIDATE_SECRET has 5 characters: it needs at least 24.',
      '  - SITE_URL is "example": give the whole public address, such as https://www.example.com.',
      '  - PORT and STUDIO_PORT are both 3333: give each its own.',
      '  - HSTS_PRELOAD is "yes": browsers preload a domain only whole, so set HSTS_SUBDOMAINS=yes too.',
    ])
  })

  const contact = 'begin it with mailto:, https:// or tel:'
  const ofHeader = 'give the name of one header that holds addresses'
  test.each([
    ['PORT', 'http', 'PORT is "http": give a port number between 1 and 65535.'],
    ['PORT', '0', 'PORT is "0": give a port number between 1 and 65535.'],
    ['LISTEN_HOST', '10.0.0', 'LISTEN_HOST is "10.0.0": give an address of this machine'],
    ['LAKE_URL', 'lake', 'LAKE_URL is "lake": give the lake\'s whole address'],
    [
      'NEXT_PUBLIC_SANITY_PROJECT_ID',
      'a b',
      'NEXT_PUBLIC_SANITY_PROJECT_ID is "a b": copy the id from sanity.io/manage',
    ],
    ['SECURITY_CONTACT', 'ana@mail.example', contact],
    ['SECURITY_CONTACT', 'http://site.example', contact],
    ['SECURITY_CONTACT', 'mailto:ana', contact],
    ['SECURITY_CONTACT', 'https://a.example\nExpires: never', contact],
    [
      'SITE_URL',
      'https://a.example/desk',
      'SITE_URL is "https://a.example/desk": give the host alone, such as https://a.example,',
    ],
    ['STUDIO_URL', 'https://a.example/?a', 'give the host alone, such as https://a.example'],
    ['STUDIO_URL', 'https://a.example/#a', 'give the host alone, such as https://a.example'],
    ['STUDIO_URL', 'https://a:b@a.example', 'give the host alone'],
    ['STUDIO_URL', 'studio.a.example', 'the whole public address'],
    ['STUDIO_URL', addresses.SITE_URL, 'SITE_URL and STUDIO_URL are both https://www.site.example'],
    ['HSTS_SUBDOMAINS', 'true', 'HSTS_SUBDOMAINS is "true": write yes or no.'],
    ['TRUSTED_ADDRESS_HEADER', '', 'name the header that the proxy writes in TRUSTED_ADDRESS_HEADER'],
    ['TRUSTED_PROXIES', '', "name the proxy's own address in TRUSTED_PROXIES"],
    ['TRUSTED_ADDRESS_HEADER', 'X-Forwarded-For, Forwarded', ofHeader],
    ['TRUSTED_ADDRESS_HEADER', 'Forwarded', ofHeader],
    ['SANITY_PROJECT_ID', 'abc12345', 'call it NEXT_PUBLIC_SANITY_PROJECT_ID'],
    ['MIRROR_DIR', '/srv/mirror', 'set MIRROR_COMMAND="rsync -a --delete --checksum ./ /srv/mirror/"'],
  ])('%s="%s"', (name, value, problem) => {
    const right = { ...secrets, ...addresses, ...header, TRUSTED_PROXIES: '::1' }
    expect(problemsOf({ ...right, [name]: value })).toContain(problem)
  })

  test.each(['localhost', '10.0.0', '10.0.0.256', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', ':::', '*'])(
    'a proxy at "%s"',
    (address) => {
      const wrong = { ...secrets, ...header, TRUSTED_PROXIES: `127.0.0.1,${address}` }
      expect(problemsOf(wrong)).toContain(`TRUSTED_PROXIES has "${address}": give addresses such as`)
    },
  )

  test.each(refusedPorts)('port %i, which fetch refuses, whatever it is for', async (port) => {
    const fetched = fetch(`http://127.0.0.1:${port}`).catch((error: Error) => error.cause)
    expect(await fetched).toMatchObject({ message: 'bad port' })
    for (const name of ['PORT', 'STUDIO_PORT'])
      expect(problemsOf({ ...secrets, [name]: String(port) })).toMatch(
        new RegExp(`- ${name} is ${port}, which browsers never connect to.* Give it another port.`),
      )
    expect(problemsOf({ ...secrets, LAKE_URL: `http://localhost:${port}/lake` })).toMatch(
      new RegExp(
        `port ${port}, which browsers never connect to.* Give LAKE_URL another port, or STUDIO_PORT`,
      ),
    )
  })
})

test('a command of the owner’s gets what it may need, and no secret', () => {
  const more = { PATH: '/bin', RCLONE_CONFIG: 'a', STUDIO_PORT: '1' }
  expect(withoutSecrets({ ...more, ...secrets })).toEqual(more)
})
