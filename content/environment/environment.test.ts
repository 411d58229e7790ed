import { describe, expect, test } from 'vitest'
import { clientOptions, EnvironmentError, readEnvironment } from './environment.ts'
import { refusedPorts, withoutSecrets } from './variables.ts'

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

test('a contact for weaknesses is an address to write to, to open or to call', () => {
  const read = (SECURITY_CONTACT: string) => readEnvironment({ ...secrets, SECURITY_CONTACT }).securityContact
  for (const good of ['mailto:ana@mail.example', 'https://site.example/security', 'tel:+1-704-555-0100'])
    expect(read(good)).toBe(good)
  expect(read('')).toBeUndefined()
  for (const bad of [
    'ana@mail.example',
    'http://site.example',
    'mailto:ana',
    'https://a.example\nExpires: never',
  ])
    expect(problemsOf({ ...secrets, SECURITY_CONTACT: bad })).toContain(
      'begin it with mailto:, https:// or tel:',
    )
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

describe('a proxy', () => {
  const header = { TRUSTED_ADDRESS_HEADER: 'X-Forwarded-For' }

  test('is trusted only when its header and its addresses are named', () => {
    expect(readEnvironment(secrets).proxy).toBeUndefined()
    const named = { ...secrets, ...header, TRUSTED_PROXIES: '127.0.0.1, ::1,10.0.0.0/8' }
    expect(readEnvironment(named).proxy).toEqual({
      header: 'x-forwarded-for',
      addresses: ['127.0.0.1', '::1', '10.0.0.0/8'],
    })
    expect(problemsOf({ ...secrets, ...header })).toContain("name the proxy's own address in TRUSTED_PROXIES")
    expect(problemsOf({ ...secrets, TRUSTED_PROXIES: '::1' })).toContain(
      'name the header that the proxy writes in TRUSTED_ADDRESS_HEADER',
    )
  })

  test.each(['X-Forwarded-For, Forwarded', 'Forwarded'])('has a header of addresses, not "%s"', (name) => {
    const wrong = { ...secrets, TRUSTED_ADDRESS_HEADER: name, TRUSTED_PROXIES: '127.0.0.1' }
    expect(problemsOf(wrong)).toContain('give the name of one header that holds addresses')
  })

  test.each(['localhost', '10.0.0', '10.0.0.256', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', ':::', '*'])(
    'has addresses, not "%s"',
    (address) => {
      const wrong = { ...secrets, ...header, TRUSTED_PROXIES: `127.0.0.1,${address}` }
      expect(problemsOf(wrong)).toContain(`TRUSTED_PROXIES has "${address}": give addresses such as`)
    },
  )
})

describe('addresses', () => {
  const addresses = { SITE_URL: 'https://www.site.example/', STUDIO_URL: 'https://studio.site.example' }

  test('are those that the two variables say, while programs of this machine go on using its ports', () => {
    const { siteUrl, studioUrl, localSiteUrl, localStudioUrl, lake } = readEnvironment({
      ...secrets,
      ...addresses,
    })
    expect([siteUrl, studioUrl]).toEqual(['https://www.site.example', 'https://studio.site.example'])
    expect([localSiteUrl, localStudioUrl]).toEqual(['http://localhost:3000', 'http://localhost:3333'])
    expect([lake.apiHost, lake.imageBaseUrl]).toEqual(Array(2).fill('http://localhost:3333/lake'))
  })

  test('have a host alone, and each its own', () => {
    for (const name of ['SITE_URL', 'STUDIO_URL'])
      for (const rest of ['/desk', '/?a', '#a'])
        expect(problemsOf({ ...secrets, [name]: `https://a.example${rest}` })).toContain(
          `${name} is "https://a.example${rest}": give the host alone, such as https://a.example`,
        )
    expect(problemsOf({ ...secrets, STUDIO_URL: 'https://a:b@a.example' })).toContain('give the host alone')
    expect(problemsOf({ ...secrets, STUDIO_URL: 'studio.a.example' })).toContain('the whole public address')
    expect(problemsOf({ ...secrets, ...addresses, STUDIO_URL: addresses.SITE_URL })).toContain(
      'SITE_URL and STUDIO_URL are both https://www.site.example',
    )
  })
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

test.each([
  ['', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
])('listening at "%s", the product asks itself at %s', (LISTEN_HOST, site) => {
  const { localSiteUrl, lake, localStudioUrl } = readEnvironment({ ...secrets, LISTEN_HOST })
  expect(localSiteUrl).toBe(site)
  expect(lake.apiHost).toBe(`${localStudioUrl}/lake`)
  expect(new URL(localStudioUrl).hostname).toBe(new URL(site).hostname)
})

test('a mirror needs a command alone; a folder for it is refused with the command to set instead', () => {
  const commandOf = (more: Record<string, string>) => readEnvironment({ ...secrets, ...more }).mirrorCommand
  expect(commandOf({})).toBeUndefined()
  expect(commandOf({ MIRROR_COMMAND: 'true', MIRROR_DIR: '' })).toBe('true')
  expect(problemsOf({ ...secrets, MIRROR_DIR: '/srv/mirror' })).toContain(
    'set MIRROR_COMMAND="rsync -a --delete --checksum ./ /srv/mirror/"',
  )
})

test('a command of the owner’s gets what it may need, and no secret', () => {
  const secrets = { SANITY_API_WRITE_TOKEN: 'x', SANITY_REVALIDATE_SECRET: 'x', STUDIO_PASSWORD: 'x' }
  const more = { PATH: '/bin', RCLONE_CONFIG: 'a', STUDIO_PORT: '1' }
  expect(withoutSecrets({ ...more, ...secrets })).toEqual(more)
})
